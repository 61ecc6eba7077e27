import Testing
import ArchitectureRules
import Foundation
import SourceMetrics
import Synchronization

/// A violation put into an architecture's sources: a rule must be broken by it, and there.
struct Seed: CustomTestStringConvertible {
  let architecture: String
  let rule: String
  let path: String
  let old: String
  let new: String

  /// - Parameters:
  ///   - rule: the id of the rule that it breaks.
  ///   - path: the file, from the architecture's folder.
  ///   - old: a text of that file; its first occurrence is replaced.
  ///   - new: what takes its place.
  ///   - architecture: whose folder it is.
  init(_ rule: String, _ path: String, _ old: String, _ new: String, in architecture: String) {
    self.architecture = architecture
    self.rule = rule
    self.path = "Sources/\(architecture)/\(path)"
    self.old = old
    self.new = new
  }

  var testDescription: String { "\(architecture), \(rule)" }

  /// The sources with the violation, and the lines that it stands on.
  func planted(in sources: RuleSources) throws -> (sources: RuleSources, lines: ClosedRange<Int>) {
    guard let text = sources.files.first(where: { $0.path == path })?.text,
      let range = text.firstRange(of: old)
    else { throw Missing(seed: self) }
    let first = text[..<range.lowerBound].count { $0 == "\n" } + 1
    let changed = text.replacingCharacters(in: range, with: new)
    return (
      try sources.replacing(path, with: changed), first...first + new.count { $0 == "\n" }
    )
  }

  struct Missing: Error {
    let seed: Seed
  }

  static let all = baseline + mvc + mvvm + redux + ziggurat + RuleBook.all.flatMap(common)

  /// Violations of the rules that all share, in a file that all have.
  private static func common(_ book: RuleBook) -> [Seed] {
    func seed(_ rule: String, _ old: String, _ new: String) -> Seed {
      Seed(rule, "Root/RestoringViewController.swift", old, new, in: book.architecture)
    }
    return [
      seed("no-globals", "import Toolkit\n", "import Toolkit\n\nvar shownScreens = 0\n"),
      seed("no-globals", "  // MARK", "  static var count = 0\n  // MARK"),
      seed(
        "no-globals", "  // MARK",
        "  static let shared = RestoringViewController(on: MainLoop())\n  // MARK"),
      seed("known-modules", "import Toolkit\n", "import Toolkit\nimport Foundation\n"),
      seed("outside-world", "{ RestoringScreen", "{ Task {}; return RestoringScreen"),
      seed("storyboard", "RestoringScreen(on: loop)", "Label(on: loop)"),
      seed("storyboard", "  // MARK", "  func add() { view.addSubview(view) }\n  // MARK"),
    ]
  }
}

/// The sources as they are.
enum ProjectRules {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Read once for all tests.
  private static let known = Mutex<[String: RuleSources]>([:])

  static func sources(of architecture: String) throws -> RuleSources {
    try known.withLock { known in
      if let sources = known[architecture] { return sources }
      let sources = try RuleSources(BucketMap.named(architecture), root: root)
      known[architecture] = sources
      return sources
    }
  }

  static func book(_ architecture: String) throws -> RuleBook {
    guard let book = RuleBook.all.first(where: { $0.architecture == architecture }) else {
      throw SourceError.unknownArchitecture(name: architecture, known: [])
    }
    return book
  }
}
