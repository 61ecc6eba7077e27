import Foundation
import Support

/// Formats a comparison as Markdown for a pull request, or as text for a terminal.
package struct ComparisonReport {
  /// The most changes of a summary.
  private static let mostChanges = 10
  /// The most changes of a comment; GitHub accepts 65,536 characters.
  private static let mostRows = 100

  private let comparison: Comparison
  private let answer: ComparisonAnswer

  package init(_ comparison: Comparison) {
    self.comparison = comparison
    answer = ComparisonAnswer(comparison)
  }

  /// The answer, and one table of the architectures and the worst changes, at most 80 columns wide.
  package var summary: String { text(mostChanges: Self.mostChanges) }

  /// The summary with all changes.
  package var table: String { text(mostChanges: .max) }

  private func text(mostChanges: Int) -> String {
    let table = ComparisonTable(comparison, mostChanges: mostChanges)
    return Self.paragraphs([
      differences, "\(answer.headline.capitalizedFirst).\n\(answer.power)", table.text,
      more(table, "table"), notes, warnings, footer,
    ])
  }

  /// The same in Markdown, with what sets the tolerances and how to read it.
  package var markdown: String {
    let table = ComparisonTable(comparison, mostChanges: Self.mostRows)
    return Self.paragraphs([
      "### archbench compare: \(answer.headline)", differences, answer.power, table.markdown,
      more(table, "json"), notes, answer.controls, warnings, Self.reading, footer,
    ])
  }

  private static func paragraphs(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
      .joined(separator: "\n\n") + "\n"
  }

  private func more(_ table: ComparisonTable, _ format: String) -> String {
    table.left == 0 ? "" : "\(Figures.counted(table.left, "further change")): --format \(format)."
  }

  private var differences: String { quoted(comparison.differences) }

  private func quoted(_ sentences: [String]) -> String {
    sentences.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  private var warnings: String {
    let rest = [("OLD", comparison.onlyOld), ("NEW", comparison.onlyNew)]
    return quoted(
      comparison.warnings
        + rest.filter { !$0.1.isEmpty }.map {
          "Only \($0) has these, so they are not compared: \($1.joined(separator: ", "))."
        })
  }

  /// What cannot be excluded, and why cells are wrong or missing.
  private var notes: String {
    let open = comparison.architectures.filter { $0.time.verdict == .unknown }
      .map { "* \($0.architecture): \($0.time.words)" }
    let wrong = comparison.cells.filter { $0.status == .regression }.compactMap { compared in
      compared.note.map {
        "* \(compared.architecture), \(compared.interaction) at \(Figures.count(compared.size)): \($0)"
      }
    }
    return (open + wrong).joined(separator: "\n")
  }

  private static let reading = """
    Times are compared as ratios over Baseline, because the machine is in another state in every \
    run. *Worse* means that the whole interval is above the tolerance. The intervals hold for all \
    comparisons together, at 95 %. Counters of the toolkit's work are compared exactly. Counters of \
    memory and references have a tolerance. `--format json` has all cells.
    """

  private var footer: String {
    [("OLD", comparison.old), ("NEW", comparison.new)].map { side, run in
      let environment = run.environment
      let commit =
        environment.commit.map {
          "commit `\($0)`\(environment.dirty == true ? ", changed since" : "")"
        } ?? "no commit"
      return "\(side): \(commit), \(environment.date), \(environment.processor) "
        + "(\(Figures.counted(environment.cores, "core"))), plan \(run.plan), "
        + "\(Figures.counted(run.processes, "process", plural: "processes")), seed \(run.seed)"
    }.joined(separator: "  \n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
