import Support

/// The section about what an event costs more than in Baseline, by kind; for a terminal, by rung, too.
struct AddedSection {
  private let results: Results
  private let picture: ReportPicture?

  init(_ results: Results, _ picture: ReportPicture? = nil) {
    self.results = results
    self.picture = picture
  }

  /// The figures at the smallest size for a terminal: tables of the rungs, and one of the variants
  /// that stand on none.
  var terminalTables: String { (variants + rungs).joined(separator: "\n") }

  private var variants: [String] {
    let onRungs = results.ladder ?? []
    let others = results.architectures.filter { entry in
      !onRungs.contains { $0.architecture == entry.name && $0.variant == entry.variant }
    }
    guard let size = sizes.first, let table = KindTable.table(results, others, at: size) else {
      return []
    }
    let heading = "Added per event, in µs over Baseline, at \(Figures.count(size)) notes:\n"
    return [heading + table.markdown()]
  }

  private var rungs: [String] {
    let tables = LadderTable(results, .microseconds).narrowTables
    guard !tables.isEmpty else { return [] }
    let heading = """
      The ladder: added per event, in µs over Baseline, at \(Figures.count(1_000)) notes.
      The headline has the rungs with \(LadderTable.idiomaticMark).

      """
    return [heading] + tables.map { $0.plain() }
  }

  private var sizes: [Int] { Set((results.kinds ?? []).map(\.size)).sorted() }

  /// Markdown; empty if nothing was measured.
  var paragraphs: [String] {
    let headlines = results.architectures.filter { $0.lane == "idiomatic" }
    let tables = sizes.compactMap { size in
      KindTable.table(results, headlines, at: size).map {
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
