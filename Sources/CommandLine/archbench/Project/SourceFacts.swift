import Measurement
import Report
import SourceAnalysis

/// The part of the results that needs no measurement, only the architectures' sources.
///
/// It consists of lines and tokens, types and roles, dependencies and writes, traces of events, and
/// figures of unit tests.
enum SourceFacts {
  /// Adds the facts to the results and replaces existing ones.
  static func add(to results: inout Results) {
    let names = results.architectures.map(\.name).uniqued()
    let source = ProjectSource(of: names)
    results.source = source.entries
    results.structure = source.structure
    results.normalization = source.normalization
    results.warnings += source.warnings
    results.semantics = ProjectSemantics.results(of: names)
    // If the sources are missing, there is a warning already.
    (results.traces, results.tracesNote) = KeptTraces.valid(of: names)
    if let root = ProjectSource.root {
      (results.testability, results.testabilityNote) = KeptTestability.valid(of: names, root: root)
      let changes = KeptChanges.valid(of: names, root: root)
      results.changes = changes.file?.changes
      results.changeRequests = changes.file?.requests
      results.conversion = changes.file?.conversion
      results.changesNote = changes.note
    }
  }

  /// Returns how the current sources differ from the measured ones; `nil` if they are the same.
  static func note(on results: Results) -> String? {
    guard let root = ProjectSource.root, let measured = results.environment.commit,
      let now = Machine.output("git", "-C", root, "rev-parse", "--short", "HEAD")
    else { return "Which commit the sources are of is not known." }
    let folders = results.architectures.map(\.name).uniqued().map(BucketMap.folder)
    let words = ["git", "-C", root, "diff", "--name-only", measured, "--"] + folders
    guard let list = Machine.output(words) else {
      return
        "The sources are of commit `\(now)`; git does not know `\(measured)`, which was measured."
    }
    let changed = list.split(separator: "\n").map { "`\($0)`" }
    guard !changed.isEmpty else { return nil }
    return "The sources are of commit `\(now)`. Since `\(measured)`, which was measured, "
      + "\(changed.count) of their files have changed: \(changed.joined(separator: ", "))."
  }
}
