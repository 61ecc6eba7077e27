import Support

/// One interaction at growing costs of view work: an architecture a row.
enum SweepTable {
  static func table(_ result: SweepResult) -> TextTable {
    let costs = result.costs.map { cost in
      cost == 0 ? "as it is" : "+\(Figures.seconds(Double(cost) * 1e-9)) a write"
    }
    var table = TextTable(
      [.init("architecture")]
        + (costs + ["view work in writes", "within 5 % from"]).map { .init($0, .right) })
    for line in result.lines {
      table.append(
        [line.architecture]
          + result.costs.indices.map { figure(line, $0) }
          + [line.writes.map { Figures.fixed($0.estimate, 1) } ?? "–", nearBase(line)])
    }
    return table
  }

  /// Returns the crossings, one sentence each, or one sentence if there are none.
  static func crossings(_ result: SweepResult) -> String {
    guard !result.crossings.isEmpty else {
      return "In \(result.interaction) the ranking does not change: no two lines cross up to "
        + "\(cost(Double(result.costs.last ?? 0))) a write."
    }
    return result.crossings.map { crossing in
      "In \(result.interaction) \(crossing.first) is faster than \(crossing.second) while a write "
        + "costs less than about \(cost(crossing.cost.estimate))\(range(crossing.cost)), and slower "
        + "from there on."
    }.joined(separator: " ")
  }

  /// Returns the ratio and the rank, or Baseline's time.
  private static func figure(_ line: SweepResult.Line, _ index: Int) -> String {
    let place = line.ranks[index].map { " #\($0)" } ?? ""
    if let ratio = line.ratios[index] {
      return Figures.ratio(ratio.estimate, ratio.low, ratio.high) + place
    }
    return line.seconds[index].map { Figures.seconds($0) + place } ?? "–"
  }

  private static func nearBase(_ line: SweepResult.Line) -> String {
    guard line.ratios.contains(where: { $0 != nil }) else { return "" }
    guard let near = line.nearBase else { return "never" }
    return near.estimate == 0 ? "the start" : cost(near.estimate) + range(near)
  }

  private static func cost(_ nanoseconds: Double) -> String {
    Figures.signedSeconds(nanoseconds * 1e-9)
  }

  private static func range(_ interval: IntervalResult) -> String {
    guard let low = interval.low, let high = interval.high else { return "" }
    return " [\(cost(low)), \(cost(high))]"
  }
}
