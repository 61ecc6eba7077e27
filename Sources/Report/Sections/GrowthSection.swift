import Measurement
import Results
import Support

/// What takes longer with more notes.
extension RunReport {
  static let growthAnchor = "what-takes-longer-with-more-notes"

  /// The events of which the growth was measured.
  private var grown: [InteractionEntry] {
    results.definitions.filter { event in results.growth.contains { $0.event == event.id } }
  }

  /// The page about growth; empty if it was not measured.
  @DocumentBuilder var growth: Document {
    if !results.growth.isEmpty {
      Block.heading(2, "What takes longer with more notes?")
      slower
      """
      The exponent of the time over the number of notes, fitted over the last two decades in each of the \
      \(results.samples). At 0 the time is the same at any size, at 1 it grows with the size. It is the mean over two \
      decades; the times at each size are on the events' pages.
      """
      TextTable(
        of: grown,
        [.words("event", \.link)]
          + results.architectures.map { entry in
            .number(entry.name) { event in
              results.growth.first { $0.event == event.id && $0.architecture == entry.id }
                .map { Figures.interval($0.exponent, Figures.exponent) } ?? "–"
            }
          })
    }
  }

  /// Which apps take at least ten times as long with a hundred times the notes, and in which events.
  private var slower: String {
    let usual = results.mainSize ?? 0
    guard let large = results.sizes.last, large >= 100 * usual else { return "" }
    func factor(_ name: String, _ event: InteractionEntry) -> Double {
      let times = [large, usual].compactMap {
        results[VariantID(name), event.id, $0]?.eventTime?.estimate
      }
      return times.count == 2 ? times[0] / times[1] : 1
    }
    let scope = " with \(Figures.count(large)) notes as with \(Figures.count(usual))"
    let all = results.architectures.map(\.name)
    func slow(_ event: InteractionEntry) -> [String] { all.filter { factor($0, event) >= 10 } }
    let groups = grown.map(slow).uniqued().filter { !$0.isEmpty }.sorted { $0.count < $1.count }
    let parts = groups.map { names in
      let events = grown.filter { slow($0) == names }
      let factors = events.flatMap { event in names.map { (name: $0, value: factor($0, event)) } }
      return "**\(names == all ? "Every app takes" : "Only \(names.listed) take") "
        + "\(Figures.range(factors, Figures.ratio)) times as long**\(scope), in "
        + "\(events.map { "*\($0.title ?? $0.id)*" }.listed)."
    }
    return parts.isEmpty
      ? "Nothing takes **10** times as long\(scope)." : parts.joined(separator: " ")
  }
}
