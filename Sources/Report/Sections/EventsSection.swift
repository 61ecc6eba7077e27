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
    if let exponents = RunTables.exponents(results) {
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
        RunTables.growth(results, of: name)
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
      RunTables.memory(results)
    }
  }
}
