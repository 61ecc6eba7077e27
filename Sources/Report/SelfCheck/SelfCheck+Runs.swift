import Measurement

/// The rows about whole runs: widths of intervals, opposite verdicts and times.
extension SelfCheck {
  var widths: [SelfCheckRow] {
    let runs = records.filter { $0.kind == .quiet && $0.plan == "default" }
    let all = runs.flatMap(\.comparisons)
    let controls = all.filter { $0.slowdown == 0 }.map(\.halfWidth)
    let others = all.filter { $0.slowdown == nil }.map(\.halfWidth)
    func words(_ widths: [Double]) -> String {
      guard let spread = Spread(widths) else { return Self.unknown }
      let figures = [spread.median, spread.low, spread.high].map { Figures.fixed($0 * 100, 2) }
      return "\(figures[0]) % (\(figures[1]) … \(figures[2]))"
    }
    return [
      SelfCheckRow(
        "half-width of the controls' intervals, median", goal: "≤ 0.5 %", figure: words(controls),
        holds: controls.isEmpty ? nil : Statistics.median(controls) <= 0.005),
      SelfCheckRow(
        "half-width of the others' intervals, median", goal: "printed", figure: words(others),
        holds: nil),
    ]
  }

  /// How many comparisons with Baseline a default run leaves open.
  var unresolved: [SelfCheckRow] {
    let runs = records.filter { $0.kind == .quiet && $0.plan == "default" }
    let verdicts = runs.flatMap(\.comparisons).filter { $0.slowdown == nil }.map(\.verdict)
    let open = verdicts.count { $0 == Verdict.unresolved.rawValue }
    let withheld = verdicts.count { $0 == "withheld" }
    return [
      SelfCheckRow(
        "comparisons with Baseline without an answer at ±2 %", goal: "≤ 10 %",
        figure: verdicts.isEmpty
          ? Self.unknown
          : "\(Self.share(open + withheld, verdicts.count)) of \(Figures.count(verdicts.count)): "
            + "\(open) unresolved, \(withheld) withheld",
        holds: verdicts.isEmpty ? nil : Double(open + withheld) <= 0.1 * Double(verdicts.count))
    ]
  }

  var oppositeVerdicts: [SelfCheckRow] {
    let runs = records.filter { $0.kind == .quiet && $0.plan == "default" }
    var verdicts: [String: Set<String>] = [:]
    for comparison in runs.flatMap(\.comparisons) where comparison.slowdown == nil {
      let key = "\(comparison.label), \(comparison.interaction) at \(comparison.size)"
      verdicts[key, default: []].insert(comparison.verdict)
    }
    let opposite = verdicts.filter {
      $0.value.isSuperset(of: [Verdict.faster.rawValue, Verdict.slower.rawValue])
    }.keys.sorted()
    return [
      SelfCheckRow(
        "opposite verdicts among full runs", goal: "none in 20 runs",
        figure: runs.isEmpty
          ? Self.unknown
          : "\(opposite.count) of \(verdicts.count) verdicts in \(runs.count) runs"
            + Self.list(opposite),
        // Fewer than 20 runs can only disprove the property.
        holds: opposite.isEmpty ? (runs.count >= 20 ? true : nil) : false)
    ]
  }

  var times: [SelfCheckRow] {
    [("quick", 60.0, "≤ 60 s"), ("default", 300, "≤ 5 min"), ("thorough", 7_200, "≤ 120 min")].map {
      plan, most, goal in
      let runs = records.filter { $0.plan == plan && $0.kind == .quiet }
      guard let spread = Spread(runs.map(\.seconds)) else {
        return SelfCheckRow("a \(plan) run", goal: goal, figure: Self.unknown, holds: nil)
      }
      return SelfCheckRow(
        "a \(plan) run on \(runs[0].cores) cores", goal: goal,
        figure: "\(Figures.seconds(spread.median)) (\(Figures.seconds(spread.low)) … "
          + "\(Figures.seconds(spread.high))), \(runs.count) runs",
        holds: spread.median <= most)
    }
  }
}
