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

  static let anchor = "do-the-apps-keep-the-rules-of-their-patterns"

  private static let keepers = ["compiler", "check"]

  @DocumentBuilder package var document: Document {
    Block.heading(2, "Do the apps keep the rules of their patterns?")
    kept
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
          .words("rule") { $0.rule }, .words("source") { $0.source },
          .words("enforced by") { $0.enforcedBy }, .words("verdict", Self.verdict),
        ])
    }
  }

  /// How many rules hold, and what enforces them.
  private var kept: String {
    let holding = rules.filter { $0.verdict == "holds" }
    let by = Self.keepers.map { keeper in holding.count { $0.enforcedBy == keeper } }
    return
      "**\(Figures.count(holding.count)) of \(Figures.counted(rules.count, "rule")) hold**: the compiler refuses "
      + "code that breaks \(Figures.count(by[0])) of them, and a check of the sources finds what breaks \(Figures.count(by[1]))."
  }

  /// The number of rules that the compiler or a check enforces, by pattern.
  private var summary: TextTable {
    TextTable(
      of: architectures.map { ($0, rules(of: $0)) },
      [.words("pattern") { $0.0 }, .count("rules") { $0.1.count }]
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
