import Measurement
import Results
import Support

/// The page of all events, and a page for each.
extension RunReport {
  /// The heading's anchor on the page of all events.
  static let eventsAnchor = "all-events"

  private var mainSize: Int { results.mainSize ?? 0 }

  /// The order of the means, what each event takes, and which differences are more than chance.
  @DocumentBuilder var eventsPage: Document {
    Block.heading(2, "All events")
    Answer(findings).order
    table(results.definitions, at: mainSize)
    """
    \(EventTable.openMark) marks a pattern that is shown neither equal to Baseline nor different, and \
    \(EventTable.equalMark) one that is equal within the margin. An interval is over \(results.samples).
    """
    let main = results.definitions.filter { $0.title != nil }
    table(main, at: mainSize, .added, "The µs that one event adds to Baseline's time")
    table(main, at: mainSize, .instructions, "CPU instructions of one event, counted by valgrind")
    if let pairs = FirstTables(findings).pairs {
      Block.heading(3, "Which patterns differ")
      pairs
      FirstTables.pairsLegend
    }
    if !results.means.isEmpty {
      Block.heading(3, "Means")
      """
      The geometric mean of the ratios over Baseline, over the nine events. Withheld events are left out. Means over \
      different events are not to be compared. *Without one event*: the lowest and the highest mean \
      that leaving out one of them gives. Two patterns that this can swap are *not separated*.
      """
      means
    }
  }

  /// Returns a table with a sentence that says what it shows, by default the ratios over Baseline.
  @DocumentBuilder private func table(
    _ events: [InteractionEntry], at size: Int, _ figure: EventTable.Figure = .ratio,
    _ title: String = "The time of one event as a multiple of Baseline's"
  ) -> Document {
    if let table = EventTable.table(results, events, at: size, figure) {
      "\(title), at \(Figures.counted(size, "note")):"
      table
    }
  }

  /// The geometric means over the events: a pattern and a size a row.
  private var means: TextTable {
    TextTable(
      of: results.means,
      [
        .words("pattern") { $0.architecture.name }, .count("notes") { $0.size },
        .count("events") { $0.events }, .number("times Baseline") { Figures.ratio($0.ratio) },
        .number("without one event: from") { Figures.ratio($0.lowest) },
        .number("to") { Figures.ratio($0.highest) },
        .words("not separated from") {
          $0.tied.isEmpty ? "–" : $0.tied.map(\.name).joined(separator: ", ")
        },
      ])
  }

  /// Returns what an event is, what each pattern takes and why, and, folded, all its figures.
  @DocumentBuilder func page(of event: InteractionEntry) -> Document {
    let cases = results.cells.filter { $0.event == event.id }
    let sizes = cases.map(\.size).sorted()
    // The fastest first.
    let own = cases.filter { $0.size == (sizes.first { $0 == mainSize } ?? sizes.first) }
      .sorted { $0.eventTime?.estimate ?? .infinity < $1.eventTime?.estimate ?? .infinity }
    Block.heading(2, event.heading)
    "\(event.prose) \(EventFigures.finding(own))"
    EventFigures.causes(own, among: cases)
    """
    Counts are of one event, in a run that is not timed. *Writes*: views in view that get another value. The \
    least work of a run is \(event.leastWork). Brackets: 95 % intervals over \(results.samples). *Why*: the counter that explains most, with the pattern's count and Baseline's. \
    An *observer* is reached by a weak or unowned reference.
    """
    Block.code(Figures.bars(EventFigures.times(of: own), Figures.seconds))
    Block.fold(
      "Times at each number of notes, with intervals", Document { EventFigures.times(cases) })
    Block.fold(
      "Counters at each number of notes",
      Document {
        EventFigures.work(cases)
        """
        Counts are of a whole run (\(Figures.counted(own.first?.eventsPerRun ?? 1, "event")) at \
        \(Figures.counted(own.first?.size ?? 0, "note"))). *Redundant*: views given the value \
        that they show. *Rows filled*: as they come into view. *Updates*: turns of the main loop. *Texts*: calls of \
        [functions](../../Sources/App/Model/SharedFunctions.swift) that all apps share, such as the \
        one that formats a date. A ~ marks a median of counts that differed.
        """
      })
    Block.list(
      cases.compactMap { result in
        result.note.map { "\(result.architecture) at \(Figures.count(result.size)): \($0)" }
      })
  }
}

