import Support

/// The section about what an event costs more than in Baseline, by kind and by rung.
struct AddedSection {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// Markdown; empty if nothing was measured.
  var paragraphs: [String] { kinds + ladder }

  /// The table of the headlines at the size with the most interactions, for a terminal.
  var terminalTable: String {
    guard let size = sizes.first, let table = table(at: size) else { return "" }
    return "Added per event, in µs over Baseline, at \(Figures.count(size)) notes:\n"
      + table.markdown()
  }

  private var sizes: [Int] { Set((results.kinds ?? []).map(\.size)).sorted() }

  private func table(at size: Int) -> TextTable? {
    KindTable.table(results, results.architectures.filter { $0.lane == "idiomatic" }, at: size)
  }

  private var kinds: [String] {
    let tables = sizes.compactMap { size in
      table(at: size).map { "At \(Figures.count(size)) notes:\n\n\($0.markdown())" }
    }
    guard !tables.isEmpty else { return [] }
    return [
      """
      ## Added per event

      The time of an event less the time of the same event in Baseline, in µs, with the 95 % \
      interval over processes. An event is the smallest thing that a user or the server does: a key, \
      a push, a row scrolled. A kind's figure is the median over its families of interactions.
      """
    ] + tables
  }

  private var ladder: [String] {
    guard let times = LadderTable.table(results, .microseconds) else { return [] }
    let instructions = LadderTable.table(results, .instructions)
    return [
      """
      ### The ladder

      The same optimisations for every pattern. Each rung has those below it; \
      \(LadderTable.idiomaticMark) marks the rungs of the headline. The figures are µs added per \
      event at 1 000 notes, for one interaction of each kind.

      \(times.markdown())
      """,
      instructions.map { "The same in instructions:\n\n\($0.markdown())" } ?? "",
    ]
  }
}
