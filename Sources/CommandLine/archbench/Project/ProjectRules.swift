import ArchitectureKit
import Catalog
import Foundation
import Measurement
import Report
import SourceAnalysis
import Support

/// Checks whether the project's architectures keep their rules.
enum ProjectRules {
  /// Returns the verdict on each rule of these architectures.
  ///
  /// - Throws: a `CommandFailure` if the sources are missing or cannot be read.
  static func results(of names: [String]) throws -> [RuleResult] {
    guard let root = ProjectSource.root else {
      throw CommandFailure(
        "The project's sources are not here; run the command in the project's folder.", .badData)
    }
    let books = RuleBook.all.filter { names.contains($0.architecture) }
    do {
      let sources = try books.map {
        try RuleSources(BucketMap.named($0.architecture), root: root)
      }
      // The compilers run while sessions are played.
      let modules =
        URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath()
        .deletingLastPathComponent().path + "/Modules"
      let programs = zip(books, sources).map { CompilerCheck($0, $1, modules: modules) }
      return try zip(books.indices, books).flatMap { index, book in
        let verdicts = try book.check(sources[index])
          .merging(sessions(book)) { one, _ in one }
          .merging(programs[index].verdicts()) { one, _ in one }
        return book.rules.map {
          result($0, of: book, verdicts[$0.id] ?? $0.enforcement.uncheckedVerdict)
        }
      }
    } catch let error as SourceError {
      throw CommandFailure("\(error)", .badData)
    }
  }

  // MARK: - Sessions

  /// Returns the verdicts from a session of the app.
  private static func sessions(_ book: RuleBook) throws -> [String: RuleVerdict] {
    guard let variant = architectures.variant(book.architecture) else { return [:] }
    let recording = try SessionRecorder.record(variant, for: book)
    let verdicts = book.sessionChecks.map { id, check in
      let violations = check.violations(recording)
      return (id, violations.isEmpty ? RuleVerdict.holds : .broken(violations))
    }
    return Dictionary(uniqueKeysWithValues: verdicts)
  }

  private static func result(_ rule: Rule, of book: RuleBook, _ verdict: RuleVerdict) -> RuleResult
  {
    var result = RuleResult(
      architecture: book.architecture, id: rule.id, rule: rule.sentence, source: rule.source,
      enforcedBy: rule.enforcement.name, verdict: "holds")
    switch verdict {
    case .holds: break
    case .broken(let violations):
      result.verdict = "broken"
      result.breaches = violations.map {
        RuleViolation(path: $0.path, line: $0.line, sentence: $0.sentence)
      }
    case .unavailable(let reason):
      result.verdict = if case .form = rule.enforcement { "not run" } else { "not available" }
      result.reason = reason
    }
    return result
  }
}

/// A check of the patterns' rules in a process of its own, while a run plays its scripts.
///
/// It must have ended before anything is timed. If an app crashes it, the run goes on without
/// verdicts.
final class RulesProcess {
  private let program: RunningProgram

  /// Starts the check.
  init(of names: [String]) {
    let path = URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath().path
    let options = names.flatMap { ["--architecture", $0] }
    program = RunningProgram([path, "rules", "--format", "json"] + options)
  }

  /// Waits until the check has ended.
  func wait() { _ = program.wait() }

  /// Waits, and returns the verdicts; `nil` if the check failed.
  func results() -> [RuleResult]? {
    try? JSONDecoder().decode([RuleResult].self, from: Data(program.wait().output.utf8))
  }
}
