import Measurement
import Results
import Support

/// The sections about the events that every run times, and their growth.
extension RunReport {
  private var mainEvents: [InteractionEntry] { results.definitions.filter { $0.title != nil } }
  private var mainSize: Int { results.mainSize ?? 0 }

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
