import Support

/// A difference between two runs, as a row of a table.
struct ComparisonRow {
  let status: CaseComparison.Status
  let compared: CaseComparison
  let what: String
  let old: String
  let new: String
  let change: String

  /// Returns the differences in all cases, the worst first; a counter that varies counts as
  /// unchanged.
  static func all(_ cells: [CaseComparison]) -> [ComparisonRow] {
    let rows = cells.flatMap { compared in
      presence(compared) + time(compared)
        + compared.counters.compactMap { counter($0, of: compared) }
    }
    return CaseComparison.Status.allCases.flatMap { status in rows.filter { $0.status == status } }
  }

  static func table(_ rows: [ComparisonRow]) -> TextTable {
    var table = TextTable([
      .init("what"), .init("architecture"), .init("interaction"), .init("notes", .right),
      .init("figure"), .init("old", .right), .init("new", .right), .init("change", .right),
    ])
    for row in rows {
      table.append([
        row.status == .unchanged ? "varies" : row.status.rawValue, row.compared.name,
        row.compared.interaction, Figures.count(row.compared.size), row.what, row.old, row.new,
        row.change,
      ])
    }
    return table
  }

  private static func presence(_ compared: CaseComparison) -> [ComparisonRow] {
    let words: (String, String)? =
      switch compared.presence {
      case .both, .wrongInBoth: nil
      case .missing: ("there", "missing")
      case .added: ("–", "added")
      case .becameWrong: ("right", "**wrong**")
      case .becameRight: ("wrong", "right")
      }
    return words.map {
      [
        ComparisonRow(
          status: compared.status, compared: compared, what: "the cell", old: $0.0, new: $0.1,
          change: "")
      ]
    } ?? []
  }

  private static func time(_ compared: CaseComparison) -> [ComparisonRow] {
    guard let time = compared.time, let change = time.change,
      time.verdict == .slower || time.verdict == .faster
    else { return [] }
    return [
      ComparisonRow(
        status: time.verdict == .slower ? .regression : .improvement, compared: compared,
        what: "time over Baseline", old: Figures.ratio(time.old), new: Figures.ratio(time.new),
        change: Figures.change(change, time.low, time.high))
    ]
  }

  private static func counter(_ counter: CounterChange, of compared: CaseComparison)
    -> ComparisonRow?
  {
    guard let old = counter.old, let new = counter.new, let difference = counter.difference else {
      return nil
    }
    let status: CaseComparison.Status =
      switch counter.kind {
      case .rose: .regression
      case .fell: .improvement
      case .moved: .changed
      case .varies, .oneSided: .unchanged
      }
    return ComparisonRow(
      status: status, compared: compared, what: counter.name, old: Figures.count(old),
      new: Figures.count(new), change: (difference > 0 ? "+" : "") + Figures.count(difference))
  }
}
