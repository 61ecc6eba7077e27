import CommandLineKit

/// Who misses ticks if events come at a fixed rate: a row for each size, architecture and rate.
enum DeadlineTable {
  /// What takes more turns than an event and its answer is a session rather than an event, and
  /// nothing that could come sixty times a second.
  private static let mostTurns = 2

  /// - Returns: `nil` if nobody misses any, or there are no such events.
  static func table(_ cells: [CellResult]) -> TextTable? {
    var table = TextTable(
      [.init("notes", .right), .init("architecture")]
        + ["events", "load", "too late", "p50", "p99"].map { .init($0, .right) })
    var isEmpty = true
    for cell in cells.bySize where cell.correct && cell.counter("turns") ?? 1 <= mostTurns {
      for loop in cell.latency?.openLoop ?? [] where loop.missed > 0 {
        isEmpty = false
        table.append([
          Figures.count(cell.size), cell.name,
          "\(Figures.count(loop.events)) at \(Int(loop.hz)) Hz", Figures.percent(loop.load),
          Figures.percent(loop.missed), Figures.seconds(loop.p50),
          loop.p99.map(Figures.seconds) ?? "–",
        ])
      }
    }
    return isEmpty ? nil : table
  }
}
