import Measurement
import Results
import Support

/// The tables that a report begins with: what each pattern costs, in a table and event by event.
struct FirstTables {
  private let findings: Findings

  init(_ findings: Findings) {
    self.findings = findings
  }

  private var results: Results { findings.results }
  private var size: Int { results.mainSize ?? 0 }

  private typealias Column = TextTable.Shown<ArchitectureEntry>

  /// Whether the run timed all nine events.
  var isWhole: Bool { results.definitions.count { $0.title != nil } == 9 }

  // MARK: - At a glance

  private static let large = 100_000

  /// Times, counts, lines and tests: a pattern a row.
  ///
  /// A column without figures is left out.
  var glance: TextTable {
    let change = WaysToWrite.event
    let columns = [
      times("a key, µs", "type", size),
      times("a note of \(Figures.count(size)), µs", change, size),
      times("a note of \(Figures.count(Self.large)), µs", change, Self.large),
      least("mallocs", Figures.short) { results[$0, change, size]?.mallocs },
      least("bytes", Figures.short) { name in
        results[name, change, size].flatMap { cell in
          cell.counter("bytes").map { Double($0 / cell.eventsPerRun) }
        }
      },
      least("lines", Figures.short) { name in cost(name)?.allLines.map(Double.init) },
      // More is better.
      least("tested without views", { Figures.short(-$0) }) { name in
        cost(name)?.viewFree.map { -Double($0) }
      },
    ]
    return TextTable(
      of: results.architectures, [.words("pattern") { $0.name }] + columns.compactMap(\.self))
  }

  /// What the columns of the first table are.
  var legend: String {
    let all = findings.costs.compactMap(\.behaviours).first
    return """
      Patterns as usually written; times of one event, without widgets. *A key*: one is typed. *A note*: one in view, of so many in the list, gets another title. Its \
      *mallocs* (calls that ask for memory) and *bytes* are those of \(Figures.count(size)). *Lines*: code of the whole \
      app.\(all.map { " *Tested without views*: of \($0) behaviours." } ?? "") **Bold**: the best pattern, ties included. Baseline is no \
      pattern: it writes each change straight into the views.
      """
  }

  /// What a run timed that leaves some of the nine events out: an event at a size a column.
  @DocumentBuilder var timed: Document {
    TextTable(
      of: results.architectures,
      [.words("pattern") { $0.name }]
        + results.definitions.flatMap { one in
          one.sizes.compactMap { size in
            times("\(one.id), \(Figures.counted(size, "note"))", one.id, size)
          }
        })
    """
    µs of one event. **Bold**: the fastest pattern, ties included. The [events' pages](#\(RunReport.eventsAnchor)) have ratios, \
    intervals and counters.
    """
  }

  /// The µs of an event; `nil` if none was timed and no app differs.
  private func times(_ title: String, _ event: String, _ size: Int) -> Column? {
    let isTimed = results[.baseline, event, size]?.eventTime != nil
    let differs = size == results.mainSize && results.architectures.contains { $0.defect != nil }
    guard isTimed || differs else { return nil }
    let best = findings.fastest(event, at: size)
    func text(_ name: VariantID) -> String? {
      results[name, event, size].flatMap { $0.isUsable ? $0.eventTime?.estimate : nil }.map {
        size == Self.large
          ? Figures.whole($0 * 1e6) : Meaning.microseconds($0)
      }
    }
    // What reads alike is bold alike.
    let bold = Set(best.compactMap(text))
    return .number(title) { entry in
      guard entry.defect == nil else { return "**not equal**" }
      guard let own = text(entry.id) else { return "–" }
      return bold.contains(own) && entry.id != .baseline ? "**\(own)**" : own
    }
  }

