import Foundation
import Support

/// Formats a comparison as Markdown for a pull request, as a table for a terminal, or as JSON.
package struct ComparisonReport {
  /// The most rows of changes in a comment.
  ///
  /// A comment on GitHub has at most 65,536 characters; this number of rows and all cases fit.
  private static let mostRows = 100

  private let comparison: Comparison

  package init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// The headline, the changes, all cases (folded), and the identity of the runs.
  package var markdown: String {
    [
      "### archbench compare: \(headline)", warnings, changes(limit: Self.mostRows), notes, means,
      varying, cells, reading, footer,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The headline and the changes.
  package var table: String {
    [warnings, changes(limit: nil), notes, footer, headline.capitalizedFirst + "."]
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// - Throws: what the JSON encoder throws if a figure is not a number.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(comparison), as: UTF8.self) + "\n"
  }

  // MARK: - Headline

  /// The counts of changes, such as "2 regressions, 1 improvement, 40 cells unchanged, the time
  /// unknown in 12 cells".
  private var headline: String {
    let others = comparison.count(.changed)
    let unknown = comparison.cells.count { $0.time?.verdict == .unknown }
    let parts = [
      counted(comparison.count(.regression), "regression"),
      counted(comparison.count(.improvement), "improvement"),
      others > 0 ? counted(others, "other change") : nil,
      counted(comparison.count(.unchanged), "cell") + " unchanged",
      unknown > 0 ? "the time unknown in \(counted(unknown, "cell"))" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(Figures.count(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  private var warnings: String {
    var sentences = comparison.warnings
    let rest = [("OLD", comparison.onlyOld), ("NEW", comparison.onlyNew)]
    sentences += rest.filter { !$0.1.isEmpty }.map {
      "Not compared, since only \($0) has it: \($1.joined(separator: ", "))."
    }
    return sentences.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  // MARK: - Changes

  private func changes(limit: Int?) -> String {
    let rows = ComparisonRow.all(comparison.cells).filter { $0.status != .unchanged }
    guard !rows.isEmpty else { return "" }
    let shown = limit.map { Array(rows.prefix($0)) } ?? rows
    let table = ComparisonRow.table(shown).markdown()
    guard shown.count < rows.count else { return table.withoutLastNewline }
    return table + "\n\(counted(rows.count - shown.count, "further row")): --format table or json."
  }

  private var notes: String {
    comparison.cells.filter { $0.status == .regression }.compactMap { compared in
      compared.note.map {
        "* \(compared.name), \(compared.interaction) at \(Figures.count(compared.size)): \($0)"
      }
    }.joined(separator: "\n")
  }

  private var means: String {
    guard !comparison.means.isEmpty else { return "" }
    var table = TextTable([
      .init("geometric mean of"), .init("notes", .right), .init("cells", .right),
      .init("old", .right), .init("new", .right), .init("change", .right),
    ])
    for mean in comparison.means {
      table.append([
        mean.name, Figures.count(mean.size), "\(mean.cells)", Figures.ratio(mean.old),
        Figures.ratio(mean.new), Figures.change(mean.change, mean.low, mean.high),
      ])
    }
    return "Time over Baseline, over the cells that both runs can be believed in:\n\n"
      + table.markdown().withoutLastNewline
  }

  // MARK: - Folded parts

  private var varying: String {
    let rows = ComparisonRow.all(comparison.cells).filter { $0.status == .unchanged }
    return folded(
      "Counters that vary from run to run: \(rows.count) differ", rows.isEmpty,
      ComparisonRow.table(rows))
  }

  private var cells: String {
    var table = TextTable([
      .init("cell"), .init("architecture"), .init("interaction"), .init("notes", .right),
      .init("over Baseline", .right), .init("change", .right), .init("time"), .init("counters"),
    ])
    for compared in comparison.cells {
      table.append(
        [
          compared.status.rawValue, compared.name, compared.interaction,
          Figures.count(compared.size),
        ] + time(compared) + [counters(compared)])
    }
    return folded("All \(counted(comparison.cells.count, "cell"))", false, table)
  }

  private func time(_ compared: CaseComparison) -> [String] {
    guard let time = compared.time else { return ["", "", ""] }
    let verdict = time.verdict.rawValue + (time.reason.map { ": \($0)" } ?? "")
    return [
      "\(Figures.ratio(time.old)) → \(Figures.ratio(time.new))",
      time.change.map { Figures.change($0, time.low, time.high) } ?? "–", verdict,
    ]
  }

  private func counters(_ compared: CaseComparison) -> String {
    guard compared.presence == .both else { return "" }
    let words: [(CounterChange.Kind, String)] = [
      (.rose, "rose"), (.fell, "fell"), (.moved, "moved"), (.varies, "vary"),
    ]
    let parts = words.compactMap { kind, word in
      let count = compared.counters.count { $0.kind == kind }
      return count > 0 ? "\(count) \(word)" : nil
    }
    return parts.isEmpty ? "same" : parts.joined(separator: ", ")
  }

  private func folded(_ title: String, _ isEmpty: Bool, _ table: TextTable) -> String {
    isEmpty
      ? "" : "<details><summary>\(title)</summary>\n\n\(table.markdown())\n</details>"
  }

  // MARK: - How to read it

  private var reading: String {
    """
    Counters are compared exactly. Times are compared as ratios over Baseline of the same round: \
    the machine is in another state in every run, which cancels there and nowhere else, so absolute \
    times are never compared. If Baseline itself became slower, all others read as faster: see its \
    counters. *Slower* means that the whole interval lies beyond \
    \(Figures.percent(comparison.tolerance)) and the margins of both runs.
    """
  }

  private var footer: String {
    [("OLD", comparison.old), ("NEW", comparison.new)].map { side, run in
      let environment = run.environment
      let commit =
        environment.commit.map {
          "commit `\($0)`\(environment.dirty == true ? ", changed since" : "")"
        } ?? "no commit"
      return "\(side): \(commit), \(environment.date), \(environment.processor) "
        + "(\(environment.cores) cores), plan \(run.plan), \(run.processes) processes, "
        + "seed \(run.seed)"
    }.joined(separator: "  \n")
  }
}

extension String {
  /// The text without a newline at its end; blocks are joined with empty lines.
  fileprivate var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
