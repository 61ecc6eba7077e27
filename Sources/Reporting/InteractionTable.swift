import CommandLineKit

/// One interaction: a row for each size and architecture, counters first.
enum InteractionTable {
  private static let counters = [
    ("view writes", "viewWrites"), ("redundant", "redundantWrites"),
    ("cells configured", "cellsConfigured"), ("turns", "turns"),
    ("shared calls", "sharedFunctionCalls"), ("mallocs", "mallocs"), ("bytes", "bytes"),
  ]

  static func table(_ cells: [CellResult]) -> TextTable {
    var table = TextTable(
      [.init("notes", .right), .init("architecture")]
        + counters.map { .init($0.0, .right) }
        + [.init("time", .right), .init("over Baseline", .right), .init("verdict"), .init("group")])
    for size in Set(cells.map(\.size)).sorted() {
      for cell in cells where cell.size == size {
        table.append([Figures.count(size), cell.architecture] + figures(cell))
      }
    }
    return table
  }

  private static func figures(_ cell: CellResult) -> [String] {
    guard cell.correct else {
      return counters.map { _ in "" } + ["", "", "**wrong**", ""]
    }
    return counters.map { count($0.1, of: cell) } + [
      cell.latency.map { Figures.seconds($0.p50) + mark(cell) } ?? "–",
      cell.ratio.map { Figures.ratio($0.estimate, $0.low, $0.high) } ?? "",
      cell.ratio?.verdict ?? "",
      cell.group ?? "",
    ]
  }

  private static func mark(_ cell: CellResult) -> String {
    CellNotes.hasSeveralModes(cell) ? CellNotes.severalModes : ""
  }

  /// One that varies is a median, and marked.
  private static func count(_ name: String, of cell: CellResult) -> String {
    guard let count = cell.counter(name) else { return "–" }
    return (cell.varying.contains(name) ? "~" : "") + Figures.count(count)
  }
}
