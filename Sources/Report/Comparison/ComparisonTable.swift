import Support

/// A comparison as one table for a terminal: a row for each architecture, and one for each change.
struct ComparisonTable {
  /// The most columns of the terminal that the table takes.
  private static let width = 80
  private static let space = 2
  /// The smallest widths to which the names are shortened.
  private static let leastArchitecture = 11
  private static let leastInteraction = 21
  /// The characters at the start of a shortened interaction.
  private static let start = 7

  private let rows: [[String]]
  /// The number of changes that the table leaves out.
  let left: Int

  /// - Parameters:
  ///   - comparison: the comparison.
  ///   - changes: its differences, the worst first; those that are no news are left out.
  ///   - mostChanges: the most changes that are shown.
  init(_ comparison: Comparison, _ changes: [ComparisonRow], mostChanges: Int) {
    let hasSizes = Set(comparison.cells.map(\.size)).count > 1
    let means = comparison.architectures.map { architecture in
      [
        Self.word(architecture.time.verdict), architecture.architecture,
        Figures.counted(architecture.cells, "cell"), "mean time", architecture.time.shortChange,
      ]
    }
    let others = changes.filter { $0.status != .unchanged && $0.size != nil }.map { row in
      [
        Self.word(row.status), row.name,
        row.interaction + (hasSizes ? row.size.map { " " + Self.short($0) } ?? "" : ""),
        row.figure == "time over Baseline" ? "time" : row.figure, row.shortChange,
      ]
    }
    rows = means + others.prefix(mostChanges)
    left = max(0, others.count - mostChanges)
  }

  /// The table in aligned columns; empty if there is nothing to show.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let heads = ["result", "architecture", "interaction", "figure", "change"]
    var widths = heads.indices.map { column in
      ([heads] + rows).map { displayWidth($0[column]) }.reduce(0, max)
    }
    for (column, least) in [(2, Self.leastInteraction), (1, Self.leastArchitecture)] {
      let excess = widths.reduce(0, +) + (widths.count - 1) * Self.space - Self.width
      widths[column] = max(min(widths[column], least), widths[column] - max(0, excess))
    }
    var table = TextTable([
      .init(truncated(heads[0], to: widths[0])), .init(truncated(heads[1], to: widths[1])),
      .init(truncated(heads[2], to: widths[2])), .init(heads[3]), .init(heads[4], .right),
    ])
    for row in rows {
      table.append(
        zip(row, widths).enumerated().map { column, cell in
          column == 2 ? Self.ends(of: cell.0, width: cell.1) : truncated(cell.0, to: cell.1)
        })
    }
    return table.plain()
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

  private static func word(_ status: CaseComparison.Status) -> String {
    switch status {
    case .regression: "worse"
    case .improvement: "better"
    case .changed: "other"
    case .unchanged: "same"
    }
  }

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
