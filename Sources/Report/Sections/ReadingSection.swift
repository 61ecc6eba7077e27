import Measurement
import Results

/// The sections on how to read, misread and reproduce a report.
extension RunReport {
  @DocumentBuilder var reading: Document {
    Block.heading(2, "How to read this")
    Block.items(
      """
      **Counters come first**: they are exact, and do not depend on how fast or busy the machine is. \
      Another compiler or system can change those of memory. A counter with a ~ differed from run to run, because an array grows now and then. Its median is shown. Bytes can also differ between \
      two reports, because Swift grows buffers by what malloc really gave. View writes do not include \
      those that fill a cell that comes into view.
      **A ratio** is the time of one run over Baseline's in the same round: the median over the rounds \
      of a process, then the mean over processes.
      **Intervals** are over processes\(runs). Those of *added* and of times hold with 95 % each. Those \
      of ratios hold with 95 % for all patterns of an event together. Where the program has one link \
      order, no *added* interval is narrower than what a copy of Baseline's code adds.
      **Verdicts**: *slower* and *faster* mean that the whole interval is beyond the margin, which is \
      ±\(margin) or what a copy of Baseline's code reaches in this run, and beyond the interval of Baseline \
      measured a second time. \
      *Equivalent* means that it is inside. *Unresolved* means neither; such an interval can be narrow. *Withheld*: Baseline, measured a \
      second time, differed from itself; such a figure enters no other.
      **Pairs** that differ by more than chance: paired tests of all pairs, with Holm's correction in each \
      row. Times differ beyond the margin by Student's test, and the nine events also without any one of them. \
      Tests over behaviours and changes over requests differ by Wilcoxon's signed ranks.
      **A run** is the median epoch: runs right after runs of the same pattern. **The first run** comes after \
      the other patterns' runs, when the caches hold other data.
      **Disturbed epochs**, for which the thread had no core for over 1 % of the timed part, are counted and kept. \
      Nothing is deleted.
      **Pictures** show the figures of the tables. On a log axis equal factors are equal distances; a line \
      through a mark is its interval. Shape and colour are the pattern's own in all pictures; how it is \
      written is the fill.
      **Times** are of this machine and this run. Never compare them between two reports.
      """)
  }

  @DocumentBuilder var misreading: Document {
    Block.heading(2, "How to misread this")
    Block.items(
      """
      A large ratio over Baseline says how much work a pattern adds, not how an app would feel. A \
      view write costs nanoseconds here, and more with real widgets.
      Nothing here says how fast a team writes or changes such code, or what SwiftUI would do. Nor does \
      it say what merge conflicts, build times or learning cost.
      No pattern wins: the figures differ by event, by size and by what is counted.
      """)
  }

  private var runs: String {
    results.runs.isEmpty ? "" : ", and those of events over [runs](#the-runs)"
  }

  /// What the figures follow from.
  private var origin: String {
    results.runs.isEmpty
      ? "the medians of each process, in `medians.csv.gz`"
      : "the medians of each process of each run, in `medians.csv.gz`"
  }

  private var studies: String {
    results.runs.isEmpty
      ? ""
      : "It makes the runs. Forms, window, tests and changes are measured by scripts of their "
        + "own: `forms`, `window-figures`, `testability` and `changes`. "
  }

  private var margin: String {
    results.cells.compactMap(\.margin).min().map(Figures.percent) ?? "2 %"
  }

  @DocumentBuilder var reproduction: Document {
    Block.heading(2, "How to reproduce this")
    Block.code(results.run.command)
    """
    \(studies)All figures as data: [`results.json`](results.json). They follow \
    from \(origin): `Scripts/check-figures` computes them again.
    """
  }
}
