import Measurement
import Reporting

/// What can be said of the architectures' sources without measuring anything: lines and tokens,
/// types and roles, who names and writes what, the ways of events, and whether the rules hold.
enum SourceFacts {
  /// Puts them into results, in the place of what is there.
  static func add(to results: inout Results) {
    let names = results.architectures.map(\.name).uniqued()
    let source = ProjectSource(of: names)
    results.source = source.entries
    results.structure = source.structure
    results.normalization = source.normalization
    results.warnings += source.warnings
    results.semantics = ProjectSemantics.results(of: names)
    // Where the sources are not, there is a warning already.
    (results.traces, results.tracesNote) = KeptTraces.valid(of: names)
    results.rules = try? RuleRun.results(of: names)
  }

  /// How the sources that are here differ from those that results are of; `nil` if they do not.
  static func note(on results: Results) -> String? {
    guard let root = ProjectSource.root, let measured = results.environment.commit,
      let now = Machine.output("git", "-C", root, "rev-parse", "--short", "HEAD")
    else { return "Which commit the sources are of is not known." }
    let folders = results.architectures.map(\.name).uniqued().map { "Sources/\($0)" }
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
