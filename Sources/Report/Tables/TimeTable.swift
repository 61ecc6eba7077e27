import Measurement
import Support

/// Where a run's time went: a row for each architecture and control, and the rest.
enum TimeTable {
  /// Returns `nil` if the results have no such times.
  static func table(_ results: Results) -> TextTable? {
    guard let time = results.time, !time.isEmpty else { return nil }
    let parts = PhaseTimes.parts
    var table = TextTable(
      [.init("seconds for")] + parts.map { .init($0.name, .right) } + [.init("sum", .right)])
    let known = results.architectures.map(\.name)
    let labels =
      known.filter { time[$0] != nil } + time.keys.sorted().filter { !known.contains($0) }
    func add(_ name: String, _ times: PhaseTimes) {
      table.append(
        [name] + parts.map { Figures.fixed(times[keyPath: $0.seconds], 1) }
          + [Figures.fixed(times.sum, 1)])
    }
    for label in labels { add(label, time[label] ?? PhaseTimes()) }
    let sum = time.values.reduce(PhaseTimes(), +)
    add("all", sum)
    let rest = results.run.seconds - sum.sum
    table.append(
      ["the rest: processes, analyses of the sources, the report"] + parts.map { _ in "" }
        + [Figures.fixed(max(0, rest), 1)])
    return table
  }
}
