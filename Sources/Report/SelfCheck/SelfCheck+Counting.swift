import Measurement

/// The rows about counters and the clock.
extension SelfCheck {
  var counting: [SelfCheckRow] {
    let equal = mallocs.count { $0.counted == $0.callgrind }
    let callgrind = SelfCheckRow(
      "calls of malloc against callgrind's count", goal: "equal in 20 workloads or more",
      of: mallocs,
      { "\(equal) of \($0.count) workloads equal" }, holds: { $0.count >= 20 && equal == $0.count })
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
        "retain balance, once warm, at 1,000 notes", goal: "exactly 0",
        figure: live.ledgers == 0
          ? reasons ?? Self.unknown
          : "0 in \(live.ledgers - live.openLedgers.count) of \(live.ledgers) cells"
            + Self.list(live.openLedgers),
        holds: live.ledgers == 0 ? nil : live.openLedgers.isEmpty),
    ]
  }

  var clock: [SelfCheckRow] {
    guard let live else { return [] }
    let empty = live.emptyStep
    return [
      SelfCheckRow(
        "a step that does nothing: median and range", goal: "0 ± 1 ns",
        figure: Figures.interval(empty) { Figures.fixed($0, 2) } + " ns",
        holds: abs(empty.estimate) <= 1),
      SelfCheckRow(
        "overhead left in an epoch", goal: "≤ 0.1 %",
        figure: "\(Figures.fixed(live.residualOverhead * 100, 4)) %",
        holds: abs(live.residualOverhead) <= 0.001),
    ]
  }
}
