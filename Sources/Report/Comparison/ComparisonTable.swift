import Foundation
import Support

/// A comparison as one table: a row for each architecture, then one for each change, the worst first.
struct ComparisonTable {
  /// The most columns of the terminal that the table takes.
  private static let width = 80
  private static let space = 2
  /// The smallest widths to which the names are shortened.
  private static let leastArchitecture = 11
  private static let leastInteraction = 21
  /// The characters at the start of a shortened interaction.
  private static let start = 7
  private static let heads = ["result", "architecture", "interaction", "figure", "change"]

  private let rows: [[String]]
  /// The number of changes that the table leaves out.
  let left: Int

  /// - Parameters:
  ///   - comparison: the comparison.
  ///   - mostChanges: the most changes that are shown; differences that are no news never are.
  init(_ comparison: Comparison, mostChanges: Int) {
    let hasSizes = Set(comparison.cells.map(\.size)).count > 1
    let means = comparison.architectures.map { architecture in
      [
        Self.word(architecture.time.verdict), architecture.architecture,
        Figures.counted(architecture.cells, "cell"), "mean time", architecture.time.shortChange,
      ]
    }
    let changes = comparison.cells.flatMap { compared in
      Self.changes(of: compared).map { status, figure, change in
        let size = hasSizes ? " " + Self.short(compared.size) : ""
        return (
          status: status,
          row: [
            Self.words[status] ?? "", compared.architecture, compared.interaction + size, figure,
            change,
          ]
        )
      }
    }
    let sorted = CaseComparison.Status.allCases.flatMap { status in
      changes.filter { $0.status == status }
    }
    rows = means + sorted.prefix(mostChanges).map(\.row)
    left = max(0, sorted.count - mostChanges)
  }

  /// Returns what changed in a case: what became of it, the figure, and the change in 14 characters.
  private static func changes(
    of compared: CaseComparison
  ) -> [(CaseComparison.Status, figure: String, change: String)] {
    let presence: String? =
      switch compared.presence {
      case .both, .wrongInBoth: nil
      case .missing: "missing"
      case .added: "added"
      case .becameWrong: "wrong"
      case .becameRight: "right"
      }
    var changes = presence.map { [(compared.status, "the cell", $0)] } ?? []
    if let time = compared.time, time.verdict == .slower || time.verdict == .faster {
      let status: CaseComparison.Status = time.verdict == .slower ? .regression : .improvement
      changes.append((status, "time", time.shortChange))
    }
    let statuses: [CounterChange.Kind: CaseComparison.Status] = [
      .rose: .regression, .fell: .improvement, .moved: .changed,
    ]
    for counter in compared.counters {
      guard let status = statuses[counter.kind], let old = counter.old,
        let difference = counter.difference
      else { continue }
      let short =
        "\(difference > 0 ? "+" : "")\(Figures.count(difference)) of \(Figures.count(old))"
      let share = Double(difference) / Double(max(1, abs(old)))
      changes.append(
        (status, counter.name, short.count <= 14 || old == 0 ? short : Figures.signedPercent(share))
      )
    }
    return changes
  }

  /// The table in aligned columns; empty if there is nothing to show.
  var text: String {
    guard !rows.isEmpty else { return "" }
    var widths = Self.heads.indices.map { column in
      ([Self.heads] + rows).map { displayWidth($0[column]) }.reduce(0, max)
    }
    for (column, least) in [(2, Self.leastInteraction), (1, Self.leastArchitecture)] {
      let excess = widths.reduce(0, +) + (widths.count - 1) * Self.space - Self.width
      widths[column] = max(min(widths[column], least), widths[column] - max(0, excess))
    }
    return table { column, text in
      column == 2
        ? Self.ends(of: text, width: widths[2]) : truncated(text, to: widths[column])
    }.plain()
  }

  /// The table in Markdown; empty if there is nothing to show.
  var markdown: String { rows.isEmpty ? "" : table { $1 }.markdown() }

  private func table(_ shortened: (_ column: Int, _ text: String) -> String) -> TextTable {
    func cells(_ texts: [String]) -> [String] { texts.enumerated().map(shortened) }
    var table = TextTable(cells(Self.heads).map { .init($0, $0 == "change" ? .right : .left) })
    for row in rows { table.append(cells(row)) }
    return table
  }

  /// Returns a text shortened in the middle, because interactions differ at both ends.
  private static func ends(of text: String, width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    return "\(text.prefix(start))…\(text.suffix(max(0, width - start - 1)))"
  }

  /// Returns a number of notes, such as `10k`.
  private static func short(_ size: Int) -> String {
    size > 0 && size.isMultiple(of: 1_000) ? "\(size / 1_000)k" : Figures.count(size)
  }

  private static let words: [CaseComparison.Status: String] = [
    .regression: "worse", .improvement: "better", .changed: "other", .unchanged: "same",
  ]

  private static func word(_ verdict: TimeChange.Verdict) -> String {
    switch verdict {
    case .slower: "worse"
    case .faster: "better"
    case .withinNoise: "same"
    case .unknown: "unknown"
    case .control: "control"
    }
  }
}

extension TimeChange {
  /// The change and half the width of its interval, such as "+5.1 ± 1.8 %".
  var shortChange: String {
    guard let change, let low, let high else { return "–" }
    let halfWidth = (log(high) - log(low)) / 2
    return Figures.signedPercent(change - 1, plusOrMinus: change * expm1(halfWidth))
  }
}
