import Measurement

/// The rows about comparisons with a known answer: equal code and injected slowdowns.
extension SelfCheck {
  var falsePositives: [SelfCheckRow] {
    let known: [([RunRecord.Kind], String)] = [
      ([.quiet, .injected], "on a quiet machine"), ([.loaded], "beside two busy loops"),
    ]
    return known.flatMap { kinds, words -> [SelfCheckRow] in
      let runs = records.filter { kinds.contains($0.kind) }
      let readings = runs.flatMap(Self.controls)
      let same = readings.filter { $0.control.label == "S" }
      let copies = readings.filter { $0.control.label != "S" }
      let beyond = readings.count { $0.differsWithMargin }
      let withheld = runs.count { !$0.valid }
      return [
        SelfCheckRow(
          "false positives \(words), without margin", goal: "≤ 5 %",
          figure: Self.differingWithoutMargin(same).map {
            "\($0) of the same code in \(runs.count) runs"
          }
            ?? Self.unknown,
          holds: same.isEmpty
            ? nil
            : Double(same.count(where: \.differsWithoutMargin))
              <= 0.05 * Double(same.count)),
        SelfCheckRow(
          "… of a copy of the code, elsewhere in memory", goal: "printed",
          figure: Self.differingWithoutMargin(copies) ?? Self.unknown, holds: nil),
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

  /// Returns the share of readings that differ without a margin; `nil` if there are no readings.
  private static func differingWithoutMargin(_ readings: [ControlReading]) -> String? {
    readings.isEmpty
      ? nil
      : "\(share(readings.count(where: \.differsWithoutMargin), readings.count)) of "
        + "\(Figures.count(readings.count)) comparisons"
  }

  private struct ControlReading {
    let control: RunRecord.Comparison
    /// The margin from the other controls; a margin from its own reading would always contain that
    /// reading.
    let margin: Double

    /// Whether the 95 % interval of this comparison alone excludes 1.
    var differsWithoutMargin: Bool { Estimate(control.values, alpha: 0.05).excludesZero }

    var differsWithMargin: Bool {
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
    // A withheld case has no verdict, so the slowdown counts as not found.
    let found = injected.count { $0.verdict == Verdict.slower.rawValue }
    let median = Statistics.median(injected.map { $0.logRatio.magnitude })
    // A slowdown near the margin of 1 % cannot be found; one far above it must be.
    return SelfCheckRow(
      "an injected slowdown of \(Figures.fixed(share * 100, 0)) %, \(plan) run",
      goal: share < 0.02 ? "printed" : "found in ≥ 95 %",
      figure: "found in \(found) of \(injected.count) (\(Self.share(found, injected.count))); "
        + "read as \(Figures.fixed(median * 100, 2)) %",
      holds: share < 0.02 ? nil : Double(found) >= 0.95 * Double(injected.count))
  }
}
