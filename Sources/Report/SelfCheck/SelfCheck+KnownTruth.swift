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
    func differing(_ all: [RunRecord.Comparison]) -> String {
      "\(Self.share(all.count(where: \.differsAlone), all.count)) of "
        + "\(Figures.count(all.count)) comparisons"
    }
    func beyond(_ all: [RunRecord.Comparison]) -> Int {
      all.count { abs($0.logRatio) - $0.halfWidth > Self.margin }
    }
    return known.flatMap { kinds, words -> [SelfCheckRow] in
      let runs = records.filter { kinds.contains($0.kind) && !$0.comparisons.isEmpty }
      let controls = runs.flatMap(\.comparisons).filter { $0.slowdown == 0 }
      return [
        SelfCheckRow(
          "false positives \(words), without margin", goal: "≤ 5 %",
          of: controls.filter { $0.label == "S" },
          { "\(differing($0)) of the same code in \(Figures.counted(runs.count, "run"))" },
          holds: { Double($0.count(where: \.differsAlone)) <= 0.05 * Double($0.count) }),
        SelfCheckRow(
          "… of a copy of the code, elsewhere in memory", goal: "printed",
          of: controls.filter { $0.label != "S" }, differing),
        SelfCheckRow(
          "false positives \(words), with margin", goal: "≤ 0.5 %", of: controls,
          {
            "\(Self.share(beyond($0), $0.count)) of \(Figures.count($0.count)), both controls"
          }, holds: { Double(beyond($0)) <= 0.005 * Double($0.count) }),
      ]
    }
  }

  var injected: [SelfCheckRow] {
    let runs = records.filter { $0.kind == .injected }
    guard !runs.isEmpty else {
      return [
        SelfCheckRow(
          "an injected slowdown of 2 %", goal: "found in ≥ 95 %", figure: Self.unknown, holds: nil)
      ]
    }
    return ["quick", "default"].flatMap { plan in
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
  fileprivate var differsAlone: Bool { Interval(values)?.excludesZero ?? false }
}
