package import ArchitectureKit
import Backend
import Controllers

/// Reduces a failing session to a short script, played only on the apps that the failure names.
package struct FailureShrinker {
  private let runLimit: Int
  private let isInterrupted: () -> Bool

  /// Limits how many scripts may be tried; each one is played from the start.
  package init(runLimit: Int = 600, isInterrupted: @escaping () -> Bool = { false }) {
    (self.runLimit, self.isInterrupted) = (runLimit, isInterrupted)
  }

  /// Returns a failure of the same kind and variant, with as few and simple steps as possible.
  package func shrink(
    _ failure: VerificationFailure, on variants: [Variant]
  ) -> VerificationFailure {
    let culprits = [failure.divergence.reference, failure.divergence.architecture]
    let variants = variants.filter { culprits.contains($0.name) }
    let player = SessionPlayer()
    var best = failure
    func attempt(_ steps: [Step], in fixture: Fixture) -> Int? {
      if isInterrupted() { return nil }
      do throws(VerificationFailure) {
        try player.play(steps, in: fixture, on: variants, checksFinalState: failure.isInFinalCheck)
        return nil
      } catch {
        guard error.divergence.isLike(failure.divergence) else { return nil }
        best = error
        return error.sessionSteps.count
      }
    }
    var shrinker = StepShrinker(runLimit: runLimit) { attempt($0, in: failure.fixture) }
    guard runLimit > 0 else { return failure }
    let steps = shrinker.shrink(failure.sessionSteps)
    // Prefer the default fixture of scripts, if the failure occurs there too.
    if failure.fixture != Fixture() { _ = attempt(steps, in: Fixture()) }
    return best
  }
}

/// Shortens a failing list of steps, and simplifies its steps, as long as it still fails.
///
/// It removes steps by delta debugging (Zeller), then simplifies the remaining ones one by one.
package nonisolated struct StepShrinker {
  private let fails: ([Step]) -> Int?
  private var runsLeft: Int
  private var best: [Step] = []
  /// The lists that were played already, as scripts.
  private var played: Set<String> = []

  /// Limits how many lists may be tried.
  ///
  /// `fails` plays one and returns how many of its steps are enough to fail; `nil` if it passes.
  package init(runLimit: Int, fails: @escaping ([Step]) -> Int?) {
    self.fails = fails
    runsLeft = runLimit
  }

  /// Returns a short list that fails as `steps` does; `steps` itself if no run is allowed.
  package mutating func shrink(_ steps: [Step]) -> [Step] {
    best = steps
    var before: [Step] = []
    while before != best, runsLeft > 0 {
      before = best
      removeChunks()
      simplifySteps()
    }
    return best
  }

  /// Plays a list, and keeps it as the best one if it fails; returns whether it failed.
  private mutating func keepIfFailing(_ steps: [Step]) -> Bool {
    guard runsLeft > 0, played.insert(steps.map(\.description).joined(separator: "\n")).inserted
    else { return false }
    runsLeft -= 1
    guard let count = fails(steps) else { return false }
    best = Array(steps.prefix(count))
    return true
  }

  /// Removes large chunks first, then smaller ones.
  ///
  /// It starts at the end, because fewer steps depend on the later ones.
  private mutating func removeChunks() {
    var size = best.count / 2
    while size > 0 {
      var end = best.count
      while end > 0 {
        let start = max(0, end - size)
        _ = keepIfFailing(Array(best[..<start] + best[end...]))
        end = min(start, best.count)
      }
      size /= 2
    }
  }

  private mutating func simplifySteps() {
    var index = best.count - 1
    while index >= 0 {
      let isSimplified = best[index].simpler.contains { step in
        var steps = best
        steps[index] = step
        return keepIfFailing(steps)
      }
      // A simplified step is tried again, as it may become even simpler.
      if !isSimplified { index -= 1 }
      index = min(index, best.count - 1)
    }
  }
}

nonisolated extension Step {
  /// Simpler steps of the same kind, the simplest first; repeated simplification always ends.
  var simpler: [Step] {
    switch self {
    case .type(let view, let text): simplerTexts(text).map { .type(view, text: $0) }
    case .scroll(let view, let row):
      [0, 1, row / 2].filter { $0 < row }.map { .scroll(view, row: $0) }
    case .advance(let time): [.settle] + [100, 20].filter { $0 < time }.map(Self.advance)
    case .delayNext(let kind, let time):
      [200].filter { $0 < time }.map { .delayNext(kind, milliseconds: $0) }
    case .push(.change(let id, let text)):
      simplerTexts(text).map { .push(.change(id, text: $0)) }
    case .push(.insert(let id, let text)):
      simplerTexts(text).map { .push(.insert(id, text: $0)) }
    case .push(.friends(let count, _)) where count > 1: [.push(.friends(1))]
    case .turn(let events): simplerTurns(events)
    default: []
    }
  }

  private func simplerTexts(_ text: String) -> [String] {
    guard text.count > 1 else { return text == "x" || text.isEmpty ? [] : ["x"] }
    return [
      "x", String(text.prefix(text.count / 2)), String(text.dropLast()), String(text.dropFirst()),
    ]
  }

  /// Returns each single event, then all events but one, then all with one of them simplified.
  private func simplerTurns(_ events: [Step]) -> [Step] {
    guard events.count > 1 else {
      return events + (events.first?.simpler ?? []).map { .turn([$0]) }
    }
    let shorter = events.indices.map { index in
      Self.turn(events.indices.filter { $0 != index }.map { events[$0] })
    }
    let simpler = events.indices.flatMap { index in
      events[index].simpler.map { event in
        var events = events
        events[index] = event
        return Self.turn(events)
      }
    }
    return events + shorter + simpler
  }
}
