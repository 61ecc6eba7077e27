import ArgumentParsing
import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The command `rules`, which checks whether the architectures keep the rules of their patterns.
enum RulesCommand {
  static let architecture = Option(
    repeating: "architecture", placeholder: "name",
    .choice(RuleBook.all.map(\.architecture)),
    help: "Check the rules of this architecture. May be repeated. Default: all.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the verdicts.")

  /// The output format of the verdicts.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  static let command = CommandSpecification(
    "rules", abstract: "Check that the architectures keep the rules of their patterns.",
    discussion: """
      A rule is enforced in one of three ways. Programs that break it must not compile, or the \
      sources are read, or a session of each variant is watched. The programs need the Swift \
      compiler and the modules that were built with this program. Without them, the verdict on \
      their rules is 'not available'. A rule that needs another form of the app is 'not run'; \
      'forms --check' checks it there.

      Exit codes: 0 no rule is broken, 1 one is, 64 usage, 65 the sources are not there.
      """,
    parameters: [architecture, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let asked = arguments[architecture]
    let results = try ProjectRules.results(
      of: asked.isEmpty ? RuleBook.all.map(\.architecture) : asked)
    let section = RulesSection(results)
    switch arguments[format] {
    case .table: try console.show(section.text)
    case .markdown: try console.output.write(section.markdown)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try console.output.write(String(decoding: try encoder.encode(results), as: UTF8.self) + "\n")
    }
    return results.contains { $0.verdict == "broken" } ? .failed : .done
  }
}
