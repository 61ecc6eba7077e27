package import SourceAnalysis
package import Study
import Support

/// The package, and its architectures as the catalog lists them.
package struct Project: Sendable {
  /// The package's folder.
  package let root: String
  /// The folders of the architectures, in the order of every table.
  package let maps: [BucketMap]
  /// The rules of the architectures that have some.
  package let books: [RuleBook]

  package init(
    _ root: String, _ maps: [BucketMap] = BucketMap.all, _ books: [RuleBook] = RuleBook.all
  ) {
    (self.root, self.maps, self.books) = (root, maps, books)
  }

  /// The names of the architectures.
  package var names: [String] { maps.map(\.architecture) }

  /// The commit of the sources, with `+` if files differ from it.
  var commit: String {
    func git(_ words: String...) -> String? { ProgramRun(["git", "-C", root] + words).answer }
    guard let commit = git("rev-parse", "--short", "HEAD") else { return "unknown" }
    let isChanged = git("status", "--porcelain", "--", "Sources", "Tests") != ""
    return commit + (isChanged ? "+" : "")
  }
}
