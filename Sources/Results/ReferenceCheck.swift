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
      (stored.forms.isEmpty, "the ways to write each pattern"),
      (stored.window == nil, "a window"),
      (
        stored.forms.contains { $0.runs.contains { !$0.valid } },
        "forms beside controls with a ratio of 1"
      ),
      (stored.window?.run.valid == false, "a window beside controls with a ratio of 1"),
      (stored.tests == nil, "unit tests"), (stored.changes == nil, "changes"),
    ]
    return facts.filter(\.isMissing).map(\.words)
  }

  /// What was measured on other sources than today's, in a few words each.
  package var older: [String] {
    let figures: [(StoredFiles.Kind, String)] = [
      (.forms, "the ways to write each pattern"), (.window, "the window"), (.tests, "unit tests"),
      (.changes, "changes"),
    ]
    return (changed.isEmpty ? [] : ["the times (of \(changed.listed))"])
      + figures.filter { stored.notes[$0.0] != nil }.map(\.1)
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

  /// What is older than the sources, and what is missing, in a sentence each.
  package var sentence: String {
    if older.isEmpty, missing.isEmpty {
      return "This is a reference: several runs of one commit on an idle machine, with everything "
        + "measured."
    }
    return [
      older.isEmpty
        ? nil
        : "**Some of the code has changed since it was measured**, so the figures are not quite today's.",
      missing.isEmpty
        ? nil : "To be a reference, the report lacks \(missing.joined(separator: "; ")).",
    ].compactMap(\.self).joined(separator: " ")
  }
}
