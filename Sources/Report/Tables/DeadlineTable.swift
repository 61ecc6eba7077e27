import Support

/// Missed deadlines when events come at a fixed rate: a row for each size, architecture and rate.
enum DeadlineTable {
  /// The most turns of an interaction in this table: an event and its answer.
  ///
  /// An interaction with more turns is a session, which cannot happen sixty times a second.
  private static let maximumTurns = 2

  /// - Returns: `nil` if no deadline is missed, or there are no such events.
  static func table(_ cases: [CaseResult]) -> TextTable? {
    var table = TextTable(
      [.init("notes", .right), .init("architecture")]
        + ["events", "load", "too late", "p50", "p99"].map { .init($0, .right) })
    var isEmpty = true
    for result in cases.bySize where result.correct && result.counter("turns") ?? 1 <= maximumTurns
    {
      for loop in result.latency?.openLoop ?? [] where loop.missed > 0 {
        isEmpty = false
        table.append([
          Figures.count(result.size), result.name,
          "\(Figures.count(loop.events)) at \(Int(loop.hz)) Hz", Figures.percent(loop.load),
          Figures.percent(loop.missed), Figures.seconds(loop.p50),
          loop.p99.map(Figures.seconds) ?? "–",
        ])
      }
    }
    return isEmpty ? nil : table
  }
}
