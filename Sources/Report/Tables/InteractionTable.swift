import Measurement
import Results
import Support

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
        .number("own code") { seconds($0.latency?.parts?.architecture, $0) },
        .number("layout") { seconds($0.latency?.parts?.layout, $0) },
        .number("display") { seconds($0.latency?.parts?.display, $0) },
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
