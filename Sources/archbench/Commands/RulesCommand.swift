import ArchitectureKit
import Foundation
import Measurement
import Report
import Results
import SourceAnalysis
import Study
import Support
import Workshop

/// The command `rules`, which checks whether the architectures keep the rules of their patterns.
enum RulesCommand {
  static let architecture = Option(
    repeating: "architecture", placeholder: "name", .variant,
    help: "Check the rules of this architecture. May be repeated. Default: all.")
  static let format = Option.format(.table, .json, .markdown)

  static let command = CommandSpecification(
    "rules", abstract: "Check that the architectures keep the rules of their patterns.",
    discussion: """
      A rule is enforced in one of two ways. Programs that break it must not compile, or the \
      sources are read. The programs need the Swift compiler and the modules that were built with \
      this program. Without them, the verdict on their rules is 'not available'.

      Exit codes: 0 no rule is broken, 1 one is, 64 usage, 65 the sources are not there.
      """,
    parameters: [architecture, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let asked = arguments[architecture].map(\.name)
    let project = try ProjectSource.project()
    let results: [RuleResult]
    do {
      results = try RuleBook.check(
        of: asked.isEmpty ? RuleBook.all.map(\.architecture) : asked, root: project.root,
        modules: ProjectSource.modules)()
    } catch let error as SourceError {
      throw CommandFailure("\(error)", .badData)
    }
    guard !results.isEmpty else {
      throw CommandFailure(
        "\(asked[0]) has no rule book in Sources/Study/Rules that Study.swift lists.", .badData)
    }
    try console.print(
      arguments[format], RulesSection(results).document, json: jsonText(results))
    return results.contains { $0.verdict == "broken" } ? .failed : .done
  }
}

/// A check of the patterns' rules while a run plays its scripts.
enum RulesCheck {
  /// Starts it; the function that is returned waits for its end, which must come before anything is
  /// timed, and says why verdicts are missing.
  static func start(of names: [String]) -> () -> (rules: [RuleResult], gaps: [String]) {
    do {
      let results = try RuleBook.check(
        of: names, root: ProjectSource.project().root, modules: ProjectSource.modules)
      return {
        let rules = results()
        return (rules, rules.gaps)
      }
    } catch {
      let reason = (error as? CommandFailure)?.message ?? "\(error)."
      return { ([], ["The rules of the patterns were not checked: \(reason)"]) }
    }
  }
}
