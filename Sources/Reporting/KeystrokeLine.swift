/// What one keystroke in the editor takes, for who wants one figure of a thing that users do.
struct KeystrokeLine {
  private let cells: [CellResult]

  init(_ results: Results) {
    let typed = results.cells.filter { $0.interaction == "type" && $0.correct }
    let size = typed.map(\.size).min()
    cells = typed.filter { $0.size == size && $0.name == $0.architecture }
  }

  /// What it takes, or nothing if typing was not measured.
  ///
  /// - Parameter report: where the report lies, from the reader's place.
  /// - Returns: one sentence, or two.
  func text(report: String) -> String {
    guard let base = cells.first(where: { $0.architecture == "Baseline" }),
      let keys = base.counter("turns"), keys > 0
    else { return "" }
    let time = base.latency.map { "\(Figures.seconds($0.p50 / Double(keys))), " } ?? ""
    func mallocs(_ cell: CellResult) -> String {
      cell.counter("mallocs").map { "\(Figures.ratio(Double($0) / Double(keys))) calls of malloc" }
        ?? "calls of malloc not counted"
    }
    let others = cells.compactMap { cell in
      cell.ratio.map { ratio in
        let open = ratio.verdict == "unresolved" ? ", unresolved" : ""
        return "\(cell.name) \(Figures.ratio(ratio.estimate, ratio.low, ratio.high)) times that"
          + "\(open), \(mallocs(cell))"
      }
    }
    guard !others.isEmpty else { return "" }
    let writes = Set(cells.map { $0.counter("viewWrites") })
    return "**One keystroke** in the editor ([type](\(report)#type), \(Figures.count(keys)) in a "
      + "run): Baseline \(time)\(mallocs(base)); "
      + others.joined(separator: "; ")
      + (writes.count == 1 ? ". All write the same number of views." : ".")
  }
}
