import Measurement
import Results
import Support

/// The sections about the events that every run times, their growth, and memory.
extension RunReport {
  private var mainEvents: [InteractionEntry] { results.definitions.filter { $0.title != nil } }
  private var mainSize: Int { results.mainSize ?? 0 }

  /// Times and counts of the events, and their growth in short; empty if nothing was measured.
  @DocumentBuilder var events: Document {
    if let ratios = table(.ratio), let added = table(.added) {
      Block.heading(2, "Events")
      """
      The time of one event as a multiple of Baseline's, at \(Figures.count(mainSize)) notes, with its \
      interval over \(results.samples):
      """
      ratios
      "The µs that one event adds to Baseline's time:"
      added
      charts.ratios
    }
    if let exponents {
      Block.heading(2, "Growth in short")
      """
      How the time of an event grows with the number of notes. At an exponent of 0 it is the same at any \
      size, at 1 it grows with the size. [Times at each size](#growth).
      """
      exponents
    }
    if let mallocs = table(.mallocs) {
      Block.heading(2, "Allocations")
      """
      Calls of `malloc` that one event makes, at \(Figures.count(mainSize)) notes. Each count comes from a run \
      that is not timed. A ~ marks a median of counts that differed. All counters are with the interactions.
      """
      mallocs
      if let instructions = table(.instructions) {
        "CPU instructions of one event, counted by valgrind:"
        instructions
      }
    }
  }

  private func table(_ figure: EventTable.Figure) -> TextTable? {
    EventTable.table(results, mainEvents, at: mainSize, figure)
  }

  // MARK: - Growth and memory

  /// At which sizes a run has fewer events than at the main size, a sentence each after a space.
  private var fewer: String {
    mainEvents.flatMap { event in
      event.sizes.compactMap { size in
        guard let few = results[.baseline, event.id, size]?.eventsPerRun,
          let usual = results[.baseline, event.id, mainSize]?.eventsPerRun, few < usual
        else { return nil }
        return " At \(Figures.count(size)) notes, *\(event.title ?? event.id)* is one of "
          + "\(Figures.count(few)), not of \(Figures.count(usual))."
      }
    }.joined()
  }

  private var sizesOfMemory: String {
    let sizes = results.memory.map(\.size)
    guard let low = sizes.min(), let high = sizes.max() else { return "" }
    return ", \(Figures.count(low)) and \(Figures.count(high))"
  }

  /// The page about growth, and about memory.
  @DocumentBuilder var growth: Document {
    if !results.growth.isEmpty {
      Block.heading(2, "Growth")
      """
      The time of one event at each number of notes. The **exponent** is fitted over the last two \
      decades, in each of the \(results.samples). At 0 the time is the same at any size, at 1 it grows with the size. \
      It is the mean over two decades; the times show whether these are alike.\(fewer)
      """
      charts.growth
      for name in results.growth.map(\.event).uniqued() {
        Block.heading(3, "\(name) over notes")
        growthTable(of: name)
      }
    }
    if !results.memory.isEmpty {
      Block.heading(2, "Memory at rest")
      """
      What an app gives back at its end: blocks of malloc (exact) and their usable bytes, which depend \
      a little on the heap. The app's own copy of each note is included, the server's memory is not. \
      The cost of a note is the difference between the smallest and the largest number of notes at which \
      memory was measured\(sizesOfMemory). \
      *Survivors* are still there when app and server are gone.
      """
      memoryTable
    }
  }

  /// An event's time at each size and its exponent: an architecture a row.
  private func growthTable(of event: String) -> TextTable {
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
          .number("exponent") { entry in exponent(of: event, entry.id) }
        ])
  }

  /// The exponents of all events: an event a row, an architecture a column.
  private var exponents: TextTable? {
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
          .number(entry.name) { exponent(of: $0, entry.id) }
        })
  }

  private func exponent(of event: String, _ architecture: VariantID) -> String {
    results.growth.first { $0.event == event && $0.architecture == architecture }
      .map { Figures.interval($0.exponent, Figures.exponent) } ?? "–"
  }

  /// The memory of idle apps: an architecture a row.
  var memoryTable: TextTable {
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
