import Measurement
import Support

/// The sections about the events that every run times, their growth, and the surveys.
struct EventsSection {
  private let results: Results
  private let charts: ReportCharts
  private let events: [InteractionEntry]
  private let size: Int

  init(_ results: Results, _ charts: ReportCharts) {
    self.results = results
    self.charts = charts
    events = results.definitions.filter { $0.title != nil }
    size = results.mainSize ?? 0
  }

  /// Times and counts of the events, and their growth in short; empty if nothing was measured.
  var paragraphs: [String] { times + growthSummary + allocations }

  private func table(_ figure: EventTable.Figure) -> TextTable? {
    EventTable.table(results, events, at: size, figure)
  }

  private var times: [String] {
    guard let ratios = table(.ratio), let added = table(.added) else { return [] }
    return [
      """
      ## Events

      The time of one event as a multiple of Baseline's, at \(Figures.count(size)) notes, with its \
      interval over processes:

      \(ratios.markdown())
      """,
      """
      The µs that one event adds to Baseline's time:

      \(added.markdown())
      """, charts.added?.markdown ?? "",
    ]
  }

  private var growthSummary: [String] {
    guard let table = RunTables.exponents(results) else { return [] }
    return [
      """
      ## Growth in short

      How the time of an event grows with the number of notes: at an exponent of 0 it is the same at any \
      size, at 1 it grows with the size. [Times at each size](#growth).

      \(table.markdown())
      """
    ]
  }

  private var allocations: [String] {
    guard let mallocs = table(.mallocs) else { return [] }
    return [
      """
      ## Allocations

      Calls of `malloc` that one event makes, at \(Figures.count(size)) notes. Each count comes from a run \
      that is not timed. All counters are with the interactions.

      \(mallocs.markdown())
      """,
      table(.instructions).map {
        "CPU instructions of one event, counted by valgrind:\n\n\($0.markdown())"
      } ?? "",
    ]
  }

  // MARK: - Growth and surveys

  /// The page about growth, and about memory.
  var growth: [String] {
    let names = results.growth.map(\.event).uniqued()
    let head =
      names.isEmpty
      ? []
      : [
        """
        ## Growth

        The time of one event at each number of notes. The **exponent** is fitted over the last two \
        decades, in each process: at 0 the time is the same at any size, at 1 it grows with the size.
        """
      ]
    return head
      + names.flatMap { name in
        [
          "### \(name) over notes", charts.growth(name)?.markdown ?? "",
          RunTables.growth(results, of: name).markdown(),
        ]
      } + memory
  }

  private var memory: [String] {
    guard !results.memory.isEmpty else { return [] }
    return [
      """
      ## Memory at rest

      What an app gives back at its end: blocks of malloc (exact) and their usable bytes, which depend \
      a little on the heap. The app's own copy of each note is included, the server's memory is not. \
      The cost of a note is the difference between the smallest and the largest number of notes. \
      *Survivors* are still there when app and server are gone.

      \(RunTables.memory(results).markdown())
      """
    ]
  }
}
