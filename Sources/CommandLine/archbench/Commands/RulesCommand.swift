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
    help: "Whose rules to check, may be repeated; all if not given.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the verdicts.")

  /// The output format of the verdicts.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  static let command = CommandSpecification(
    "rules", abstract: "Check that the architectures keep the rules of their patterns.",
    discussion: """
      Programs that break a rule are type-checked and must be refused; the sources are read; a \
      session of each variant is watched. Programs need the Swift compiler, and the modules that \
      are built beside this program: without them their rules are not available.

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
