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
          : "\(opposite.count) of \(verdicts.count) verdicts in \(Figures.counted(runs.count, "run"))"
            + Self.list(opposite),
        // Fewer than 20 runs can only disprove the property.
        holds: opposite.isEmpty ? (runs.count >= 20 ? true : nil) : false)
    ]
  }

  /// How often two runs of the same build differ in a comparison with Baseline.
  var repeatability: [SelfCheckRow] {
    ["default", "thorough"].compactMap { plan in
      let runs = records.filter { $0.kind == .quiet && $0.plan == plan }
      guard plan == "default" || runs.count > 1 else { return nil }
      let intervals = runs.indices.flatMap { first in
        runs.indices.dropFirst(first + 1).flatMap { Self.pairs(runs[first], runs[$0]) }
      }
      func differing(_ alpha: Double) -> Int {
        intervals.count { old, new in
          let welch = WelchInterval(old: old, new: new, alpha: alpha)
          return (welch.low ?? -1) > 0 || (welch.high ?? 1) < 0
        }
      }
      return SelfCheckRow(
        "two \(plan) runs: ratios that differ",
        goal: "5 % at the 5 % level, 0.1 % at the 0.1 % level",
        figure: intervals.isEmpty
          ? Self.unknown
          : "\(Self.share(differing(0.05), intervals.count)) and "
            + "\(Self.share(differing(0.001), intervals.count)) of "
            + "\(Figures.count(intervals.count)) in \(Figures.counted(runs.count, "run"))",
        holds: nil)
    }
  }

  /// Returns the values of the comparisons with Baseline that both runs have.
  private static func pairs(_ old: RunRecord, _ new: RunRecord) -> [(old: [Double], new: [Double])]
  {
    let known = Dictionary(new.comparisons.map { ($0.place, $0.values) }) { first, _ in first }
    return old.comparisons.compactMap { comparison in
      known[comparison.place].map { (comparison.values, $0) }
    }
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
          + "\(Figures.seconds(spread.high))), \(Figures.counted(runs.count, "run"))",
        holds: spread.median <= most)
    }
  }
}

extension RunRecord.Comparison {
  /// What was compared, and in which cell.
  fileprivate var place: [String] { [label, interaction, "\(size)"] }
}
