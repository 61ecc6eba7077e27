/// The sections on how to read, misread and reproduce a report.
struct ReadingSection {
  private let results: Results
  private let hasEventPictures: Bool

  /// - Parameters:
  ///   - results: the results of the report.
  ///   - hasEventPictures: whether the report has pictures of single events.
  init(_ results: Results, hasEventPictures: Bool) {
    self.results = results
    self.hasEventPictures = hasEventPictures
  }

  var paragraphs: [String] { [reading, reproduction] }

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
      take in, so that the ratio of two p50 need not be the ratio; \(CaseNotes.contradictionMark) stands by one that \
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

  /// A note if the pictures of single events are missing.
  private var strips: String {
    guard results.hasSingleEvents, !hasEventPictures else { return "" }
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
  /// Whether any case has events that were timed alone.
  fileprivate var hasSingleEvents: Bool { cells.contains { ($0.latency?.events ?? 0) > 0 } }
}