extension InteractionEntry {
  /// The title of its page: what a person calls it, and its name in commands.
  var heading: String {
    title.map { "\($0.prefix(1).uppercased())\($0.dropFirst()) (\(id))" } ?? id
  }

  /// What a person calls it, with a link to its page.
  var link: String { "[\(title ?? id)](#\(Document.anchor(of: heading)))" }
}

/// The figures of one event.
enum EventFigures {
  private typealias Column = TextTable.Shown<Cell>

  // MARK: - At one size

  /// Returns the patterns with a time, the fastest first.
  static func times(of cases: [Cell]) -> [(name: String, value: Double)] {
    cases.filter(\.isUsable).compactMap { cell in
      cell.eventTime.map { (cell.architecture.name, $0.estimate) }
    }.sorted { $0.1 < $1.1 }
  }

  /// Returns a sentence on what each pattern takes; empty if none was timed.
  static func finding(_ cases: [Cell]) -> String {
    let times = times(of: cases).map { "\(Figures.seconds($0.value)) in \($0.name)" }
    guard !times.isEmpty, let cell = cases.first else { return "" }
    let scope =
      cell.eventsPerRun == 1 ? "that" : "one of \(Figures.count(cell.eventsPerRun)) events"
    return "**With \(Figures.counted(cell.size, "note")), \(scope) takes \(times.listed).**"
  }

  /// Returns a row for each pattern, with the cause why it takes longer than Baseline.
  static func causes(_ cases: [Cell], among all: [Cell]) -> TextTable {
    TextTable(
      of: cases,
      [
        .words("pattern") { $0.architecture.name },
        .number("µs") { cell in
          cell.correct
            ? cell.eventTime.map { Figures.microseconds($0.estimate) } ?? "–" : "**wrong**"
        },
        .number("× Baseline") {
          $0.architecture == .baseline ? "1" : EventTable.text($0, .ratio) ?? "–"
        },
        count("mallocs", "mallocs") { $0.eventsPerRun },
        count("bytes", "bytes") { $0.eventsPerRun },
        count("writes", "viewWrites") { $0.eventsPerRun },
        .words("why it takes longer") { Cause($0, among: all).words },
      ])
  }

  // MARK: - At all sizes

  /// Returns the table of counters of a run.
  static func work(_ cases: [Cell]) -> TextTable {
    let counters = [
      ("writes", "viewWrites"), ("redundant", "redundantWrites"),
      ("rows filled", "cellsConfigured"), ("updates", "turns"), ("texts", "sharedFunctionCalls"),
      ("mallocs", "mallocs"), ("bytes", "bytes"),
    ]
    return table(cases, counters.map { title, id in count(title, id) { _ in 1 } })
  }

  /// Returns the table of times.
  ///
  /// A run and the verdict come first, because a narrow page may hide the last columns.
  static func times(_ cases: [Cell]) -> TextTable {
    table(
      cases,
      [
        .number("a run") { seconds($0.latency?.warm.estimate, $0) },
        .number("first run") { seconds($0.latency?.cold?.estimate, $0) },
        .number("µs added per event") { $0.added.map(Figures.added) ?? "" },
        .number("over Baseline") { $0.ratio.map { Figures.ratio($0) } ?? "" },
        .words("verdict") { $0.correct ? $0.verdict?.rawValue ?? "" : "**wrong**" },
        .number("epochs") { $0.epochs.map { Figures.count($0) } ?? "" },
      ])
  }

  private static func seconds(_ seconds: Double?, _ cell: Cell) -> String {
    cell.correct ? seconds.map(Figures.seconds) ?? "–" : ""
  }

  /// Returns the table of a row for each size and pattern.
  private static func table(_ cases: [Cell], _ columns: [Column]) -> TextTable {
    TextTable(
      of: Set(cases.map(\.size)).sorted().flatMap { size in cases.filter { $0.size == size } },
      [.number("notes") { Figures.count($0.size) }, .words("pattern") { $0.architecture.name }]
        + columns)
  }

  /// Returns a column of a counter; one that varies is a median and marked.
  private static func count(
    _ title: String, _ id: String, per events: @escaping (Cell) -> Int
  ) -> Column {
    .number(title) { cell in
      guard cell.correct, let count = cell.counter(id) else { return "–" }
      return (cell.varying.contains(id) ? "~" : "")
        + Figures.short(Double(count) / Double(max(events(cell), 1)))
    }
  }
}
