import Measurement
import Results
import Support

/// The sections about the events that every run times, and their growth.
extension RunReport {
  private var mainEvents: [InteractionEntry] { results.definitions.filter { $0.title != nil } }
  private var mainSize: Int { results.mainSize ?? 0 }

  /// Times and counts of the events; empty if nothing was measured.
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

  // MARK: - Growth

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

  /// The page about growth.
  @DocumentBuilder var growth: Document {
    if !results.growth.isEmpty {
      Block.heading(2, "Growth")
      """
      The time of one event at each number of notes. The **exponent** is fitted over the last two \
      decades, in each of the \(results.samples). At 0 the time is the same at any size, at 1 it grows with the size. \
      It is the mean over two decades; the times show whether these are alike.\(fewer)
      """
      for name in results.growth.map(\.event).uniqued() {
        Block.heading(3, "\(name) over notes")
        growthTable(of: name)
      }
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

  private func exponent(of event: String, _ architecture: VariantID) -> String {
    results.growth.first { $0.event == event && $0.architecture == architecture }
      .map { Figures.interval($0.exponent, Figures.exponent) } ?? "–"
  }
}