  /// A column of figures of which the least is best; `nil` without figures.
  private func least(
    _ title: String, _ text: @escaping (Double) -> String, _ figure: (VariantID) -> Double?
  ) -> Column? {
    let figures = Dictionary(
      results.architectures.filter { $0.defect == nil }.compactMap { entry in
        figure(entry.id).map { (entry.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    guard !figures.isEmpty else { return nil }
    let best = figures.filter { $0.key != .baseline }.values.min()
    return .number(title) { entry in
      guard let own = figures[entry.id] else { return "–" }
      return own == best && entry.id != .baseline ? "**\(text(own))**" : text(own)
    }
  }

  private func cost(_ name: VariantID) -> Costs? {
    findings.costs.first { $0.architecture == name }
  }

  // MARK: - Event by event

  private var events: [InteractionEntry] { results.definitions.filter { $0.title != nil } }

  /// The time of each event over Baseline's, and their geometric mean: an event a row.
  var ratios: TextTable? {
    let columns = results.contenders
    let rows = events.filter { event in
      columns.contains { results[$0.id, event.id, size]?.ratio != nil }
    }
    guard !rows.isEmpty else { return nil }
    var table = TextTable(
      of: rows,
      [.words("event", \.link)]
        + columns.map { entry in .number(entry.name) { ratio(entry.id, $0.id) } })
    let means = columns.map { entry in
      results.means.first { $0.size == size && $0.architecture == entry.id }
    }
    if means.contains(where: { $0 != nil }) {
      table.append(
        ["geometric mean"]
          + means.map { mean in mean.map { Figures.ratio($0.ratio.estimate) } ?? "–" })
    }
    return table
  }

  /// A ratio with its mark, in bold if no pattern is faster.
  private func ratio(_ name: VariantID, _ event: String) -> String {
    guard let cell = results[name, event, size], cell.isUsable, let ratio = cell.ratio
    else { return "–" }
    let text = Figures.ratio(ratio.estimate)
    let isBest = findings.fastest(event, at: size).contains(name)
    return (isBest ? "**\(text)**" : text) + EventTable.mark(cell)
  }

  /// The calls of malloc of each event.
  var mallocs: TextTable? { EventTable.table(results, events, at: size, .mallocs) }

  /// The bytes of a note that changes, where patterns differ; empty if none do.
  var bytes: String {
    let known = results.architectures.compactMap { entry in
      results[entry.id, WaysToWrite.event, size]?.counter("bytes").map {
        (name: entry.name, bytes: $0)
      }
    }
    let groups = Set(known.map(\.bytes)).sorted().map { count in
      "\(Figures.count(count)) in \(known.filter { $0.bytes == count }.map(\.name).listed)"
    }
    return groups.count < 2
      ? "" : "Bytes differ most when a note changes: \(groups.joined(separator: "; "))."
  }

  // MARK: - To write, test and change

  /// Infrastructure, tests and changes; a pattern a row.
  ///
  /// A column without figures is left out.
  var effort: TextTable? {
    let columns = [
      effort("infrastructure") { $0.infrastructure.map(Figures.count) },
      effort("tokens a test") { cost in
        tests(cost).map { Figures.count($0.testTokens / max(1, $0.behaviours.count)) }
      },
      effort("mutants") { tests($0)?.deciding.share.map(Figures.wholePercent) },
      effort("tokens a change") { $0.change.map(Figures.short) },
      effort("places") { $0.places.map(Figures.short) },
    ].compactMap(\.self)
    return columns.isEmpty
      ? nil : TextTable(of: results.architectures, [.words("pattern") { $0.name }] + columns)
  }

  private func effort(_ title: String, _ text: (Costs) -> String?) -> Column? {
    let texts = findings.costs.map { ($0.architecture, text($0)) }
    return texts.allSatisfy { $0.1 == nil }
      ? nil : .number(title) { entry in texts.first { $0.0 == entry.id }?.1 ?? "–" }
  }

  private func tests(_ cost: Costs) -> ArchitectureTests? {
    findings.stored.tests?.architectures.first { $0.architecture == cost.architecture.name }
  }

  /// What the columns of the second table are.
  static let effortLegend = """
    *Infrastructure*: lines that are the pattern's own machinery. *Tokens*: words and signs of code, of the \
    [tests](#\(TestabilitySection.anchor)) of one behaviour, and of one [request for a change](#\(ChangesSection.anchor)) \
    (added and removed, median). *Places*: those that a request edits, median. *Mutants*: planted faults. The share that unit \
    tests find, of those that conformance scripts find, in files that these tests need.
    """

  // MARK: - Pairs

  /// The words for the columns in which pairs are compared.
  private static let titles: [Pair.Column: String] = [
    .run: "nine events", .type: "a key", .note: "a note", .start: "start",
    .tests: "tokens of unit tests",
    .tokens: "tokens of changes", .places: "places of changes",
    .silent: "places not asked for",
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
    *A > B ×f*: A's mean is f times B's. A row has \
    [paired tests](#how-to-read-this) of all pairs, at 5 % together. Times must differ by more than the margin of \
    \(Figures.wholePercent(RunPlan.standard.margin)). Other pairs may be equal. *Places not asked for*: those that a change needs and the compiler does not ask for. \
    Each app has one author, so a difference can be the author's.
    """
}
