import Measurement
import Reporting

/// What can be said of the architectures' sources without measuring anything: lines and tokens,
/// types and roles, who names and writes what, and whether the rules hold.
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
    results.rules = try? RuleRun.results(of: names)
  }

  /// Why the sources that are here are not those of a commit; `nil` if they are.
  static func difference(from commit: String?, of names: [String]) -> String? {
    guard let commit else { return "the results do not say which commit they are of" }
    guard let root = ProjectSource.root else { return "the project's sources are not here" }
    let folders = names.map { "Sources/\($0)" }
    guard
      let changed = Machine.output(
        ["git", "-C", root, "diff", "--name-only", commit, "--"] + folders)
    else { return "git does not know the commit \(commit), of which the results are" }
    let first = changed.split(separator: "\n").first
    return first.map {
      "\($0) is another one than at the commit \(commit), of which the results are"
    }
  }
}
