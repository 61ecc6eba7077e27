import CommandLineKit

/// A single difference between two runs, as a line of a table.
struct ComparisonRow {
  let status: CellComparison.Status
  let cell: CellComparison
  let what: String
  let old: String
  let new: String
  let change: String

  /// What differs in the cells, the worst first; a counter that varies is unchanged.
  static func all(_ cells: [CellComparison]) -> [ComparisonRow] {
    let rows = cells.flatMap { cell in
      presence(cell) + time(cell) + cell.counters.compactMap { counter($0, of: cell) }
    }
    return CellComparison.Status.allCases.flatMap { status in rows.filter { $0.status == status } }
  }

  static func table(_ rows: [ComparisonRow]) -> TextTable {
    var table = TextTable([
      .init("what"), .init("architecture"), .init("interaction"), .init("notes", .right),
      .init("figure"), .init("old", .right), .init("new", .right), .init("change", .right),
    ])
    for row in rows {
      table.append([
        row.status == .unchanged ? "varies" : row.status.rawValue, row.cell.name,
        row.cell.interaction, Figures.count(row.cell.size), row.what, row.old, row.new, row.change,
      ])
    }
    return table
  }

  private static func presence(_ cell: CellComparison) -> [ComparisonRow] {
    let words: (String, String)? =
      switch cell.presence {
      case .both, .wrongInBoth: nil
      case .missing: ("there", "missing")
      case .added: ("–", "added")
      case .becameWrong: ("right", "**wrong**")
      case .becameRight: ("wrong", "right")
      }
    return words.map {
      [
        ComparisonRow(
          status: cell.status, cell: cell, what: "the cell", old: $0.0, new: $0.1, change: "")
      ]
    } ?? []
  }

  private static func time(_ cell: CellComparison) -> [ComparisonRow] {
    guard let time = cell.time, let change = time.change,
      time.verdict == .slower || time.verdict == .faster
    else { return [] }
    return [
      ComparisonRow(
        status: time.verdict == .slower ? .regression : .improvement, cell: cell,
        what: "time over Baseline", old: Figures.ratio(time.old), new: Figures.ratio(time.new),
        change: Figures.change(change, time.low, time.high))
    ]
  }

  private static func counter(_ counter: CounterChange, of cell: CellComparison) -> ComparisonRow? {
    guard let old = counter.old, let new = counter.new, let difference = counter.difference else {
      return nil
    }
    let status: CellComparison.Status =
      switch counter.kind {
      case .rose: .regression
      case .fell: .improvement
      case .moved: .changed
      case .varies, .oneSided: .unchanged
      }
    return ComparisonRow(
      status: status, cell: cell, what: counter.name, old: Figures.count(old),
      new: Figures.count(new), change: (difference > 0 ? "+" : "") + Figures.count(difference))
  }
}
