import Measurement
import Results
import Support

/// How far the times can be trusted: controls and runs.
extension RunReport {
  /// How large a difference must be, and what the same code reads, measured a second time.
  @DocumentBuilder var trust: Document {
    Block.heading(2, "How far can the figures be trusted?")
    if let margin = results.cells.compactMap(\.margin).min() {
      "**No difference below \(Figures.percent(margin)) counts**"
        + (results.controls.first(where: \.isSameCode).map { same in
          ": measured a second time, Baseline takes \(Figures.preciseRatio(same.mean)) times as long in the mean, "
            + "and \(Figures.ratio(same.worst)) in the worst case, *\(same.event)* at \(Figures.counted(same.size, "note"))"
        } ?? "") + "."
    }
  }

  @DocumentBuilder var controls: Document {
    Block.heading(2, "Controls")
    if results.controls.isEmpty {
      "None was measured, so nothing shows how far the times can be trusted."
    } else {
      """
      Each is Baseline's code, measured like the patterns, and should read 1. An event gets no \
      verdict where the interval of Baseline, measured a second time, excludes 1. A run is invalid if that happens in \
      more than 5 % of its events and sizes, and in more than chance explains. \
      \(withheld); the run is \(results.valid ? "valid" : "**invalid**")\
      \(results.run.noisy.map { $0 ? ", and **noisy**" : ", and quiet enough" } ?? "").
      """
      controlsTable
    }
  }

  @DocumentBuilder var joinedRuns: Document {
    if !results.runs.isEmpty {
      Block.heading(2, "The runs")
      """
      The figures of the events are means over these runs of one build, each at another time and with link \
      orders of its own. Their intervals are over runs, because a run's own interval does not know how much runs \
      differ. All else is of the first run. Other programs are in cores that they used.
      """
      runsTable
    }
  }

  private var withheld: String {
    let cells = Set(
      results.cells.filter { $0.verdict == .withheld }
        .map { "\($0.event) at \(Figures.count($0.size))" })
    return cells.isEmpty
      ? "None is withheld" : "Withheld: " + cells.sorted().joined(separator: ", ")
  }

  // MARK: - Tables

  /// The controls, which should read 1, and their worst readings.
  private var controlsTable: TextTable {
    TextTable(
      of: results.controls,
      [
        .words("control") { $0.label },
        .words("what it is") {
          $0.isSameCode ? "Baseline once more" : "a copy of Baseline's code"
        },
        .number("worst reading") { Figures.preciseRatio($0.worst) },
        .words("in") { "\($0.event) at \(Figures.count($0.size))" },
        .number("mean over all events") { Figures.preciseRatio($0.mean) },
        .number("median half-width") { $0.medianHalfWidth.map(Figures.finePercent) ?? "–" },
      ])
  }

  /// The runs that a report is made of: a run a row.
  private var runsTable: TextTable {
    TextTable(
      of: Array(results.runs.enumerated()),
      [
        .number("run") { "\($0.offset + 1)" }, .words("begun") { $0.element.date },
        .number("took") { Figures.seconds($0.element.seconds) },
        .number("link orders") { "\($0.element.linkOrders)" },
        .number("other programs") { run in
          run.element.otherLoad.map { Figures.fixed($0, 2) } ?? "–"
        },
        .number("fixed work") { run in
          run.element.kernel.map { Figures.seconds($0.estimate) } ?? "–"
        },
      ])
  }
}
