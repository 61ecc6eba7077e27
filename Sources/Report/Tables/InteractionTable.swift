import Measurement
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
  static func work(_ cases: [CaseResult]) -> TextTable {
    table(counters.map { .init($0.0, .right) }, cases.bySize) { result in
      counters.map { result.correct ? count($0.1, of: result) : "" }
    }
  }

  /// Returns the table of times.
  ///
  /// A run and the verdict come first, because a narrow page may hide the last columns.
  static func times(_ cases: [CaseResult]) -> TextTable {
    let columns: [TextTable.Column] =
      ["a run", "first run", "µs added per event", "over Baseline"].map { .init($0, .right) }
      + [.init("verdict"), .init("at ±5 %"), .init("group")]
      + ["own code", "layout", "display", "epochs"].map { .init($0, .right) }
    return table(columns, cases.bySize) { result in
      guard result.correct else { return ["", "", "", "", "**wrong**"] }
      let latency = result.latency
      let times = [latency?.p50, latency?.cold?.estimate].map(seconds)
      let parts = [latency?.architecture, latency?.layout, latency?.display].map(seconds)
      return times + [
        result.added.map(KindTable.interval) ?? "",
        result.ratio.map { Figures.ratio($0.estimate, $0.low, $0.high) + mark(result) }
          ?? mark(result),
        result.ratio?.verdict ?? "", result.ratio?.verdictAt5 ?? "", result.group ?? "",
      ] + parts + [result.epochs.map { Figures.count($0) } ?? ""]
    }
  }

  private static func seconds(_ seconds: Double?) -> String {
    seconds.map(Figures.seconds) ?? "–"
  }

  private static func table(
    _ columns: [TextTable.Column], _ cases: [CaseResult], _ figures: (CaseResult) -> [String]
  ) -> TextTable {
    var table = TextTable([.init("notes", .right), .init("architecture")] + columns)
    for result in cases {
      table.append([Figures.count(result.size), result.architecture] + figures(result))
    }
    return table
  }

  private static func mark(_ result: CaseResult) -> String {
    CaseNotes.hasSeveralModes(result) ? CaseNotes.severalModesMark : ""
  }

  /// Returns a counter as text; a counter that varies is a median and marked.
  private static func count(_ name: String, of result: CaseResult) -> String {
    guard let count = result.counter(name) else { return "–" }
    return (result.varying.contains(name) ? "~" : "") + Figures.count(count)
  }
}

extension [CaseResult] {
  /// The results sorted by size; the order within a size does not change.
  var bySize: [CaseResult] {
    Set(map(\.size)).sorted().flatMap { size in filter { $0.size == size } }
  }
}
