/// The cost of one keystroke in the editor: one familiar figure for the README.
struct KeystrokeLine {
  private let cases: [CaseResult]

  init(_ results: Results) {
    let typed = results.cells.filter { $0.interaction == "type" && $0.correct }
    let size = typed.map(\.size).min()
    cases = typed.filter { $0.size == size && $0.name == $0.architecture }
  }

  /// The cost in one or two sentences; empty if typing was not measured.
  var text: String {
    guard let base = cases.first(where: { $0.architecture == "Baseline" }),
      let keys = base.counter("turns"), keys > 0
    else { return "" }
    let time = base.latency.map { "\(Figures.seconds($0.p50 / Double(keys))), " } ?? ""
    func mallocs(_ result: CaseResult) -> String {
      result.counter("mallocs").map {
        "\(Figures.ratio(Double($0) / Double(keys))) calls of malloc"
      }
        ?? "calls of malloc not counted"
    }
    let others = cases.compactMap { result in
      result.ratio.map { ratio in
        let open = ratio.verdict == "unresolved" ? ", unresolved" : ""
        return "\(result.name) \(Figures.ratio(ratio.estimate, ratio.low, ratio.high)) times that"
          + "\(open), \(mallocs(result))"
      }
    }
    guard !others.isEmpty else { return "" }
    let writes = Set(cases.map { $0.counter("viewWrites") })
    return "**One keystroke** in the editor ([type](#type), \(Figures.count(keys)) in a "
      + "run): Baseline \(time)\(mallocs(base)); "
      + others.joined(separator: "; ")
      + (writes.count == 1 ? ". All write the same number of views." : ".")
  }
}
