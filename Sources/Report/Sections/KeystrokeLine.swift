/// The cost of one keystroke in the editor: one familiar figure for the README.
struct KeystrokeLine {
  private let cases: [CaseResult]

  init(_ results: Results) {
    let typed = results.cells.filter { $0.interaction == "type" && $0.correct }
    let size = typed.map(\.size).min()
    cases = typed.filter { $0.size == size && $0.architecture == $0.architecture }
  }

  /// The cost in four sentences; empty if typing was not measured.
  var text: String {
    guard let base = cases.first(where: { $0.architecture == "Baseline" }),
      let keys = base.counter("turns"), keys > 0, let time = base.latency
    else { return "" }
    let added = cases.filter { $0.architecture != "Baseline" }.compactMap { result in
      result.added.map { "\(result.architecture) \(KindTable.interval($0))" }
    }
    guard !added.isEmpty else { return "" }
    let greatest = cases.compactMap(\.added?.estimate).max() ?? 0
    let most = "The most is \(ScorecardTable.share(greatest)) of a frame. "
    let least = Figures.seconds(time.p50 / Double(keys))
    return "**One keystroke** in the editor takes \(least) in Baseline ([type](#type)). "
      + "Added to that, in µs with 95 % intervals: \(added.joined(separator: ", ")). \(most)The "
      + "order differs from kind to kind of events."
  }
}
