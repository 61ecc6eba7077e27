import Measurement
import Support

/// The section about what an event costs more than in Baseline, by kind.
struct AddedSection {
  private let results: Results
  private let picture: ReportPicture?

  init(_ results: Results, _ picture: ReportPicture? = nil) {
    self.results = results
    self.picture = picture
  }

  /// The figures at the smallest size, for a terminal; empty if nothing was measured.
  var terminalTable: String {
    guard let size = sizes.first,
      let table = KindTable.table(results, results.architectures, at: size)
    else { return "" }
    return "Added per event, in µs over Baseline, at \(Figures.count(size)) notes:\n"
      + table.markdown()
  }

  private var sizes: [Int] { Set((results.kinds ?? []).map(\.size)).sorted() }

  /// Markdown; empty if nothing was measured.
  var paragraphs: [String] {
    let tables = sizes.compactMap { size in
      KindTable.table(results, results.architectures, at: size).map {
        "At \(Figures.count(size)) notes:\n\n\($0.markdown())"
      }
    }
    guard !tables.isEmpty else { return [] }
    return [
      """
      ## Added per event

      The time of an event less the time of the same event in Baseline, in µs, with the 95 % \
      interval over processes. An event is the smallest thing that a user or the server does: a key, \
      a push, a row scrolled. A kind's figure is the median over its families of interactions. \
      The medians are taken in each process, so the interval of the last row is over processes, too.
      """
    ] + tables + [KindsLegend(results).text, picture?.markdown ?? ""]
  }
}

/// What the kinds of events are: a line for each kind that was measured.
struct KindsLegend {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// Markdown; empty if the results do not say what their kinds are.
  var text: String {
    let known = results.interactions.compactMap { interaction in
      interaction.kind.flatMap { kind in
        interaction.kindMeaning.map { "* **\(kind.capitalizedFirst)**: \($0)." }
      }
    }.uniqued()
    return known.isEmpty ? "" : "The kinds of events:\n\n" + known.joined(separator: "\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
