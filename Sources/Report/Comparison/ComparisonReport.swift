import Foundation
import Support

/// Formats a comparison as Markdown for a pull request, as a table for a terminal, or as JSON.
package struct ComparisonReport {
  /// The most rows of a table of changes in a comment.
  private static let mostRows = 100
  /// The most characters of a comment; GitHub accepts 65,536.
  private static let mostCharacters = 65_000

  /// The most changes of a summary.
  private static let mostChanges = 10

  private let comparison: Comparison
  private let answer: ComparisonAnswer
  private let rows: [ComparisonRow]

  package init(_ comparison: Comparison) {
    self.comparison = comparison
    answer = ComparisonAnswer(comparison)
    rows = ComparisonRow.all(comparison)
  }

  /// The answer, what regressed, the architectures, and the rest folded.
  package var markdown: String {
    let shown = [
      "### archbench compare: \(answer.headline)", differences, answer.power, regressions, notes,
      architectures, warnings,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    let end = [Self.reading, footer].joined(separator: "\n\n")
    var text = shown
    for part in [improvements, harmless, cells].filter({ !$0.text.isEmpty }) {
      let fits = text.count + part.text.count + end.count < Self.mostCharacters
      text += "\n\n" + (fits ? part.text : "\(part.title): --format json has them.")
    }
    return text + "\n\n\(end)\n"
  }

  /// The answer, and one table of the architectures and the worst changes, at most 80 columns wide.
  package var summary: String { text(mostChanges: Self.mostChanges) }

  /// The summary with all changes.
  package var table: String { text(mostChanges: .max) }

  private func text(mostChanges: Int) -> String {
    let table = ComparisonTable(comparison, rows, mostChanges: mostChanges)
    let more =
      table.left == 0 ? "" : "\(Figures.counted(table.left, "further change")): --format table."
    return [
      differences, "\(answer.headline.capitalizedFirst).\n\(answer.power)",
      table.text.withoutLastNewline, more, notes, warnings, footer,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// - Throws: what the JSON encoder throws if a figure is not a number.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(comparison), as: UTF8.self) + "\n"
  }

  // MARK: - Shown parts

  private var differences: String { quoted(comparison.differences) }

  private func quoted(_ sentences: [String]) -> String {
    sentences.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  private var warnings: String {
    var sentences = comparison.warnings
    let rest = [("OLD", comparison.onlyOld), ("NEW", comparison.onlyNew)]
    sentences += rest.filter { !$0.1.isEmpty }.map {
      "Only \($0) has these, so they are not compared: \($1.joined(separator: ", "))."
    }
    return quoted(sentences)
  }

  private var regressions: String { changes(rows.filter { $0.status == .regression }) }

  private func changes(_ rows: [ComparisonRow]) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = rows.prefix(Self.mostRows)
    let table = ComparisonRow.table(Array(shown)).markdown()
    guard shown.count < rows.count else { return table.withoutLastNewline }
    return table
      + "\n\(Figures.counted(rows.count - shown.count, "further row")): --format table or json."
  }

  private var notes: String {
    comparison.cells.filter { $0.status == .regression }.compactMap { compared in
      compared.note.map {
        "* \(compared.architecture), \(compared.interaction) at \(Figures.count(compared.size)): \($0)"
      }
    }.joined(separator: "\n")
  }

  private var architectures: String {
    guard !comparison.architectures.isEmpty else { return answer.controls }
    var table = TextTable([
      .init("architecture"), .init("cells", .right), .init("over Baseline", .right),
      .init("change", .right), .init("tolerance", .right), .init("would be found", .right),
      .init("verdict"),
    ])
    for architecture in comparison.architectures {
      let time = architecture.time
      table.append([
        architecture.architecture, "\(architecture.cells)",
        "\(ratio(time.old)) → \(ratio(time.new))",
        time.change.map { Figures.change($0, time.low, time.high) } ?? "–",
        architecture.isControl ? "" : time.tolerance.map(Figures.percent) ?? "",
        time.smallestSlowdown.map(Figures.percent) ?? "", time.words,
      ])
    }
    return "Mean time over Baseline:\n\n\(table.markdown())\n\(answer.controls)"
  }

  /// Formats a ratio with three decimals, since two would hide a change of half a per cent.
  private func ratio(_ value: Double) -> String {
    value < 9.995 ? Figures.fixed(value, 3) : Figures.ratio(value)
  }

  // MARK: - Folded parts

  private typealias Part = (title: String, text: String)

  private var improvements: Part {
    let rows = rows.filter { $0.status == .improvement || $0.status == .changed }
    return folded("Improvements and other changes: \(rows.count)", changes(rows))
  }

  private var harmless: Part {
    let rows = rows.filter { $0.status == .unchanged }
    return folded("Counters that differ by chance: \(rows.count)", changes(rows))
  }

  private var cells: Part {
    var table = TextTable([
      .init("cell"), .init("architecture"), .init("interaction"), .init("notes", .right),
      .init("over Baseline", .right), .init("change", .right), .init("time"), .init("counters"),
    ])
    for compared in comparison.cells {
      table.append(
        [
          compared.status.rawValue, compared.architecture, compared.interaction,
          Figures.count(compared.size),
        ] + time(compared) + [counters(compared)])
    }
    return folded(
      "All \(Figures.counted(comparison.cells.count, "cell"))", table.markdown().withoutLastNewline)
  }

  private func time(_ compared: CaseComparison) -> [String] {
    guard let time = compared.time else { return ["", "", ""] }
    return [
      "\(Figures.ratio(time.old)) → \(Figures.ratio(time.new))",
      time.change.map { Figures.change($0, time.low, time.high) } ?? "–", time.words,
    ]
  }

  private func counters(_ compared: CaseComparison) -> String {
    guard compared.presence == .both else { return "" }
    let words: [(CounterChange.Kind, String)] = [
      (.rose, "rose"), (.fell, "fell"), (.moved, "moved"), (.withinTolerance, "tolerated"),
      (.noise, "noise"), (.varies, "vary"),
    ]
    let parts = words.compactMap { kind, word in
      let count = compared.counters.count { $0.kind == kind }
      return count > 0 ? "\(count) \(word)" : nil
    }
    return parts.isEmpty ? "same" : parts.joined(separator: ", ")
  }

  private func folded(_ title: String, _ content: String) -> Part {
    (
      title,
      content.isEmpty ? "" : "<details><summary>\(title)</summary>\n\n\(content)\n\n</details>"
    )
  }

  // MARK: - How to read it

  private static let reading = """
    Times are compared as ratios over Baseline, because the machine is in another state in every \
    run. *Slower* means that the whole interval is above the tolerance. The intervals hold for all \
    comparisons together, at 95 %. Counters of the toolkit's work are compared exactly. Counters of \
    memory and references have a tolerance.
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
  /// The text without a newline at its end; blocks are joined with empty lines.
  fileprivate var withoutLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
