import CommandLineKit

/// The report of a run in GitHub-flavoured Markdown, made from its results alone.
package struct MarkdownReport {
  private let results: Results

  package init(_ results: Results) {
    self.results = results
  }

  /// The whole report.
  package var text: String {
    [
      heading, Self.parts(of: results), warnings, answer, summary, interactions, source, reading,
      reproduction,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The short form for a terminal: warnings, the answer, the summary.
  package var terminalSummary: String {
    let sentences = Answer(results).sentences.joined(separator: "\n")
    return [warnings, SummaryTable.table(results).markdown(), sentences + "\n"]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: - What, on what, when

  private var heading: String {
    let environment = results.environment
    let run = results.run
    let commit =
      environment.commit.map { "`\($0)`\(environment.dirty == true ? ", changed since" : "")" }
      ?? "not in a git repository"
    return """
      # \(results.architectures.map(\.name).joined(separator: ", ")) on the same feature

      \(results.architectures.count) architectures, \(results.interactions.count) interactions, \
      measured \(environment.date) on \(environment.processor) (\(environment.cores) cores), \
      \(environment.os), kernel \(environment.kernel), \(environment.swift), \
      \(environment.configuration) build, commit \(commit). \
      Plan \(run.plan): \(run.processesMeasured) of \(run.processes) processes, \(run.rounds) \
      rounds, seed \(run.seed)\(run.shard.map { ", shard \($0)" } ?? ""), \
      \(Figures.seconds(run.seconds))\(run.resumed == true ? ", taken up again" : ""); \
      \(Figures.percent(run.disturbedShare)) of the rounds were disturbed by something else on \
      the machine.
      """
  }

  private var warnings: String {
    (results.warnings + results.failures.map { "Missing: \($0)" })
      .map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  // MARK: - The answer

  private var answer: String {
    guard !results.architectures.isEmpty else { return "" }
    return "## The answer\n\n" + Answer(results).sentences.joined(separator: " ")
  }

  private var summary: String {
    """
    ## Summary

    Time is the geometric mean of the ratios over Baseline, with the 95 % interval over \
    processes; counters are summed over all interactions and sizes, one run of each. Bold: the \
    lowest among the architectures, several if their intervals touch. Baseline is the floor, not \
    a contender. Control S is Baseline measured a second time under another label: \(controls). \
    Interactions in which it was off are left out of the mean, which is over \(coverage): means over \
    different interactions are not to be compared.

    \(SummaryTable.table(results).markdown())
    """
  }

  /// How many interactions the means are over.
  private var coverage: String {
    Set(results.cells.map(\.size)).sorted().map { size in
      let all = Set(results.cells.filter { $0.size == size }.map(\.interaction)).count
      let used = results.architectures.flatMap(\.overall).filter { $0.size == size }
      return "\(used.map(\.interactions).max() ?? 0) of \(all) at \(Figures.count(size)) notes"
    }.joined(separator: ", ")
  }

  private var controls: String {
    guard let control = results.controls["S"] else { return "it was not measured" }
    let verdict = results.valid ? "the run is valid" : "the run is **invalid**"
    return "its worst cell read "
      + "\(Figures.preciseRatio(control.estimate, control.low, control.high)), \(verdict)"
  }

  // MARK: - Interactions

  private var interactions: String {
    "## Interactions\n\n"
      + results.interactions.map(section).joined(separator: "\n\n")
  }

  private func section(_ interaction: InteractionEntry) -> String {
    let cells = results.cells.filter { $0.interaction == interaction.id }
    let notes = cells.compactMap { cell in
      cell.note.map { "* \(cell.architecture) at \(Figures.count(cell.size)): \($0)" }
    }
    return """
      ### \(interaction.id)

      \(interaction.prose) The least work on views: \(interaction.leastWork).

      \(InteractionTable.table(cells).markdown())
      """ + (notes.isEmpty ? "" : "\n" + notes.joined(separator: "\n"))
  }

  // MARK: - Source

  private var source: String {
    guard !results.source.isEmpty else { return "" }
    return """
      ## Source

      Lines that hold code, by Swift's grammar, and tokens, which no layout changes. *Feature* is \
      what the pattern has one write for each screen, *infrastructure* its own run time, written \
      once, *composition* the object graph.

      \(SourceTable.table(results).markdown())
      """
  }

  // MARK: - How to read

  private var reading: String {
    """
    ## How to read this

    * **Counters come first**: they are exact and hold on any device. One with a ~ differed from \
    run to run (an array grows now and then): its median. Bytes can differ between two reports, too, \
    since Swift grows buffers by what malloc really gave. View writes leave out those that fill a cell \
    which comes into view.
    * **A ratio** is the time of one run over Baseline's in the same round, with the interval over \
    processes at 95 % divided by the number of comparisons in the cell. *Slower* and *faster* \
    mean that the whole interval lies outside the margin (at least 1 %, more if a control says so), \
    *equivalent* that it lies inside, *unresolved* that it does neither: then nothing is known.
    * **Times** are of this machine and this run. Never compare them between two reports.

    ## How to misread this

    * A headless view write costs nanoseconds, one of UIKit's microseconds: a large ratio over \
    Baseline says how much work an architecture adds by itself, not how an app would feel.
    * Nothing here says how fast a team writes or changes such code, what its merge conflicts, \
    build times or learning cost, or what SwiftUI would do.
    * No architecture wins: the figures differ by interaction, by size and by what is counted.
    """
  }

  private var reproduction: String {
    """
    ## How to reproduce this

        \(results.run.command)

    Raw data: [`results.json`](results.json) (schema \(results.schema)), \
    [`\(results.samples)`](\(results.samples)).
    """
  }
}
