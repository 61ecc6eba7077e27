import Measurement

/// The rows about whole runs: widths of intervals, opposite verdicts and times.
extension SelfCheck {
  private func quietRuns(_ plan: String = "default") -> [RunRecord] {
    records.filter { $0.kind == .quiet && $0.plan == plan }
  }

  /// The quiet default runs that measured what a default run measures, and no growth.
  private var usualRuns: [RunRecord] {
    quietRuns().filter { run in !run.comparisons.contains { $0.size < 1_000 } }
  }

  /// Returns the median of values and their range.
  private static func range(_ values: [Double], _ text: (Double) -> String) -> String {
    "\(text(Statistics.median(values))) (\(text(values.min() ?? 0)) … \(text(values.max() ?? 0)))"
  }

  /// The comparisons of architectures with Baseline in usual default runs.
  private var compared: [RunRecord.Comparison] {
    usualRuns.flatMap(\.comparisons).filter { $0.slowdown == nil }
  }

  var widths: [SelfCheckRow] {
    let controls = usualRuns.flatMap(\.comparisons).filter { $0.slowdown == 0 }
    func words(_ widths: [Double]) -> String {
      Self.range(widths) { "\(Figures.fixed($0 * 100, 2)) %" }
    }
    return [
      SelfCheckRow(
        "half-width of the controls' intervals, median", goal: "≤ 0.5 %",
        of: controls.map(\.halfWidth), words, holds: { Statistics.median($0) <= 0.005 }),
      SelfCheckRow(
        "half-width of the others' intervals, median", goal: "printed",
        of: compared.map(\.halfWidth), words),
    ]
  }

  /// How many comparisons with Baseline a default run leaves open.
  var unresolved: [SelfCheckRow] {
    let (open, withheld) = (Verdict.unresolved.rawValue, Verdict.withheld.rawValue)
    func count(_ verdicts: [String], _ words: String...) -> Int {
      verdicts.count { words.contains($0) }
    }
    return [
      SelfCheckRow(
        "comparisons with Baseline without an answer at ±2 %", goal: "≤ 10 %",
        of: compared.map(\.verdict),
        {
          "\(Self.share(count($0, open, withheld), $0.count)) of \(Figures.count($0.count)): "
            + "\(count($0, open)) unresolved, \(count($0, withheld)) withheld"
        }, holds: { Double(count($0, open, withheld)) <= 0.1 * Double($0.count) })
    ]
  }

  var oppositeVerdicts: [SelfCheckRow] {
    let compared = quietRuns().flatMap(\.comparisons).filter { $0.slowdown == nil }
    let verdicts = Dictionary(grouping: compared) {
      "\($0.label), \($0.interaction) at \($0.size)"
    }
    let opposite = verdicts.filter {
      Set($0.value.map(\.verdict)).isSuperset(
        of: [Verdict.faster.rawValue, Verdict.slower.rawValue])
    }.keys.sorted()
    return [
      SelfCheckRow(
        "opposite verdicts among full runs", goal: "none in 20 runs", of: quietRuns(),
        {
          "\(opposite.count) of \(verdicts.count) verdicts in \(Figures.counted($0.count, "run"))"
            + Self.list(opposite)
        },
        // Fewer than 20 runs can only disprove the property.
        holds: { opposite.isEmpty ? ($0.count >= 20 ? true : nil) : false })
    ]
  }

  /// How often two runs of the same build differ in a comparison with Baseline.
  var repeatability: [SelfCheckRow] {
    let runs = quietRuns()
    let intervals = runs.indices.flatMap { first in
      runs.indices.dropFirst(first + 1).flatMap { Self.pairs(runs[first], runs[$0]) }
    }
    func differing(_ alpha: Double) -> Int {
      intervals.count { old, new in
        let welch = WelchInterval(old: old, new: new, alpha: alpha)
        return welch.low > 0 || welch.high < 0
      }
    }
    let levels = [0.05, 0.001]
    return [
      SelfCheckRow(
        "two default runs: ratios that differ",
        goal: "≤ 5 % at the 5 % level, ≤ 0.1 % at the 0.1 % level", of: intervals,
        { all in
          let shares = levels.map { Self.share(differing($0), all.count) }
          return "\(shares[0]) and \(shares[1]) of \(Figures.count(all.count)) in "
            + Figures.counted(runs.count, "run")
        },
        holds: { all in
          levels.allSatisfy { Double(differing($0)) <= $0 * Double(all.count) }
        })
    ]
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
    [
      ("quick", quietRuns("quick"), 60.0, "≤ 60 s"), ("default", usualRuns, 300, "≤ 5 min"),
    ].map { plan, runs, most, goal in
      SelfCheckRow(
        runs.first.map { "a \(plan) run on \($0.cores) cores" } ?? "a \(plan) run", goal: goal,
        of: runs.map(\.seconds),
        { seconds in
          Self.range(seconds, Figures.seconds) + ", " + Figures.counted(seconds.count, "run")
        }, holds: { Statistics.median($0) <= most })
    }
  }
}

extension RunRecord.Comparison {
  /// What was compared, and in which cell.
  fileprivate var place: [String] { [label, interaction, "\(size)"] }
}
