import Measurement

/// Whether a report may be cited as a reference: several runs of one commit, on a machine that did
/// nothing else, with everything measured.
package struct ReferenceCheck {
  /// The cores that other programs may use on average.
  package static let mostOtherLoad = 0.05
  /// The link orders that a reference run needs at least.
  package static let fewestLinkOrders = 4
  /// The runs that it is made of at least.
  ///
  /// Student's intervals over fewer are too wide: over three runs twice as wide as over six, and
  /// more where several comparisons are made.
  package static let fewestRuns = 6
  /// The numbers of notes at which it has the events.
  package static let sizes = [100, 1_000, 10_000, 100_000]

  private let results: Results
  private let stored: StoredFiles

  package init(_ results: Results, _ stored: StoredFiles) {
    (self.results, self.stored) = (results, stored)
  }

  /// What a reference run would need and this one lacks, in a few words each; empty for a reference.
  package var missing: [String] {
    let environment = results.environment
    let run = results.run
    let facts: [(isMissing: Bool, words: String)] = [
      (environment.commit == nil || environment.dirty != false, "a clean Git checkout"),
      (environment.configuration != "release", "a release build"),
      (
        !changed.isEmpty, "times of today's sources (\(changed.listed) changed since they were taken)"
      ),
      (results.runs.count < Self.fewestRuns, "\(Self.fewestRuns) runs"),
      (!hasAllSizes, "the events at 100 to 100,000 notes"),
      (
        (results.runs.map(\.linkOrders) + [run.linkOrders]).contains { $0 < Self.fewestLinkOrders },
        "\(Self.fewestLinkOrders) link orders"
      ),
      (
        run.otherLoad.map { $0 > Self.mostOtherLoad } ?? true,
        "an idle machine"
      ),
      (!results.valid, "controls with a ratio of 1"),
      (run.noisy != false, "controls as precise as required"),
      (
        !results.cells.contains { $0.instructions != nil },
        "counts of CPU instructions"
      ),
      (
        stored.forms.isEmpty || stored.notes[.forms] != nil,
        "the ways to write each pattern, measured on today's sources"
      ),
      (stored.window == nil || stored.notes[.window] != nil, "a window, measured on today's sources"),
      (
        stored.forms.contains { $0.runs.contains { !$0.valid } },
        "forms beside controls with a ratio of 1"
      ),
      (stored.window?.run.valid == false, "a window beside controls with a ratio of 1"),
      (stored.tests == nil || stored.notes[.tests] != nil, "the tests, measured on today's sources"),
      (stored.changes == nil || stored.notes[.changes] != nil, "the changes, measured on today's sources"),
    ]
    return facts.filter(\.isMissing).map(\.words)
  }

  /// What is not as it was measured, by the run's own checksums.
  private var changed: [String] {
    guard let now = stored.sources else { return [] }
    return (results.sharedSources == now.shared ? [] : ["what all apps share"])
      + results.architectures.filter { $0.sources != now.architectures[$0.name] }.map(\.name)
  }

  private var hasAllSizes: Bool {
    let events = results.definitions.filter { $0.title != nil }
    return !events.isEmpty
      && events.allSatisfy { event in
        Self.sizes.allSatisfy { results[.baseline, event.id, $0]?.eventTime != nil }
      }
  }

  /// One sentence on what is missing.
  package static func sentence(_ missing: [String]) -> String {
    missing.isEmpty
      ? "This is a reference: several runs of one commit on an idle machine, with everything measured."
      : "To be cited as a reference, this report needs: \(missing.joined(separator: "; "))."
  }
}
