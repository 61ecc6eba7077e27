import Measurement
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

  /// The number of rules that the compiler, a check or a run enforces, by pattern.
  private var summary: TextTable {
    let keepers = ["compiler", "check", "run"]
    var table = TextTable(
      [.init("Architecture")]
        + (["rules"] + keepers + ["broken", "not checked"]).map { .init($0, .right) })
    for name in architectures {
      let own = rules(of: name)
      let counts = keepers.map { keeper in own.count { $0.enforcedBy == keeper } }
      let broken = own.count { $0.verdict == "broken" }
      let open = own.count { !["holds", "broken"].contains($0.verdict) }
      table.append([name] + ([own.count] + counts + [broken, open]).map(String.init))
    }
    return table
  }

  /// The rules of one pattern.
  private func table(of architecture: String) -> TextTable {
    var table = TextTable(["Rule", "Source", "Enforced by", "Verdict"].map { .init($0) })
    for rule in rules(of: architecture) {
      let details = rule.breaches?.map(\.description) ?? rule.reason.map { [$0] } ?? []
      table.append(
        [
          rule.rule, rule.source, rule.enforcedBy,
          ([rule.verdict == "holds" ? "holds" : "**\(rule.verdict)**"] + details)
            .joined(separator: "\n"),
        ])
    }
    return table
  }

  /// The section in Markdown.
  package var markdown: String {
    let tables = architectures.map { "### \($0)\n\n\(table(of: $0).markdown())" }
    return """
      ## Rules

      What each pattern's documents ask, and what enforces it. *Compiler*: a program that breaks the \
      rule does not compile. *Check*: the sources are read. *Run*: a session is watched. For each rule, \
      a test plants a violation that must be found.

      \(summary.markdown())
      \(tables.joined(separator: "\n"))
      """
  }

  /// The section for a terminal: a line for each rule, followed by its violations.
  package var text: String {
    architectures.map { name in
      let own = rules(of: name)
      let counts = ["compiler", "check", "run"].map { keeper in
        "\(own.count { $0.enforcedBy == keeper }) by \(keeper == "compiler" ? "the" : "a") \(keeper)"
      }
      let lines = own.map { rule in
        let details =
          rule.breaches?.map(\.description) ?? rule.reason.map { ["because \($0)"] } ?? []
        let mark = rule.verdict == "holds" ? "holds " : rule.verdict.uppercased()
        let keeper = rule.enforcedBy.padding(to: 8)
        return
          (["  \(mark)  \(keeper)  \(rule.rule) [\(rule.source)]"]
          + details.map { "      \($0)" }).joined(separator: "\n")
      }
      return "\(name): \(own.count) rules, kept \(counts.joined(separator: ", "))\n"
        + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
