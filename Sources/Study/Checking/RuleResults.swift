import Catalog
package import Report
import SourceAnalysis

extension RuleBook {
  /// Checks the rules of some architectures.
  ///
  /// - Parameters:
  ///   - names: the architectures.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that were built.
  /// - Returns: the verdict on each rule.
  /// - Throws: a `SourceError` if the sources cannot be read.
  @MainActor package static func results(
    of names: [String], root: String, modules: String
  ) throws -> [RuleResult] {
    let books = all.filter { names.contains($0.architecture) }
    let sources = try books.map { try RuleSources(BucketMap.named($0.architecture), root: root) }
    // The compilers run while sessions are played.
    let programs = zip(books, sources).map { CompilerCheck($0, $1, modules: modules) }
    return try books.indices.flatMap { index in
      let book = books[index]
      let verdicts = try book.check(sources[index])
        .merging(book.sessionVerdicts()) { one, _ in one }
        .merging(programs[index].verdicts()) { one, _ in one }
      return book.rules.map { rule in
        book.result(of: rule, verdicts[rule.id] ?? rule.enforcement.uncheckedVerdict)
      }
    }
  }

  /// Returns the verdicts from a session of the app.
  @MainActor private func sessionVerdicts() throws -> [String: RuleVerdict] {
    guard let variant = architectures.variant(architecture) else { return [:] }
    let recording = try SessionRecorder.record(variant, for: self)
    return sessionChecks.reduce(into: [:]) { verdicts, rule in
      let violations = rule.check.violations(recording)
      verdicts[rule.id] = violations.isEmpty ? .holds : .broken(violations)
    }
  }

  private func result(of rule: Rule, _ verdict: RuleVerdict) -> RuleResult {
    var result = RuleResult(
      architecture: architecture, id: rule.id, rule: rule.sentence, source: rule.source,
      enforcedBy: rule.enforcement.name, verdict: "holds")
    switch verdict {
    case .holds: break
    case .broken(let violations): (result.verdict, result.breaches) = ("broken", violations)
    case .unavailable(let reason):
      result.verdict = if case .form = rule.enforcement { "not run" } else { "not available" }
      result.reason = reason
    }
    return result
  }
}
