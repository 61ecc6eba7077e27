import Measurement
import Support

/// What one event costs more than in Baseline on each rung: a pattern and rung a row, a kind a
/// column.
struct LadderTable {
  /// The figure of a cell.
  enum Figure {
    case microseconds, instructions
  }

  /// Returns the table; `nil` if no rung has the figure.
  static func table(_ results: Results, _ figure: Figure) -> TextTable? {
    let all = (results.ladder ?? []).filter { text($0, figure) != nil }
    let kinds = all.map(\.kind).uniqued()
    guard !all.isEmpty else { return nil }
    var table = TextTable(
      [.init("Architecture"), .init("Rung")] + kinds.map { .init($0, .right) })
    for architecture in all.map(\.architecture).uniqued() {
      let own = all.filter { $0.architecture == architecture }
      for rung in own.map(\.rung).uniqued() {
        let row = own.filter { $0.rung == rung }
        let mark = row.first?.idiomatic == true ? " \(idiomaticMark)" : ""
        table.append(
          [architecture, "\(rung) \(row.first?.name ?? "")\(mark)"]
            + kinds.map { kind in
              row.first { $0.kind == kind }.flatMap { text($0, figure) } ?? "–"
            })
      }
    }
    return table
  }

  /// Marks the rungs that the headline has.
  static let idiomaticMark = "●"

  private static func text(_ result: LadderResult, _ figure: Figure) -> String? {
    switch figure {
    case .microseconds: KindTable.microseconds(result.added.estimate)
    case .instructions: result.added.instructions.map(Figures.count)
    }
  }
}
