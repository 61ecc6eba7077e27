import Measurement
import SourceAnalysis
import Support

/// All interactions together, and each by itself.
struct InteractionsSection {
  private let results: Results
  private let charts: ReportCharts

  init(_ results: Results, _ charts: ReportCharts) {
    self.results = results
    self.charts = charts
  }

  /// All interactions in one table, over all sizes and by size.
  var paragraphs: [String] { summary + overview }

  // MARK: - All figures

  private var summary: [String] {
    [
      """
      ## Summary

      Time is the geometric mean of the ratios over Baseline, with the 95 % interval over \
      processes; counters are summed over all interactions and sizes, one run of each. Bold: the \
      lowest of several architectures; more than one if their intervals touch. Baseline is the reference, \
      not a contender. The mean is over \(coverage): means over different interactions are not to be \
      compared.

      \(AllFiguresTable(results).table.markdown())
      """, sensitivity, modes,
    ] + charts.means.map(\.markdown)
  }

  /// The number of interactions that the means cover, and how many of them are withheld.
  private var coverage: String {
    AllFiguresTable.sizes(results).map { size in
      let all = Set(results.cells.filter { $0.size == size }.map(\.interaction)).count
      let used = results.architectures.flatMap(\.overall).filter { $0.size == size }
      let withheld = used.compactMap(\.withheld).max() ?? 0
      return "\(used.map(\.interactions).max() ?? 0) of \(all) at \(Figures.count(size)) notes"
        + (withheld == 0 ? "" : " (\(withheld) of them withheld, see controls)")
    }.joined(separator: ", ")
  }

  private var sensitivity: String {
    guard let table = SensitivityTable.table(results) else { return "" }
    return """
      How much of a mean is due to one kind of interaction: the lowest and the highest mean that \
      leaving out any one of them gives.

      \(table.markdown())
      """
  }

  private var modes: String {
    let tested = results.cells.filter { $0.mValue != nil }
    guard !tested.isEmpty else {
      return results.cells.contains { $0.latency != nil }
        ? "Whether times have several modes was not looked at: processes and places are too few."
        : ""
    }
    let several = tested.filter(CaseNotes.hasSeveralModes)
    guard !several.isEmpty else { return "No times heap up in several places." }
    return """
      Times of \(several.count) of \(tested.count) cells heap up in several places, which one \
      figure does not describe. They are marked \(CaseNotes.severalModesMark) on the interactions' pages. (mValue \
      above 2.8, over the medians of processes and places.)
      """
  }

  // MARK: - Interactions

  private var overview: [String] {
    [
      """
      ## Interactions

      A run of an interaction is all that its page says, so counts and times are of all its \
      keystrokes, ticks or pushes together. In the tables by size, a \(RatioTable.openMark) marks a \
      ratio that is unresolved or withheld. A \(RatioTable.equalMark) marks one that is equivalent: equal \
      within the margin.
      """
    ] + charts.sizes.flatMap(ratios) + [waiting]
  }

  /// The interactions that are declared and cannot run, by the form of the app that they need.
  private var waiting: String {
    Dictionary(grouping: results.waiting ?? [:], by: \.value).sorted { $0.key < $1.key }
      .map { form, entries in
        let ids = entries.map { "`\($0.key)`" }.sorted().joined(separator: ", ")
        return "Not run without the form `\(form)`: \(ids)."
      }.joined(separator: "\n\n")
  }

  /// The picture of all interactions at a size, and its table.
  private func ratios(at size: Int) -> [String] {
    guard let picture = charts.ratios(at: size) else { return [] }
    return [
      picture.markdown, RatioTable.table(results, charts.styles.contenders, at: size).markdown(),
    ]
  }

  /// Returns what an interaction is, its counters and its times.
  func paragraphs(of interaction: InteractionEntry) -> [String] {
    let cases = results.cells.filter { $0.interaction == interaction.id }
    let traces = (results.traces ?? []).filter { $0.interaction == interaction.id }
    let notes = cases.compactMap { result in
      result.note.map { "* \(result.architecture) at \(Figures.count(result.size)): \($0)" }
    }
    return [
      "## \(interaction.id)",
      "\(interaction.prose) The least work on views: \(interaction.leastWork).",
      WhyLines(cases, sizes: AllFiguresTable.sizes(results), traces).text,
      Prediction(interaction, cases).line,
      InteractionTable.work(cases).markdown(), sharedCalls,
      InteractionTable.times(cases).markdown(),
      CaseNotes(cases).line, charts.processes(interaction.id)?.markdown ?? "",
      notes.joined(separator: "\n"),
      TraceSection(traces).folded, ProfileCommand(interaction.id, cases).text,
    ]
  }

  private var sharedCalls: String {
    """
    *Shared calls* are calls of [pure functions](../../Sources/App/Model/SharedFunctions.swift) that \
    all apps share, such as the one that formats a date.
    """
  }
}
