import Foundation
import Measurement
import Results
import Support

/// The tables of how a run was made, and of memory.
enum RunTables {
  /// The controls, which should read 1, and their worst readings.
  static func controls(_ results: Results) -> TextTable {
    TextTable(
      of: results.controls,
      [
        .words("control") { $0.label },
        .words("what it is") {
          $0.isSameCode ? "Baseline once more" : "a copy of Baseline's code"
        },
        .number("worst reading") { Figures.preciseRatio($0.worst) },
        .words("in") { "\($0.event) at \(Figures.count($0.size))" },
        .number("mean over cells") { Figures.preciseRatio($0.mean) },
        .number("median half-width") { $0.medianHalfWidth.map(Figures.finePercent) ?? "–" },
      ])
  }

  /// The runs that a report is made of: a run a row.
  static func runs(_ results: Results) -> TextTable {
    func load(_ cores: Double?) -> String { cores.map { Figures.fixed($0, 2) } ?? "–" }
    func kernel(_ time: Interval?) -> String { time.map { Figures.seconds($0.estimate) } ?? "–" }
    return TextTable(
      of: Array(results.runs.enumerated()),
      [
        .number("run") { "\($0.offset + 1)" }, .words("begun") { $0.element.date },
        .number("took") { Figures.seconds($0.element.seconds) },
        .number("link orders") { "\($0.element.linkOrders)" },
        .words("load before, meanwhile, after") {
          [$0.element.loadBefore, $0.element.otherLoad, $0.element.loadAfter].map(load)
            .joined(separator: ", ")
        },
        .words("fixed work: first process, all, last") {
          [$0.element.kernelBefore, $0.element.kernel, $0.element.kernelAfter].map(kernel)
            .joined(separator: ", ")
        },
      ])
  }

  /// How far the runs' ratios are apart: an event a row, an architecture a column.
  static func spread(_ results: Results) -> TextTable {
    let size = results.mainSize ?? 0
    return TextTable(
      of: results.definitions.filter { $0.title != nil },
      [.words("event") { $0.id }]
        + results.contenders.map { entry in
          .number(entry.name) { event in
            guard let values = results[entry.id, event.id, size]?.logRatios.map({ exp($0) }),
              let least = values.min(), let most = values.max()
            else { return "–" }
            return "\(Figures.ratio(least)) … \(Figures.ratio(most))"
          }
        })
  }

  /// Where a run's time went: a row for each architecture and control, and the rest; `nil` if the
  /// results have no such times.
  static func times(_ results: Results) -> TextTable? {
    guard !results.time.isEmpty else { return nil }
    let known = results.architectures.map(\.name)
    let labels =
      known.filter { results.time[$0] != nil }
      + results.time.keys.sorted().filter { !known.contains($0) }
    let sum = results.time.values.reduce(PhaseTimes(), +)
    var table = TextTable(
      of: labels.map { ($0, results.time[$0] ?? PhaseTimes()) } + [("all", sum)],
      [.words("seconds for") { $0.0 }]
        + PhaseTimes.parts.map { part in
          .number(part.name) { Figures.fixed($0.1[keyPath: part.seconds], 1) }
        } + [.number("sum") { Figures.fixed($0.1.sum, 1) }])
    table.append(
      ["the rest: processes, analyses of the sources, the report"]
        + PhaseTimes.parts.map { _ in "" }
        + [Figures.fixed(max(0, results.run.seconds - sum.sum), 1)])
    return table
  }

  /// The geometric means over the events: an architecture and a size a row.
  static func means(_ results: Results) -> TextTable? {
    guard !results.means.isEmpty else { return nil }
    return TextTable(
      of: results.means,
      [
        .words("Architecture") { $0.architecture.name }, .count("notes") { $0.size },
        .count("events") { $0.events }, .number("times Baseline") { Figures.ratio($0.ratio) },
        .number("without one event: from") { Figures.ratio($0.lowest) },
        .number("to") { Figures.ratio($0.highest) },
        .words("moved most by leaving out") { $0.without },
        .words("not separated from") {
          $0.tied.isEmpty ? "–" : $0.tied.map(\.name).joined(separator: ", ")
        },
      ])
  }

  /// An event's time at each size and its exponent: an architecture a row.
  static func growth(_ results: Results, of event: String) -> TextTable {
    let sizes = results.sizes.filter { size in
      results.cells.contains { $0.event == event && $0.size == size }
    }
    return TextTable(
      of: results.architectures,
      [.words("Architecture") { $0.name }]
        + sizes.map { size in
          .number("\(Figures.count(size)) notes") {
            results[$0.id, event, size]?.eventTime.map { Figures.seconds($0.estimate) } ?? "–"
          }
        } + [
          .number("exponent") { entry in exponent(results, of: event, entry.id) }
        ])
  }

  /// The exponents of all events: an event a row, an architecture a column.
  static func exponents(_ results: Results) -> TextTable? {
    let events = results.growth.map(\.event).uniqued()
    guard !events.isEmpty else { return nil }
    return TextTable(
      of: events,
      [
        .words("event") { id in
          "[\(results.definitions.first { $0.id == id }?.title ?? id)](#\(id)-over-notes)"
        }
      ]
        + results.architectures.map { entry in
          .number(entry.name) { exponent(results, of: $0, entry.id) }
        })
  }

  private static func exponent(
    _ results: Results, of event: String, _ architecture: VariantID
  ) -> String {
    results.growth.first { $0.event == event && $0.architecture == architecture }
      .map { Figures.interval($0.exponent, Figures.exponent) } ?? "–"
  }

  /// The memory of idle apps: an architecture a row.
  static func memory(_ results: Results) -> TextTable {
    let memory = results.memory
    let size = memory.map(\.size).min() ?? 0
    func smallest(_ name: String) -> MemoryCount? {
      memory.first { $0.contestant == name && $0.size == size }
    }
    return TextTable(
      of: memory.map(\.contestant).uniqued(),
      [
        .words("architecture") { $0 },
        .number("blocks at \(Figures.count(size)) notes") {
          smallest($0).map { Figures.count($0.liveBlocks) } ?? "–"
        },
        .number("bytes") { smallest($0).map { Figures.bytes($0.liveBytes) } ?? "–" },
        .number("blocks a note") { memory.perNote($0).map { Figures.fixed($0.blocks, 2) } ?? "–" },
        .number("bytes a note") {
          memory.perNote($0).map { Figures.count(Int($0.bytes.rounded())) } ?? "–"
        },
        .number("survivors") { name in
          let left = memory.filter { $0.contestant == name && $0.leavesSomething }
          return left.last.map {
            "**\(Figures.count($0.survivingBlocks)) blocks, \($0.survivingViews) views**"
          } ?? "0"
        },
      ])
  }
}
