import ArchitectureKit
import Backend
import Controllers
import Equivalence
import Interactions
import Measurement
import Report
import Results
import Support
import Toolkit

/// The checks of a run that its apps behave alike, before and after it measures them.
///
/// An app that a script has shown to differ is not measured. A contestant that differs in a case gets
/// no figures there.
struct RunGate {
  private let request: RunRequest
  private let check: EquivalenceCheck
  private var unequal: [ScriptCheck.Difference] = []
  private var found: [Defect] = []

  init(_ request: RunRequest) {
    self.request = request
    check = EquivalenceCheck(CatalogAppFactory(seed: request.seed, notes: request.notes))
  }

  /// Plays the project's scripts on everything that is to be measured.
  ///
  /// - Throws: a `CommandFailure` if a script is not valid.
  mutating func playScripts(_ interrupt: Interrupt, _ progress: ProgressLine) throws {
    let scripts = try ScriptCheck()
    if let warning = scripts.warning { progress.print(warning) }
    unequal = scripts.differences(
      among: request.variants, isInterrupted: { interrupt.isRequested },
      progress: { progress.update("playing scripts", done: $0, total: $1) })
    for (architecture, reason) in unequal {
      progress.print("\(architecture) differs from Baseline and is not measured. \(reason)")
    }
  }

  /// Compares so many steps of each case with the base's, until the user presses Ctrl-C.
  mutating func compare(steps: Int, _ interrupt: Interrupt) {
    let defects = check.defects(
      base: request.contestants.base, contestants: compared,
      cases: request.cases.lazy.filter { _ in !interrupt.isRequested }, steps: steps)
    found += defects.filter { !found.contains($0) }
  }

  /// The contestants that no script has shown to differ.
  var contestants: Contestants { request.contestants.without(unequal.map(\.architecture)) }

  /// The cases with two equal contestants or more.
  var cases: [BenchmarkCase] {
    guard !contestants.contenders.isEmpty else { return [] }
    return request.cases.filter { cell in
      compared.count { contestant in
        !found.contains { $0.cell == cell && $0.contestant == contestant }
      } > 1
    }
  }

  /// How contestants differ, by case.
  var defects: [Defect] {
    // An app that a script has shown to differ has no figure at all.
    unequal.flatMap { name, reason in request.cases.map { Defect(name, $0, reason: reason) } }
      + found
  }

  /// What is compared with the base: all but the controls that run its own code.
  private var compared: [String] {
    [contestants.base] + contestants.contenders.filter(contestants.isArchitecture)
      + contestants.controls.map(\.variant).filter { $0 != contestants.base }
  }
}

/// Checks that the apps behave alike before any of them is measured.
///
/// An app that differs gets no figures.
struct EquivalenceCheck {
  private let factory: CatalogAppFactory

  init(_ factory: CatalogAppFactory) {
    self.factory = factory
  }

  /// Runs each interaction on each architecture, and returns those that differ from the base.
  ///
  /// It compares the snapshots, the requests to the server and the work on views.
  func defects(
    base: String, contestants: [String], cases: some Sequence<BenchmarkCase>, steps: Int
  ) -> [Defect] {
    cases.flatMap { benchmarkCase in
      let expected = outcome(of: base, in: benchmarkCase, steps)
      return contestants.compactMap { contestant -> Defect? in
        let actual =
          contestant == base ? expected : outcome(of: contestant, in: benchmarkCase, steps)
        return difference(between: actual, and: expected).map {
          Defect(contestant, benchmarkCase, reason: $0)
        }
      }
    }
  }

  private struct Outcome {
    var snapshots: [String] = []
    var requests: [String] = []
    var defect: String?
  }

  private func outcome(of contestant: String, in benchmarkCase: BenchmarkCase, _ steps: Int)
    -> Outcome
  {
    var outcome = Outcome()
    do {
      guard let interaction = Interactions.named(benchmarkCase.interaction) else {
        throw InteractionError(description: "There is no interaction \(benchmarkCase.interaction).")
      }
      let variant = try factory.variant(contestant)
      let run = try factory.run(of: interaction, on: variant, size: benchmarkCase.size)
      for step in 1...steps {
        let (work, defect) = run.run(step: step)
        outcome.snapshots.append(run.driver.window.snapshot())
        let size = run.driver.fixture.noteCount
        if let defect { outcome.defect = defect }
        if !interaction.accepts(work, of: variant, size: size) {
          let least = interaction.leastWork(size)
          outcome.defect =
            outcome.defect ?? "A run does \(work) to views; the least work is \(least)."
        }
      }
      outcome.requests = run.driver.backend.log.map { "\($0)" }
    } catch {
      outcome.defect = "\(error)"
    }
    return outcome
  }

  private func difference(between actual: Outcome, and expected: Outcome) -> String? {
    if let defect = actual.defect { return defect }
    for (actual, expected) in zip(actual.snapshots, expected.snapshots) where actual != expected {
      let lines = zip(actual.split(separator: "\n"), expected.split(separator: "\n"))
      let pair = lines.first { $0 != $1 }
      return "It shows `\(pair?.0.trimmed ?? "")`, the base `\(pair?.1.trimmed ?? "")`."
    }
    return actual.requests == expected.requests ? nil : "It asks the server for something else."
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}

/// Plays the project's scripts on everything that is to be measured.
///
/// An app that differs from the first one is not measured at all.
struct ScriptCheck {
  /// An app that differs, and how: a sentence that names the script.
  typealias Difference = (architecture: String, reason: String)

  private let scripts: [Script]
  /// Why no scripts are played, as a sentence; `nil` if they are there.
  let warning: String?

  /// Reads the project's scripts.
  ///
  /// - Throws: a `CommandFailure` for the first invalid script.
  init() throws {
    let paths = ProjectScripts.paths
    scripts = try (paths ?? []).map(ScriptFile.read)
    warning = paths == nil ? ProjectScripts.missing : nil
  }

  /// Plays all scripts on all apps in step with the first; one that differs is left out of the
  /// rest.
  func differences(
    among variants: [Variant], isInterrupted: () -> Bool,
    progress: (_ done: Int, _ total: Int) -> Void
  ) -> [Difference] {
    let player = SessionPlayer()
    var equal = variants
    var differences: [Difference] = []
    for (index, script) in scripts.enumerated() where equal.count > 1 && !isInterrupted() {
      progress(index, scripts.count)
      player.play(
        on: &equal,
        failed: { failure in
          let divergence = failure.divergence
          differences.append(
            (divergence.architecture, "Script \(script.name) shows it: \(divergence.reason)"))
        }
      ) { variants throws(VerificationFailure) in
        _ = try player.play(script, in: Fixture(), on: variants)
      }
    }
    return differences
  }
}
