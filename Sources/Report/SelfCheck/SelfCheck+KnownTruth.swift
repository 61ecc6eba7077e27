import Foundation
import Measurement

/// The rows about comparisons with a known answer: equal code and injected slowdowns.
extension SelfCheck {
  /// The margin of verdicts, as a logarithm.
  private static let margin = log1p(RunPlan.standard.margin)

  var falsePositives: [SelfCheckRow] {
    let known: [([RunRecord.Kind], String)] = [
      ([.quiet, .injected], "on a quiet machine"), ([.loaded], "beside two busy loops"),
    ]
    return known.flatMap { kinds, words -> [SelfCheckRow] in
      let runs = records.filter { kinds.contains($0.kind) }
      let controls = runs.flatMap(\.comparisons).filter { $0.slowdown == 0 }
      let same = controls.filter { $0.label == "S" }
      let copies = controls.filter { $0.label != "S" }
      let beyond = controls.count { abs($0.logRatio) - $0.halfWidth > Self.margin }
      return [
        SelfCheckRow(
          "false positives \(words), without margin", goal: "≤ 5 %",
          figure: Self.differingWithoutMargin(same).map {
            "\($0) of the same code in \(Figures.counted(runs.count, "run"))"
          }
            ?? Self.unknown,
          holds: same.isEmpty
            ? nil
            : Double(same.count(where: \.differsAlone)) <= 0.05 * Double(same.count)),
        SelfCheckRow(
          "… of a copy of the code, elsewhere in memory", goal: "printed",
          figure: Self.differingWithoutMargin(copies) ?? Self.unknown, holds: nil),
        SelfCheckRow(
          "false positives \(words), with margin", goal: "≤ 0.5 %",
          figure: controls.isEmpty
            ? Self.unknown
            : "\(Self.share(beyond, controls.count)) of \(Figures.count(controls.count)), both "
              + "controls",
          holds: controls.isEmpty ? nil : Double(beyond) <= 0.005 * Double(controls.count)),
      ]
    }
  }

  /// Returns the share of readings that differ without a margin; `nil` if there are no readings.
  private static func differingWithoutMargin(_ readings: [RunRecord.Comparison]) -> String? {
    readings.isEmpty
      ? nil
      : "\(share(readings.count(where: \.differsAlone), readings.count)) of "
        + "\(Figures.count(readings.count)) comparisons"
  }

  var injected: [SelfCheckRow] {
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
    let found = injected.count { $0.low > 1 }
    let beyond = injected.count { $0.verdict == Verdict.slower.rawValue }
    let median = Statistics.median(injected.map { $0.logRatio })
    let hasGoal = share >= 0.02 && plan == "default"
    return SelfCheckRow(
      "an injected slowdown of \(Figures.fixed(share * 100, 0)) %, \(plan) run",
      goal: hasGoal ? "found in ≥ 95 %" : "printed",
      figure: "found in \(found) of \(injected.count) (\(Self.share(found, injected.count))), "
        + "beyond the margin in \(beyond); read as \(Figures.fixed(median * 100, 2)) %",
      holds: hasGoal ? Double(found) >= 0.95 * Double(injected.count) : nil)
  }
}

extension RunRecord.Comparison {
  /// Whether the 95 % interval of this comparison alone excludes 1.
  fileprivate var differsAlone: Bool { Estimate(values, alpha: 0.05).excludesZero }
}
