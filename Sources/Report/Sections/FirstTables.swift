import Measurement
import Results
import Support

/// The tables that a report begins with: what each pattern costs to run, and to write, test and
/// change, and which of the differences are larger than chance.
struct FirstTables {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  private var results: Results { findings.results }

  private typealias Column = TextTable.Shown<ArchitectureEntry>

  // MARK: - To run

  /// Whether the run timed all nine events.
  var isWhole: Bool { results.definitions.count { $0.title != nil } == 9 }

  /// What a run timed that leaves some of the nine events out: an interaction at a size a column.
  @DocumentBuilder var timed: Document {
    let columns = results.definitions.flatMap { one in
      one.sizes.map { time("[\(one.id)](#\(one.id)), \(Figures.count($0)) notes", one.id, $0) }
    }
    let table = TextTable(of: results.architectures, [.words("To run") { $0.name }] + columns)
    table
    """
    \(Self.units) \(Self.marks(in: table)) No mark: slower or faster by more than the margin. \
    The [interactions' pages](#interactions) have intervals and counters.
    """
  }

  /// What the figures of a table of times are.
  static let units =
    "Times are multiples of Baseline's, then the µs that they add; in Baseline's row its own µs."

  private func time(_ title: String, _ event: String, _ size: Int) -> Column {
    .number(title) { self.time(results[$0.id, event, size], $0) }
  }

  /// The time of some events over Baseline's, and the calls of malloc of one; a pattern a row.
  var run: TextTable {
    let size = results.mainSize ?? 0
    return TextTable(
      of: results.architectures,
      [
        .words("To run") { $0.name }, time("a key", "type", size),
        time("a note", "edit-visible", size),
        time("of 100,000", "edit-visible", 100_000), time("start", "start", size),
        .number("mallocs") { entry in
          results[entry.id, "edit-visible", size].flatMap(EventTable.mallocs) ?? "–"
        },
      ])
  }

  /// The ratio and the added µs; Baseline's own time.
  private func time(_ cell: Cell?, _ entry: ArchitectureEntry) -> String {
    guard entry.defect == nil else { return "**not equal**" }
    guard let cell, cell.isUsable else { return "–" }
    if entry.id == .baseline {
      return cell.eventTime.map { "1 <sub>\(Figures.shortMicroseconds($0.estimate))</sub>" } ?? "–"
    }
    guard let ratio = cell.ratio, let added = cell.added?.estimate else { return "–" }
    let text =
      (Self.isWide(ratio) ? Self.wideMark : "") + Figures.multiple(ratio.estimate)
      + EventTable.mark(cell).drop { $0 == " " }
    let sign = added < 0 ? "" : "+"
    return "\(text) <sub>\(sign)\(Figures.shortMicroseconds(added))</sub>"
  }

  /// The mark before a ratio with a wide interval.
  private static let wideMark = "≈"

  /// Whether an end of a ratio's interval is more than a tenth away.
  private static func isWide(_ ratio: Interval) -> Bool {
    guard let low = ratio.low, let high = ratio.high else { return false }
    return max(high / ratio.estimate, ratio.estimate / low) > 1.1
  }

  private var mainSize: String { Figures.count(results.mainSize ?? 0) }

  /// What the columns of the first table are.
  var runLegend: String {
    """
    *To run*: the time of one event over Baseline's, and small the µs that it adds; in Baseline's row its own \
    µs. The events: a key is typed; a note in view changes, of \(mainSize) notes and of 100,000, where work on the \
    whole list shows; the app starts. *mallocs*: calls of `malloc` when one of \(mainSize) changes. \
    \(Self.marks(in: run))
    """
  }

  /// What the marks in a table of times mean.
  private static func marks(in table: TextTable) -> String {
    let cells = table.rows.flatMap { $0.dropFirst() }
    let marks = [
      (EventTable.equalMark, "equal within the margin"),
      (EventTable.openMark, "shown neither equal nor different"),
      (wideMark, "known to no more than a tenth"), ("–", "not measured"), ("k", "a thousand"),
    ]
    let used = marks.filter { mark, _ in cells.contains { $0.contains(mark) } }
    return used.isEmpty ? "" : used.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
  }

