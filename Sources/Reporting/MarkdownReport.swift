import Measurement
import CommandLineKit

/// The report of a run in GitHub-flavoured Markdown, made from its results alone.
package struct MarkdownReport {
  private let results: Results
  private let charts: ReportCharts

  /// - Parameters:
  ///   - results: what was found.
  ///   - latencies: the single events, as `latencies.csv` has them; without them their strips are
  ///     not drawn.
  package init(_ results: Results, latencies: String? = nil) {
    self.results = results
    charts = ReportCharts(results, latencies: latencies)
  }

  /// The pictures that the report shows, which belong beside it.
  package var pictures: [ReportPicture] { charts.all }

  /// The whole report.
  package var text: String {
    UnbrokenFigures.text(
      Self.paragraphs(
        [heading, warnings, answer, summary, controls, Self.parts(of: results), interactions]
          + Self.growth(of: results, charts) + Self.sweep(of: results, charts)
          + Self.memory(of: results, charts)
          + SourceSection(results, picture: charts.source).paragraphs
          + SemanticsSection(results.semantics ?? [], pictures: charts.roles).paragraphs
          + [rules, traces, ClaimsSection(results).text, selfCheck, reading, reproduction]) + "\n")
  }

  /// Those that say something, an empty line between them; a table ends with a line feed of its own.
  private static func paragraphs(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
      .joined(separator: "\n\n")
  }

  /// The short form for a terminal: warnings, the answer, the summary.
  package var terminalSummary: String {
    let sentences = Answer(results).sentences.joined(separator: "\n")
    return [warnings, SummaryTable(results).table.markdown(), sentences + "\n"]
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
      # \(results.architectures.map(\.name).uniqued().joined(separator: ", ")) on the same feature

      \(variants), \(results.interactions.count) interactions, \
      measured \(environment.date) on \(environment.processor) (\(environment.cores) cores), \
      \(environment.os), kernel \(environment.kernel), \(environment.swift), \
      \(environment.configuration) build, commit \(commit). \
      Plan \(run.plan): \(run.processesMeasured) of \(run.processes) processes, \(run.rounds) \
      rounds, seed \(run.seed)\(run.shard.map { ", shard \($0)" } ?? ""), \
      \(Figures.seconds(run.seconds))\(run.resumed == true ? ", taken up again" : ""); \
      \(Figures.percent(run.disturbedShare)) of the rounds were disturbed by something else on \
      the machine.\(results.parts.map { " Merged from \($0.count) [parts](#parts)." } ?? "")
      """
  }

  /// As in "5 architectures" or "5 architectures in 21 variants".
  private var variants: String {
    let names = results.architectures.map(\.name).uniqued().count
    let all = results.architectures.count
    return "\(names) architectures" + (all == names ? "" : " in \(all) variants")
  }

  private var warnings: String {
    (results.warnings + results.failures.map { "Missing: \($0)" })
      .map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
  }

  // MARK: - The answer

  private var answer: String {
    guard !results.architectures.isEmpty else { return "" }
    let answer = Answer(results)
    return Self.paragraphs(
      ["## The answer", answer.sentences.joined(separator: " "), answer.certainty, contents]
        + charts.means.map(\.markdown))
  }

  /// Where to find what, for those who have a question of their own.
  private var contents: String {
    let interactions = results.interactions.map { "[\($0.id)](#\($0.id))" }
    return """
      **Where to look**: [all figures in one table](#summary), [what the figures do not \
      show](#how-to-misread-this), [how to read them](#how-to-read-this), [all interactions in one \
      table](#interactions)\(recorded), and each by itself: \(interactions.joined(separator: ", ")).
      """
  }

  /// The link to the traces, if there are any.
  private var recorded: String {
    (results.traces ?? []).isEmpty ? "" : ", [who calls whom](#\(TraceSection.anchor))"
  }

  private var summary: String {
    Self.paragraphs(
      [
        """
        ## Summary

        Time is the geometric mean of the ratios over Baseline, with the 95 % interval over \
        processes; counters are summed over all interactions and sizes, one run of each. Bold: the \
        lowest among the architectures, several if their intervals touch. Baseline is the floor, not \
        a contender. The mean is over \(coverage): means over different interactions are not to be \
        compared.

        \(SummaryTable(results).table.markdown())
        """, sensitivity, modes,
      ] + LanesSection(results, charts).paragraphs)
  }

  /// How many interactions the means are over, and in how many of them a control was off.
  private var coverage: String {
    SummaryTable.sizes(results).map { size in
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
      leaving out any one of them gives. Bursts with different numbers of mounted screens are one \
      kind.

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
    let several = tested.filter(CellNotes.hasSeveralModes)
    guard !several.isEmpty else { return "No times heap up in several places." }
    return """
      Times of \(several.count) of \(tested.count) cells heap up in several places, which one \
      figure does not describe; they are marked \(CellNotes.severalModes) below. (mValue above \
      2.8, over the medians of processes and places.)
      """
  }

  private var controls: String {
    guard !results.controls.isEmpty else {
      return "## Controls\n\nNone was measured: nothing shows how far the times can be believed."
    }
    let withheld = Set(
      results.cells.filter { $0.ratio?.verdict == "withheld" }
        .map { "\($0.interaction) at \(Figures.count($0.size))" }
    ).sorted()
    let list =
      withheld.isEmpty
      ? "No cell is withheld" : "Withheld for it: " + withheld.joined(separator: ", ")
    return """
      ## Controls

      Each was measured like the architectures and has to read 1. Where Baseline once more does \
      not, no verdict is given; twice what a control reads is part of the margin. \(list); \
      \(results.valid ? "the run is valid." : "the run is **invalid**.")

      \(ControlTable.table(results).markdown())
      """
  }

  // MARK: - Interactions

  private var interactions: String {
    Self.paragraphs(
      [
        """
        ## Interactions

        A run of an interaction is all that the sentence below its name says, so counts and times are \
        of all its keystrokes, ticks or pushes together. In the tables by size a \
        \(RatioTable.openMark) marks what was not told apart from Baseline, or was withheld, and a \
        \(RatioTable.equalMark) what was shown to take as long as Baseline, but for the margin.
        """
      ] + charts.sizes.flatMap(ratios) + results.interactions.map(section))
  }

  /// All interactions at a size: their picture and its table.
  private func ratios(at size: Int) -> [String] {
    guard let picture = charts.ratios(at: size) else { return [] }
    return [
      picture.markdown, RatioTable.table(results, charts.cast.contenders, at: size).markdown(),
    ]
  }

  private func section(_ interaction: InteractionEntry) -> String {
    let cells = results.cells.filter { $0.interaction == interaction.id }
    let notes = cells.compactMap { cell in
      cell.note.map { "* \(cell.name) at \(Figures.count(cell.size)): \($0)" }
    }
    let late = DeadlineTable.table(cells).map {
      "Events that come at a fixed rate, where some are too late:\n\n\($0.markdown())"
    }
    return Self.paragraphs([
      "### \(interaction.id)",
      "\(interaction.prose) The least work on views: \(interaction.leastWork).",
      MostWork(cells, sizes: SummaryTable.sizes(results)).line,
      Prediction(interaction, cells).line,
      InteractionTable.work(cells).markdown(), InteractionTable.times(cells).markdown(),
      CellNotes(cells).line, charts.eventTimes(interaction.id)?.markdown ?? "",
      charts.split(interaction.id)?.markdown ?? "", late ?? "", notes.joined(separator: "\n"),
      TraceSection.link(to: interaction.id, in: results.traces ?? []),
    ])
  }

  // MARK: - Rules

  private var rules: String {
    guard let rules = results.rules, !rules.isEmpty else { return "" }
    return RulesSection(rules).markdown
  }

  // MARK: - Traces

  private var traces: String {
    let prose = results.interactions.map { ($0.id, $0.prose) }
    return TraceSection(results.traces ?? [], prose: Dictionary(prose) { one, _ in one })
      .markdown(note: results.tracesNote)
  }

  // MARK: - What the harness proves about itself

  private var selfCheck: String {
    guard let check = results.selfCheck else { return "" }
    let environment = check.environment
    return """
      ## What the harness proves about itself

      By `archbench self-check` of \(environment.date), commit `\(environment.commit ?? "unknown")`, \
      on \(environment.processor).

      \(SelfCheckTable.table(check.rows).markdown())
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
    * **A ratio** is the time of one run over Baseline's in the same round: the median over the rounds \
    of a process, then the mean over processes, with an interval over processes at 95 %, the 5 % divided by \
    the number of comparisons in the cell. *Slower* and *faster* \
    mean that the whole interval lies outside the margin (1 %, or twice what a control reads if that \
    is more), *equivalent* that it lies inside, *unresolved* that it does neither: then nothing is known. \
    *Withheld*: Baseline measured once more differed from itself.
    * **Groups**: two architectures that share a letter were not told apart, all pairs of a cell \
    compared with each other; the fastest has an *a*. That is not to say that they are equal. Correcting \
    for all pairs can be stricter or milder than the verdict, which is against Baseline alone.
    * **Disturbed rounds**, in which the CPU was taken away or an epoch took over three times its median, are \
    counted and kept: nothing is deleted. A round of a heavy interaction takes long, and is seldom left alone \
    from beginning to end.
    * **Several modes** (‡): the medians by process and place heap up in more than one place, so that the ratio is \
    an average of different states of the machine or of memory. Modes of less than 40 % of the highest are not found.
    \(singleEvents)
    * **Pictures** show the figures of the tables. On a log axis equal factors are equal distances; a line \
    through a mark is its interval. A shape and a colour mean the same in all pictures\(strips).
    * **Times** are of this machine and this run. Never compare them between two reports.

    ## How to misread this

    * A headless view write costs nanoseconds, one of UIKit's microseconds: a large ratio over \
    Baseline says how much work an architecture adds by itself, not how an app would feel.
    * Nothing here says how fast a team writes or changes such code, what its merge conflicts, \
    build times or learning cost, or what SwiftUI would do.
    * No architecture wins: the figures differ by interaction, by size and by what is counted.
    """
  }

  private var singleEvents: String {
    guard results.hasSingleEvents else {
      return "* **p50** is of epochs of many events: single events were not timed."
    }
    return """
      * **p50, p95 and p99** are of single events, each prepared, timed and reset alone, in \
      processes of their own; a percentile for which there were too few events (100 for p99) is \
      missing, and `results.json` has the intervals. An epoch of many events evens out what these \
      take in, so that the ratio of two p50 need not be the ratio; \(CellNotes.otherWay) stands by one that \
      lies on the other side of Baseline's than the verdict says.
      * **Own code, layout, display**: the parts of further single events, by the clock at the end \
      of each: until the last view write, until all views have their places and their cells, until \
      the frame is there. Medians, which need not add up to p50.
      * **Events that come at a fixed rate** start when they are due or, if the last one is late, \
      as soon as it ends; their latency counts from when they were due. *Too late* are those that \
      ended after the next one was due. The ticks are computed from measured events in a row, not \
      waited for: after idling an app would find its caches colder. With a load of 100 % or more \
      the queue grows as long as events come. Where no such table stands, none was too late, or the \
      interaction has more turns than an event and its answer.
      """
  }

  /// That strips are missing, where there would be some.
  private var strips: String {
    guard results.hasSingleEvents, !charts.hasEvents else { return "" }
    return
      ". Those of single events were not drawn: `\(LatenciesCSV.fileName)` was not beside the results"
  }

  private var reproduction: String {
    """
    ## How to reproduce this

        \(results.run.command)

    Raw data: [`results.json`](results.json) (schema \(results.schema)), \
    [`\(results.samples)`](\(results.samples))\(latencies).
    """
  }

  private var latencies: String {
    let file = LatenciesCSV.fileName
    return results.hasSingleEvents ? ", [`\(file)`](\(file))" : ""
  }
}

extension Results {
  /// Whether any cell has events that were timed alone.
  fileprivate var hasSingleEvents: Bool { cells.contains { ($0.latency?.events ?? 0) > 0 } }
}
