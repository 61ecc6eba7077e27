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

  /// Returns the commit of the sources, with `+` if files may differ from it; says why it is not known.
  func commit(_ progress: ProgressLine) -> String {
    let commit = SourceCommit(of: root)
    commit.gap.map(progress.printOnce)
    return commit.name.map { $0 + (commit.isChanged == false ? "" : "+") } ?? "unknown"
  }
}

/// The commit of a folder's sources.
package struct SourceCommit {
  /// Its short name; `nil` if it is not known.
  package let name: String?
  /// Whether files differ from it; `nil` if that is not known.
  ///
  /// Reports are left out: else the report of one run would make the next one look changed.
  package let isChanged: Bool?
  /// Why one of them is not known, as a sentence.
  package let gap: String?

  package init(of root: String) {
    func git(_ words: String...) -> ProgramRun { ProgramRun(["git", "-C", root] + words) }
    let head = git("rev-parse", "--short", "HEAD")
    let changes = git("status", "--porcelain", "--", ".", ":(exclude)Reports")
    name = head.answer
    isChanged = changes.answer.map { !$0.isEmpty }
    gap = [head, changes].first { !$0.isDone }.map {
      "The commit of the sources, or what differs from it, is not known: \($0.reason)."
    }
  }
}
