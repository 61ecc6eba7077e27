import Measurement
import Support

/// The sections about the surveys; empty for surveys that were not requested.
extension MarkdownReport {
  static func growth(of results: Results, _ charts: ReportCharts) -> [String] {
    guard let growth = results.growth, !growth.isEmpty else { return [] }
    let names = growth.map(\.interaction).uniqued()
    return [
      """
      ## Growth

      A coarse survey: medians of single events, each architecture alone, with the lowest and the \
      highest process. The **exponent** is that of the last two decades: at 0 the cost is the same at \
      any size, at 1 it grows with the size. *Fixed part* and the part for *each* come from the line \
      a + b · n through all sizes, where each size counts alike. Intervals are over processes at 95 %. \
      Counts are exact and have none.
      """
    ] + names.flatMap { name in section(name, growth.filter { $0.interaction == name }, charts) }
  }

  private static func section(
    _ name: String, _ results: [GrowthResult], _ charts: ReportCharts
  ) -> [String] {
    let unit = results.first?.unit ?? ""
    let notes = results.flatMap { result in
      result.points.compactMap { point in
        point.note.map {
          "* \(result.architecture) at \(Figures.count(point.count)) \(unit): \($0)"
        }
      }
    }
    return [
      "### \(name) over \(unit)", charts.growth(name, over: unit)?.markdown ?? "",
      GrowthTable.times(results).markdown(),
      "Calls of malloc in one event:", GrowthTable.counts(results).markdown(),
      notes.joined(separator: "\n"),
    ]
  }

  static func sweep(of results: Results, _ charts: ReportCharts) -> [String] {
    guard let sweep = results.sweep, !sweep.isEmpty else { return [] }
    return [
      """
      ## If views cost more

      The same single events, while each view write takes longer on purpose. A cell that comes into \
      view takes as long as twenty writes, a layout as long as two. The columns have Baseline's time, \
      the others' ratios over it, and ranks. Architectures with the same rank are tied. *Within 5 % \
      from*: the cost of a write at which the architecture adds a twentieth of Baseline's time (median \
      and range of the processes). It follows from straight lines, so beyond the last column it is an \
      extrapolation.
      """
    ]
      + sweep.flatMap { result in
        [
          "### \(result.interaction) at \(Figures.count(result.size)) notes",
          charts.sweep(result)?.markdown ?? "",
          SweepTable.table(result).markdown(), SweepTable.crossings(result),
        ]
      }
  }

  static func memory(of results: Results, _ charts: ReportCharts) -> [String] {
    guard let memory = results.memory, !memory.isEmpty else { return [] }
    let notes = memory.compactMap { result in result.note.map { "* \(result.architecture): \($0)" }
    }
    return [
      """
      ## Memory at rest

      What an app gives back at its end: blocks of malloc (exact) and their usable bytes, which depend \
      a little on the heap. The app's own copy of each note is included, the server's memory is not. \
      The cost of a note is the difference between the smallest and the largest number of notes. \
      *Survivors* are still there when app and server are gone.
      """, charts.memory?.markdown ?? "", MemoryTable.table(memory).markdown(),
      notes.joined(separator: "\n"),
    ]
  }
}
