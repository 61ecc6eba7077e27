import CommandLineKit
import Measurement

/// One interaction: a row for each size and architecture; counters and times apart.
enum InteractionTable {
  private static let counters = [
    ("view writes", "viewWrites"), ("redundant", "redundantWrites"),
    ("cells configured", "cellsConfigured"), ("turns", "turns"),
    ("shared calls", "sharedFunctionCalls"), ("mallocs", "mallocs"), ("bytes", "bytes"),
  ]

  /// What was counted.
  static func work(_ cells: [CellResult]) -> TextTable {
    table(counters.map { .init($0.0, .right) }, cells.bySize) { cell in
      counters.map { cell.correct ? count($0.1, of: cell) : "" }
    }
  }

  /// What it took: single events and the verdict first, for a page may not show the last columns.
  static func times(_ cells: [CellResult]) -> TextTable {
    let columns: [TextTable.Column] =
      ["p50", "p95", "p99", "over Baseline"].map { .init($0, .right) }
      + [.init("verdict"), .init("group")]
      + ["own code", "layout", "display"].map { .init($0, .right) }
    return table(columns, cells.bySize) { cell in
      guard cell.correct else { return ["", "", "", "", "**wrong**"] }
      let base = cells.first { $0.architecture == "Baseline" && $0.size == cell.size }
      let latency = cell.latency
      let split = latency?.split
      let percentiles = [latency?.p50, latency?.p95, latency?.p99]
      let parts = [split?.architecture, split?.layout, split?.display]
      let times = percentiles.map(seconds)
      let median = times[0] + (CellNotes.isOtherWay(cell, than: base) ? CellNotes.otherWay : "")
      return [median] + times.dropFirst() + [
        cell.ratio.map { Figures.ratio($0.estimate, $0.low, $0.high) + mark(cell) } ?? mark(cell),
        cell.ratio?.verdict ?? "", cell.group ?? "",
      ] + parts.map(seconds)
    }
  }

  private static func seconds(_ seconds: Double?) -> String {
    seconds.map(Figures.seconds) ?? "–"
  }

  private static func table(
    _ columns: [TextTable.Column], _ cells: [CellResult], _ figures: (CellResult) -> [String]
  ) -> TextTable {
    var table = TextTable([.init("notes", .right), .init("architecture")] + columns)
    for cell in cells {
      table.append([Figures.count(cell.size), cell.name] + figures(cell))
    }
    return table
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

extension [CellResult] {
  /// Smaller sizes first; the architectures of a size in their order.
  var bySize: [CellResult] {
    Set(map(\.size)).sorted().flatMap { size in filter { $0.size == size } }
  }
}
