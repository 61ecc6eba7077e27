import ArchitectureKit
import Equivalence
import Measurement
import Results
import Support

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

  /// Compares so many steps of each case with the base's.
  mutating func compare(steps: Int) {
    let defects = check.defects(
      base: request.contestants.base, contestants: compared, cases: request.cases, steps: steps)
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
