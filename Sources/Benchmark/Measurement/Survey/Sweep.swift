import Foundation

/// The differences between contestants in one case at growing costs of view work.
package struct Sweep: Equatable, Codable, Sendable {
  /// A contestant at growing costs; the figures are by cost, `nil` where it has none.
  package struct Line: Equatable, Codable, Sendable {
    package let architecture: VariantID
    /// The median and the range of the processes.
    package let seconds: [Interval?]
    /// Its time over the base's; `nil` for the base itself.
    package let ratios: [Interval?]
    /// Its rank: 1 plus the number of contestants that are significantly faster.
    package let ranks: [Int?]
    /// The slope of the line: the event's view work, expressed as a number of writes.
    package let writes: Interval?
    /// The cost of a write, in nanoseconds, at which the contestant takes `Sweep.nearBase` times the
    /// base's time, with the range of the processes.
    ///
    /// `nil` if there is no such cost, or not in every process.
    package let nearBase: Interval?
  }

  /// Two contestants that change their order as view work gets more expensive.
  package struct Crossing: Equatable, Codable, Sendable {
    /// The faster one while view work is cheap.
    package let first: String
    package let second: String
    /// The cost of a write at which they take the same time, in nanoseconds.
    package let cost: Interval
  }

  /// The ratio up to which a contestant counts as near the base.
  package static let nearBase = 1.05

  package let cell: BenchmarkCase
  package let costs: [Int]
  package let lines: [Line]
  package let crossings: [Crossing]

  /// Computes the lines and their crossings.
  ///
  /// - Parameters:
  ///   - cell: One of the plan's cases.
  ///   - plan: Says which costs were tried.
  ///   - contestants: The contestants, the base first.
  ///   - samples: All times of the surveys.
  ///   - alpha: The share of intervals that may miss, over all pairs of contestants together.
  package init(
    _ cell: BenchmarkCase, _ plan: SweepPlan, contestants: [String], _ samples: SurveySamples,
    alpha: Double
  ) {
    let times = contestants.map { ContestantTimes(of: $0, in: cell, plan, samples) }
    let alpha = alpha / Double(max(1, contestants.count * (contestants.count - 1) / 2))
    self.cell = cell
    costs = plan.costs
    lines = times.map { $0.line(over: times[0], among: times, alpha) }
    crossings = times.indices.flatMap { index in
      times[(index + 1)...].compactMap {
        times[index].crossing(with: $0, upTo: plan.costs.last ?? 0, alpha)
      }
    }
  }
}

/// A contestant's times in one case.
private struct ContestantTimes {
  let contestant: String
  /// Seconds by process, for each cost.
  let times: [[Int: Double]]
  /// The line of seconds over nanoseconds per write, by process.
  let lines: [Int: RelativeLine]

  init(of contestant: String, in cell: BenchmarkCase, _ plan: SweepPlan, _ samples: SurveySamples) {
    self.contestant = contestant
    let times = plan.costs.map {
      samples.seconds(of: contestant, at: SurveyPoint(cell: cell, nanosecondsPerWrite: $0))
    }
    self.times = times
    lines = samples.processes.reduce(into: [:]) { lines, process in
      let points = zip(plan.costs, times).compactMap { cost, times in
        times[process.process].map { (x: Double(cost), y: $0) }
      }
      lines[process.process] = points.count == plan.costs.count ? RelativeLine(points) : nil
    }
  }

  func line(over base: ContestantTimes, among all: [ContestantTimes], _ alpha: Double)
    -> Sweep.Line
  {
    Sweep.Line(
      architecture: VariantID(contestant),
      seconds: times.map { Interval(rangeOf: Array($0.values)) },
      ratios: times.indices.map { index in
        let values = logRatios(to: base, index)
        return contestant == base.contestant || values.isEmpty
          ? nil : Interval(values, alpha: alpha)?.map { exp($0) }
      },
      ranks: times.indices.map { index in
        guard !times[index].isEmpty else { return nil }
        return 1
          + all.count {
            Interval(logRatios(to: $0, index), alpha: alpha)?.isAboveZero ?? false
          }
      },
      writes: Interval(lines.values.map { $0.slope * 1e9 }, alpha: alpha),
      nearBase: nearBase(base, alpha))
  }

  private func logRatios(to other: ContestantTimes, _ index: Int) -> [Double] {
    times[index].compactMap { process, time in other.times[index][process].map { log(time / $0) } }
  }

  /// Returns this contestant's line and the other's, process by process.
  private func pairs(_ other: ContestantTimes) -> [(mine: RelativeLine, its: RelativeLine)] {
    lines.keys.sorted().compactMap { process in
      guard let mine = lines[process], let its = other.lines[process] else { return nil }
      return (mine, its)
    }
  }

  private func nearBase(_ base: ContestantTimes, _ alpha: Double) -> Interval? {
    let pairs = pairs(base)
    let differences = pairs.map { $0.mine.slope - $0.its.slope }
    guard let difference = Interval(differences, alpha: alpha) else { return nil }
    // Lines with no significant difference in slope count as parallel: both do the same view work.
    let isParallel = !difference.isAboveZero && !difference.isBelowZero
    let costs = pairs.compactMap { mine, its in
      let line = isParallel ? RelativeLine(intercept: mine.intercept, slope: its.slope) : mine
      return line.meets(Sweep.nearBase, times: its)
    }
    return costs.count == pairs.count ? Interval(rangeOf: costs) : nil
  }

  /// Returns where the two lines cross.
  ///
  /// - Returns: `nil` unless one is significantly lower at no cost and the other one at `most`.
  func crossing(
    with other: ContestantTimes, upTo most: Int, _ alpha: Double
  ) -> Sweep.Crossing? {
    let pairs = pairs(other)
    func difference(at cost: Double) -> Interval? {
      Interval(
        pairs.map { $0.mine.value(at: cost) - $0.its.value(at: cost) }, alpha: alpha)
    }
    guard let start = difference(at: 0), let end = difference(at: Double(most)) else { return nil }
    let isFirst = start.isBelowZero && end.isAboveZero
    guard isFirst || (start.isAboveZero && end.isBelowZero),
      let cost = Interval(
        pairs.compactMap { pair in
          isFirst ? pair.its.meets(1, times: pair.mine) : pair.mine.meets(1, times: pair.its)
        }, alpha: alpha)
    else { return nil }
    return Sweep.Crossing(
      first: isFirst ? contestant : other.contestant,
      second: isFirst ? other.contestant : contestant, cost: cost)
  }
}