  // MARK: - To write, test and change

  /// Lines, tests and changes; a pattern a row.
  var costs: TextTable {
    func cost(_ entry: ArchitectureEntry) -> Costs? {
      findings.costs.first { $0.architecture == entry.id }
    }
    return TextTable(
      of: results.architectures,
      [
        .words("To write") { $0.name },
        .number("lines") { entry in
          cost(entry).flatMap { cost in
            cost.lines.map { "\(Figures.count($0)) + \(Figures.count(cost.infrastructure ?? 0))" }
          } ?? "–"
        },
        .number("view-free") { entry in
          cost(entry).flatMap { cost in
            cost.viewFree.map { "\($0) of \(cost.behaviours ?? 0)" }
          } ?? "–"
        },
        .number("mutants") { cost($0)?.foundShare.map(Figures.wholePercent) ?? "–" },
        .number("a change: tokens") { entry in
          cost(entry)?.change.map { change in
            "\(Figures.short(change.estimate)) (\(Figures.short(change.low ?? 0))–"
              + "\(Figures.short(change.high ?? 0)))"
          } ?? "–"
        },
        .number("places") { cost($0)?.places.map(Figures.short) ?? "–" },
      ])
  }

  /// What the columns of the second table are.
  var costsLegend: String {
    """
    *lines*: of code, of the app and, after the plus, of the pattern's own infrastructure, which real apps \
    import. *view-free*: behaviours that are unit-tested without views. *mutants*: the share of planted \
    faults that unit tests find; tests without views miss those in views. *a change*: tokens that a request \
    adds and removes, median and range. *places*: those that it edits, median.
    """
  }

  // MARK: - Pairs

  /// The words for the columns in which pairs are compared.
  private static let titles: [Pair.Column: String] = [
    .run: "nine events", .type: "a key", .note: "a note", .start: "start",
    .tests: "tokens of unit tests",
    .tokens: "tokens of changes", .places: "places of changes",
    .silent: "silent places",
  ]

  /// The pairs that differ by more than chance: a column of the comparison a row; `nil` if nothing was
  /// compared.
  var pairs: TextTable? {
    let names = results.architectures.filter { $0.defect == nil }.map(\.id)
    let count = PairedTests.pairs(names.count).count
    guard count > 0, !findings.pairs.isEmpty else { return nil }
    return TextTable(
      of: Pair.Column.allCases.filter(findings.compares),
      [
        .words("differs by more than chance") { Self.titles[$0] ?? $0.rawValue },
        .number("pairs") { column in
          "\(findings.pairs.count { $0.column == column }) of \(count)"
        },
        .words("which") { column in
          let found = findings.pairs.filter { $0.column == column }
          return 2 * found.count > count ? Self.rest(found, names) : Self.list(found)
        },
      ])
  }

  /// The pairs that do not differ.
  private static func rest(_ found: [Pair], _ names: [VariantID]) -> String {
    let others = PairedTests.pairs(names.count).map { (names[$0.0], names[$0.1]) }.filter { pair in
      !found.contains { [$0.a, $0.b] == [pair.0, pair.1] || [$0.b, $0.a] == [pair.0, pair.1] }
    }
    return others.isEmpty
      ? "all" : "all but " + others.map { "\($0)–\($1)" }.joined(separator: ", ")
  }

  private static func list(_ found: [Pair]) -> String {
    guard !found.isEmpty else { return "none" }
    return found.map(\.a).uniqued().map { a in
      let others = found.filter { $0.a == a }.map { "\($0.b) ×\(Figures.multiple($0.factor))" }
      return "\(a) > \(others.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// How pairs are compared.
  static let pairsLegend = """
    *A > B ×f*: A's mean is f times B's. For changes, the table above has medians. A row has \
    [paired tests](#how-to-read-this) of all pairs, at 5 % together. Times must differ by more than the margin of \
    \(Figures.wholePercent(RunPlan.standard.margin)). Other pairs may be equal. *silent places*: those that a change needs and the compiler does not ask for. \
    Each app has one author, so a difference can be the author's.
    """
}
