import Foundation
import Measurement

/// The table of what the harness proves about itself: each property, its goal, what was found.
///
/// Source: the project's own claims about how it measures, in README.
package struct SelfCheck {
  private let live: LiveFigures?
  private let mallocs: [MallocComparison]
  private let records: [RunRecord]

  /// - Parameters:
  ///   - live: what was found out just now; `nil` if it was not asked for.
  ///   - mallocs: our counts beside callgrind's.
  ///   - records: runs that were made for this.
  package init(live: LiveFigures?, mallocs: [MallocComparison], records: [RunRecord]) {
    self.live = live
    self.mallocs = mallocs
    self.records = records
  }

  /// All rows, whatever is known.
  package var rows: [SelfCheckRow] {
    counting + clock + falsePositives + injected + widths + opposites + times
  }

  // MARK: - Counting

  private var counting: [SelfCheckRow] {
    let equal = mallocs.count { $0.counted == $0.callgrind }
    let callgrind = SelfCheckRow(
      "calls of malloc against callgrind's count", goal: "equal in 20 workloads or more",
      figure: mallocs.isEmpty ? Self.unknown : "\(equal) of \(mallocs.count) workloads equal",
      holds: mallocs.isEmpty ? nil : mallocs.count >= 20 && equal == mallocs.count)
    guard let live else { return [callgrind] }
    let reasons = live.unavailable.values.sorted().first
    let steady = live.counters - live.varying.count
    return [
      callgrind,
      SelfCheckRow(
        "counters over \(live.repeats) repeats", goal: "identical",
        figure: reasons ?? "\(Figures.count(steady)) of \(Figures.count(live.counters)) identical"
          + Self.list(live.varying),
        holds: live.counters > 0 && live.varying.isEmpty && reasons == nil),
      SelfCheckRow(
        "ledger of references, once warm", goal: "exactly 0",
        figure: live.ledgers == 0
          ? reasons ?? Self.unknown
          : "0 in \(live.ledgers - live.openLedgers.count) of \(live.ledgers) cells"
            + Self.list(live.openLedgers),
        holds: live.ledgers == 0 ? nil : live.openLedgers.isEmpty),
    ]
  }

  private var clock: [SelfCheckRow] {
    guard let live else { return [] }
    let empty = live.emptyStep
    return [
      SelfCheckRow(
        "a step that does nothing", goal: "0 ± 1 ns",
        figure: "\(Figures.fixed(empty.median, 2)) ns "
          + "[\(Figures.fixed(empty.low, 2)), \(Figures.fixed(empty.high, 2))]",
        holds: abs(empty.median) <= 1),
      SelfCheckRow(
        "overhead left in an epoch", goal: "≤ 0.1 %",
        figure: "\(Figures.fixed(live.residualOverhead * 100, 4)) %",
        holds: abs(live.residualOverhead) <= 0.001),
    ]
  }

  // MARK: - Comparisons whose truth is known

  private var falsePositives: [SelfCheckRow] {
    let known: [([RunRecord.Kind], String)] = [
      ([.quiet, .injected], "on a quiet machine"), ([.loaded], "beside two busy loops"),
    ]
    return known.flatMap { kinds, words -> [SelfCheckRow] in
      let runs = records.filter { kinds.contains($0.kind) }
      let readings = runs.flatMap(Self.controls)
      let same = readings.filter { $0.control.label == "S" }
      let copies = readings.filter { $0.control.label != "S" }
      let beyond = readings.count { $0.isCalledDifferent }
      let withheld = runs.count { !$0.valid }
      return [
        SelfCheckRow(
          "false positives \(words), without margin", goal: "≤ 5 %",
          figure: Self.bare(same).map { "\($0) of the same code in \(runs.count) runs" }
            ?? Self.unknown,
          holds: same.isEmpty
            ? nil
            : Double(same.count(where: \.isBarelyDifferent))
              <= 0.05 * Double(same.count)),
        SelfCheckRow(
          "… of a copy of the code, elsewhere in memory", goal: "printed",
          figure: Self.bare(copies) ?? Self.unknown, holds: nil),
        SelfCheckRow(
          "false positives \(words), with margin", goal: "≤ 0.5 %",
          figure: readings.isEmpty
            ? Self.unknown
            : "\(Self.share(beyond, readings.count)) of \(Figures.count(readings.count)), both "
              + "controls (\(withheld) of \(runs.count) runs call themselves invalid)",
          holds: readings.isEmpty ? nil : Double(beyond) <= 0.005 * Double(readings.count)),
      ]
    }
  }

  /// How many were found different without a margin; `nil` if there are none.
  private static func bare(_ readings: [ControlReading]) -> String? {
    readings.isEmpty
      ? nil
      : "\(share(readings.count(where: \.isBarelyDifferent), readings.count)) of "
        + "\(Figures.count(readings.count)) comparisons"
  }

  private struct ControlReading {
    let control: RunRecord.Comparison
    /// The margin by the other controls: by its own, it could never be found guilty.
    let margin: Double

    /// By the 95 % interval of this comparison alone.
    var isBarelyDifferent: Bool { Estimate(control.values, alpha: 0.05).excludesZero }

    var isCalledDifferent: Bool {
      abs(control.logRatio) - control.halfWidth > margin
    }
  }

  private static func controls(of run: RunRecord) -> [ControlReading] {
    let controls = run.comparisons.filter { $0.slowdown == 0 }
    return controls.map { control in
      let others = controls.filter {
        $0.interaction == control.interaction && $0.size == control.size
          && $0.label != control.label
      }
      return ControlReading(
        control: control, margin: others.map { 2 * abs($0.logRatio) }.reduce(0.01, max))
    }
  }

  private var injected: [SelfCheckRow] {
    let runs = records.filter { $0.kind == .injected }
    guard !runs.isEmpty else {
      return [
        SelfCheckRow(
          "an injected slowdown of 2 %", goal: "found in ≥ 95 %", figure: Self.unknown, holds: nil)
      ]
    }
    return ["quick", "default", "thorough"].flatMap { plan in
      let all = runs.filter { $0.plan == plan }.flatMap(\.comparisons)
      return Set(all.compactMap(\.slowdown)).filter { $0 > 0 }.sorted().map { share in
        row(of: all.filter { $0.slowdown == share }, slowedBy: share, plan)
      }
    }
  }

  private func row(
    of injected: [RunRecord.Comparison], slowedBy share: Double, _ plan: String
  ) -> SelfCheckRow {
    // A cell that is withheld says nothing, and so has not found it.
    let found = injected.count { $0.verdict == Verdict.slower.rawValue }
    let median = Statistics.median(injected.map { $0.logRatio.magnitude })
    // At the margin of 1 % itself nothing can be found; far above, everything must.
    return SelfCheckRow(
      "an injected slowdown of \(Figures.fixed(share * 100, 0)) %, \(plan) run",
      goal: share < 0.02 ? "printed" : "found in ≥ 95 %",
      figure: "found in \(found) of \(injected.count) (\(Self.share(found, injected.count))); "
        + "read as \(Figures.fixed(median * 100, 2)) %",
      holds: share < 0.02 ? nil : Double(found) >= 0.95 * Double(injected.count))
  }

  // MARK: - Runs

  private var widths: [SelfCheckRow] {
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

  private var opposites: [SelfCheckRow] {
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
        // Fewer runs can break it, not prove it.
        holds: opposite.isEmpty ? (runs.count >= 20 ? true : nil) : false)
    ]
  }

  private var times: [SelfCheckRow] {
    [("quick", 60.0, "≤ 60 s"), ("default", 300, "≤ 5 min")].map { plan, most, goal in
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

  // MARK: - Words

  private static let unknown = "not measured"

  private static func share(_ part: Int, _ all: Int) -> String {
    Figures.percent(Double(part) / Double(max(1, all)))
  }

  /// A few of some things, in parentheses.
  private static func list(_ things: [String]) -> String {
    guard !things.isEmpty else { return "" }
    let more = things.count > 4 ? " and \(things.count - 4) more" : ""
    return " (\(things.prefix(4).joined(separator: "; "))\(more))"
  }
}

extension RunRecord.Comparison {
  /// The mean over processes.
  fileprivate var logRatio: Double { Statistics.mean(values) }
  /// Half of the interval that the verdict was made by.
  fileprivate var halfWidth: Double { log(high / low) / 2 }
}
