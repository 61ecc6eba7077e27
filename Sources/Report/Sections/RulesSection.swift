import Measurement
package import Results
import Support

/// The verdicts on the patterns' rules, for reports and for terminals.
package struct RulesSection {
  private let rules: [RuleResult]

  /// Creates a section about these rules, architecture by architecture.
  package init(_ rules: [RuleResult]) {
    self.rules = rules
  }

  private var architectures: [String] { rules.map(\.architecture).uniqued() }

  private func rules(of architecture: String) -> [RuleResult] {
    rules.filter { $0.architecture == architecture }
  }

  private static let keepers = ["compiler", "check"]

  @DocumentBuilder package var document: Document {
    Block.heading(2, "Rules")
    """
    What each pattern's documents ask, and what enforces it. *Compiler*: a program that breaks the \
    rule does not compile. *Check*: the sources are read. For each rule, a test plants a violation \
    that must be found.
    """
    summary
    for name in architectures {
      Block.heading(3, name)
      TextTable(
        of: rules(of: name),
        [
          .words("Rule") { $0.rule }, .words("Source") { $0.source },
          .words("Enforced by") { $0.enforcedBy }, .words("Verdict", Self.verdict),
        ])
    }
  }

  /// The number of rules that the compiler or a check enforces, by pattern.
  private var summary: TextTable {
    TextTable(
      of: architectures.map { ($0, rules(of: $0)) },
      [.words("Architecture") { $0.0 }, .count("rules") { $0.1.count }]
        + Self.keepers.map { keeper in
          .count(keeper) { $0.1.count { $0.enforcedBy == keeper } }
        } + [
          .count("broken") { $0.1.count { $0.verdict == "broken" } },
          .count("not checked") { $0.1.count { !["holds", "broken"].contains($0.verdict) } },
        ])
  }

  /// The verdict, and the violations or the reason.
  private static func verdict(on rule: RuleResult) -> String {
    let details = rule.breaches?.map(\.description) ?? rule.reason.map { [$0] } ?? []
    return ([rule.verdict == "holds" ? "holds" : "**\(rule.verdict)**"] + details)
      .joined(separator: "\n")
  }
}
