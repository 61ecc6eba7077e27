package import ArchitectureKit
package import Backend
import Toolkit

/// Plays sessions and scripts on several apps at once.
package final class SessionPlayer {
  private let cache = BackendCache()
  /// The coverage of all sessions and scripts so far.
  package private(set) var coverage = Coverage()

  package init() {}

  /// Plays a random session of `actions` steps, then checks the final state; returns all steps.
  @discardableResult
  package func play(
    _ session: Session, actions: Int, on variants: [Variant]
  ) throws(VerificationFailure) -> [Step] {
    var generator = StepGenerator(session)
    return try play(in: session.fixture, on: variants) { apps throws(Divergence) in
      for _ in 0..<actions {
        let step = generator.next(apps.screen, apps.reference.backend)
        try apps.take(step)
        coverage.count(ScreenState.all(in: apps.screen))
      }
    }
  }

  /// Plays the steps, then checks the final state.
  ///
  /// Steps that no app can take are skipped, as in the session that they come from.
  package func play(
    _ steps: [Step], in fixture: Fixture, on variants: [Variant], checksFinalState: Bool = true
  ) throws(VerificationFailure) {
    try play(in: fixture, on: variants, checksFinalState: checksFinalState) {
      apps throws(Divergence) in
      for step in steps { try apps.take(step) }
    }
  }

  /// Plays a script, then checks the final state.
  ///
  /// - Returns: the step that no app can take, at which the script ends; `nil` if there is none.
  package func play(
    _ script: Script, in fixture: Fixture, on variants: [Variant]
  ) throws(VerificationFailure) -> ScriptError? {
    var refused: ScriptError?
    try play(in: fixture, on: variants) { apps throws(Divergence) in
      for line in script.lines where refused == nil {
        let problem = try apps.take(line.step)
        coverage.count(ScreenState.all(in: apps.screen))
        if let problem {
          refused = ScriptError(
            file: script.file, line: line.number, reason: problem,
            tree: apps.reference.window.snapshot())
        }
      }
    }
    return refused
  }

  /// Repeats `body`, each time without the app that failed, until none fails or one is left.
  ///
  /// The first app is the reference. If it is wrong itself, all comparisons end: no app is left.
  package func play<Failure>(
    on variants: inout [Variant], failed: (VerificationFailure) throws(Failure) -> Void,
    _ body: ([Variant]) throws(VerificationFailure) -> Void
  ) throws(Failure) {
    let mayBeAlone = variants.count == 1
    while variants.count > 1 || mayBeAlone && !variants.isEmpty {
      do throws(VerificationFailure) {
        return try body(variants)
      } catch {
        try failed(error)
        let wrong = error.divergence.architecture
        variants = wrong == variants[0].name ? [] : variants.filter { $0.name != wrong }
      }
    }
  }

  @discardableResult
  private func play(
    in fixture: Fixture, on variants: [Variant], checksFinalState: Bool = true,
    _ body: (Lockstep) throws(Divergence) -> Void
  ) throws(VerificationFailure) -> [Step] {
    var steps: [Step] = []
    var sessionStepCount: Int?
    do throws(Divergence) {
      let apps = try Lockstep(variants, in: fixture, cache: cache)
      defer { steps = apps.steps }
      try body(apps)
      sessionStepCount = apps.steps.count
      if checksFinalState { try FinalStateCheck(apps).play() }
      return apps.steps
    } catch {
      throw VerificationFailure(
        divergence: error, steps: steps, fixture: fixture, sessionStepCount: sessionStepCount)
    }
  }
}

/// A random session, fully determined by a seed and its number, so it can be replayed alone.
package nonisolated struct Session: Equatable, Sendable {
  package let seed: UInt64
  /// Counted from 0.
  package let number: Int
  package let fixture: Fixture

  /// Draws a session of a run's seed; without a number of notes, that is drawn, too.
  package init(seed: UInt64, number: Int, noteCount: Int? = nil) {
    self.seed = seed
    self.number = number
    var random = Self.random(seed: seed, number: number)
    let drawn = Self.noteCount(&random)
    fixture = Fixture(noteCount: noteCount ?? drawn)
  }

  /// Draws a number of notes: usually a few, so that steps meet the same notes often.
  ///
  /// Some sessions have no notes, and some have far more than fit on the screen.
  private static func noteCount(_ random: inout SplitMix64) -> Int {
    switch random.below(100) {
    case ..<4: 0
    case ..<35: 1 + random.below(5)
    case ..<70: 6 + random.below(14)
    case ..<93: 20 + random.below(15)
    default: 60
    }
  }

  /// Returns the random numbers of a session, independent of those of other sessions.
  static func random(seed: UInt64, number: Int) -> SplitMix64 {
    var mixer = SplitMix64(seed: seed ^ (UInt64(number) &+ 1) &* 0xD134_2543_DE82_EF95)
    return SplitMix64(seed: mixer.next())
  }
}
