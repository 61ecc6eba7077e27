import Foundation
import SourceAnalysis
import Study
import Synchronization
import TestSupport
import Testing

/// A change that puts a violation of a rule into an architecture's sources.
struct Seed: CustomTestStringConvertible {
  private(set) var architecture = ""
  let rule: String
  /// The path of the file in the architecture's folder.
  private let pathInFolder: String
  let old: String
  let new: String

  /// Creates a change of one file.
  ///
  /// - Parameters:
  ///   - rule: the identifier of the rule that it breaks.
  ///   - path: the path of the file in the architecture's folder.
  ///   - old: a text in that file; its first occurrence is replaced.
  ///   - new: the replacement.
  init(_ rule: String, _ path: String, _ old: String, _ new: String) {
    self.rule = rule
    pathInFolder = path
    self.old = old
    self.new = new
  }

  /// Returns these changes of an architecture.
  static func of(_ architecture: String, _ seeds: [Seed]) -> [Seed] {
    seeds.map { seed in
      var seed = seed
      seed.architecture = architecture
      return seed
    }
  }

  /// The path of the file from the package's root.
  var path: String { "\(BucketMap.folder(of: architecture))/\(pathInFolder)" }

  var testDescription: String { "\(architecture), \(rule)" }

  /// Returns the sources with the violation, and the lines of the violation.
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

  /// Shortcuts that a developer in a hurry could take; a further pattern has a file in `Seeds` and a
  /// name here.
  static let all =
    baseline + mvc + mvvm + mvvmc + redux + ziggurat + flux + RuleBook.all.flatMap(common)

  /// Returns violations of the common rules, in a file that all architectures have.
  private static func common(_ book: RuleBook) -> [Seed] {
    let files = (try? ProjectRules.sources(of: book.architecture).files) ?? []
    let path = files.map(\.pathInFolder).first { $0.hasSuffix("/RestoringViewController.swift") }
    func seed(_ rule: String, _ old: String, _ new: String) -> Seed {
      Seed(rule, path ?? "", old, new)
    }
    return of(
      book.architecture,
      [
        seed("no-globals", "import Toolkit\n", "import Toolkit\n\nvar shownScreens = 0\n"),
        seed("no-globals", "  // MARK", "  static var count = 0\n  // MARK"),
        seed(
          "no-globals", "  // MARK",
          "  static let shared = RestoringViewController(on: MainLoop())\n  // MARK"),
        seed("known-modules", "import Toolkit\n", "import Toolkit\nimport Foundation\n"),
        seed("outside-world", "{ RestoringScreen", "{ Task {}; return RestoringScreen"),
        seed("storyboard", "RestoringScreen(on: loop)", "Label(on: loop)"),
        seed("storyboard", "  // MARK", "  func add() { view.addSubview(view) }\n  // MARK"),
      ])
  }
}

/// The unchanged sources of the architectures.
enum ProjectRules {
  static let root = projectRoot

  /// The sources that were read so far.
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
      throw SourceError("there is no architecture '\(architecture)'")
    }
    return book
  }
}
