import Measurement
import Results
import Support

/// The means over the events, all other interactions together, and each interaction by itself.
extension RunReport {
  /// The means, then all interactions that are no main events, by size.
  @DocumentBuilder var interactionsPage: Document {
    if let means {
      Block.heading(2, "Means")
      """
      The geometric mean of the ratios over Baseline, over the nine events, with the 95 % interval over \
      \(results.samples). Withheld events are left out. Means over different events are not to be compared. \
      *Without one event*: the lowest and the highest mean that leaving out one of them gives. Two \
      patterns that this can swap are *not separated*.
      """
      means
    }
    Block.heading(2, "Interactions")
    """
    A run of an interaction is all that its page says, so counts and times are of all its \
    keystrokes, ticks or pushes together. In the tables by size, a \(EventTable.openMark) marks a \
    ratio that is unresolved. A \(EventTable.equalMark) marks one that is equivalent: equal \
    within the margin.
    """
    for size in results.sizes {
      if let table = EventTable.table(results, results.definitions, at: size, .ratio) {
        "Times Baseline at \(Figures.count(size)) notes:"
        table
      }
    }
  }

  /// The geometric means over the events: an architecture and a size a row.
  private var means: TextTable? {
    guard !results.means.isEmpty else { return nil }
    return TextTable(
      of: results.means,
      [
        .words("Architecture") { $0.architecture.name }, .count("notes") { $0.size },
        .count("events") { $0.events }, .number("times Baseline") { Figures.ratio($0.ratio) },
        .number("without one event: from") { Figures.ratio($0.lowest) },
        .number("to") { Figures.ratio($0.highest) },
        .words("not separated from") {
          $0.tied.isEmpty ? "–" : $0.tied.map(\.name).joined(separator: ", ")
        },
      ])
  }

  /// Returns what an interaction is, its counters and its times.
  @DocumentBuilder func page(of interaction: InteractionEntry) -> Document {
    let cases = results.cells.filter { $0.event == interaction.id }
    Block.heading(2, interaction.id)
    "\(interaction.prose) The least work on views: \(interaction.leastWork)."
    WhyLines(cases, sizes: [results.mainSize ?? 0]).document
    InteractionTable.work(cases)
    """
    *Shared calls* are calls of [pure functions](../../Sources/App/Model/SharedFunctions.swift) that \
    all apps share, such as the one that formats a date.
    """
    InteractionTable.times(cases)
    Block.list(
      cases.compactMap { result in
        result.note.map { "\(result.architecture) at \(Figures.count(result.size)): \($0)" }
      })
  }
}

/// One interaction: a row for each size and architecture, with counters and times in separate
/// tables.
enum InteractionTable {
  private static let counters = [
    ("view writes", "viewWrites"), ("redundant", "redundantWrites"),
    ("cells configured", "cellsConfigured"), ("turns", "turns"),
    ("shared calls", "sharedFunctionCalls"), ("mallocs", "mallocs"), ("bytes", "bytes"),
  ]

  /// Returns the table of counters.
  static func work(_ cases: [Cell]) -> TextTable {
    table(
      cases, counters.map { title, id in .number(title) { $0.correct ? count(id, of: $0) : "" } })
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

  private static func table(_ cases: [Cell], _ columns: [TextTable.Shown<Cell>]) -> TextTable {
    TextTable(
      of: cases.bySize,
      [
        .number("notes") { Figures.count($0.size) },
        .words("architecture") { $0.architecture.name },
      ]
        + columns)
  }

  /// Returns a counter as text; a counter that varies is a median and marked.
  private static func count(_ name: String, of result: Cell) -> String {
    guard let count = result.counter(name) else { return "–" }
    return (result.varying.contains(name) ? "~" : "") + Figures.count(count)
  }
}

extension [Cell] {
  /// The results sorted by size; the order within a size does not change.
  var bySize: [Cell] {
    Set(map(\.size)).sorted().flatMap { size in filter { $0.size == size } }
  }
}
