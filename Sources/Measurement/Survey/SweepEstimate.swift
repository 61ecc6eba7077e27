import Foundation

/// What remains of the differences between labels in one cell if view work costs more.
package struct SweepEstimate: Equatable, Sendable {
  /// A label at growing costs; figures are by cost, `nil` where it has none.
  package struct Line: Equatable, Sendable {
    package let label: String
    package let seconds: [Spread?]
    /// Over the base; of the base itself none.
    package let ratios: [Estimate?]
    /// 1 and the number of labels that are faster beyond doubt.
    package let ranks: [Int?]
    /// The line's slope: how many writes the event's view work costs as much as.
    package let writes: MeanInterval?
    /// At what cost of a write, in nanoseconds, the label takes `SweepEstimate.nearBase` times the
    /// base's time; `nil` if never, or not in every process.
    package let nearBase: Spread?
  }

  /// Two labels whose order is another one at dear view work than at cheap.
  package struct Crossing: Equatable, Sendable {
    /// The faster one while view work is cheap.
    package let first: String
    package let second: String
    /// In nanoseconds a write.
    package let cost: MeanInterval
  }

  /// From this ratio down a label is called near the base.
  package static let nearBase = 1.05

  package let cell: Cell
  package let costs: [Int]
  package let lines: [Line]
  package let crossings: [Crossing]

  /// - Parameters:
  ///   - cell: one of the plan's.
  ///   - plan: says which costs were tried.
  ///   - labels: who takes part, the base first.
  ///   - samples: all that was timed.
  ///   - alpha: the share of intervals that may miss, over all pairs of labels together.
  package init(
    _ cell: Cell, _ plan: SweepPlan, labels: [String], _ samples: SurveySamples, alpha: Double
  ) {
    let trials = labels.map { Trial(of: $0, in: cell, plan, samples) }
    let alpha = alpha / Double(max(1, labels.count * (labels.count - 1) / 2))
    self.cell = cell
    costs = plan.costs
    lines = trials.map { $0.line(over: trials[0], among: trials, alpha) }
    crossings = trials.indices.flatMap { index in
      trials[(index + 1)...].compactMap {
        trials[index].crossing(with: $0, upTo: plan.costs.last ?? 0, alpha)
      }
    }
  }
}

/// A label's times in one cell.
private struct Trial {
  let label: String
  /// Seconds by process, for each cost.
  let times: [[Int: Double]]
  /// Seconds on nanoseconds a write, by process.
  let lines: [Int: RelativeLine]

  init(of label: String, in cell: Cell, _ plan: SweepPlan, _ samples: SurveySamples) {
    self.label = label
    let times = plan.costs.map {
      samples.seconds(of: label, at: SurveyPoint(cell: cell, nanosecondsPerWrite: $0))
    }
    self.times = times
    lines = samples.processes.reduce(into: [:]) { lines, process in
      let points = zip(plan.costs, times).compactMap { cost, times in
        times[process.process].map { (x: Double(cost), y: $0) }
      }
      lines[process.process] = points.count == plan.costs.count ? RelativeLine(points) : nil
    }
  }

  func line(over base: Trial, among all: [Trial], _ alpha: Double) -> SweepEstimate.Line {
    SweepEstimate.Line(
      label: label, seconds: times.map { Spread(Array($0.values)) },
      ratios: times.indices.map { index in
        let values = logRatios(to: base, index)
        return label == base.label || values.isEmpty ? nil : Estimate(values, alpha: alpha)
      },
      ranks: times.indices.map { index in
        guard !times[index].isEmpty else { return nil }
        return 1
          + all.count {
            MeanInterval(logRatios(to: $0, index), alpha: alpha)?.isAboveZero ?? false
          }
      },
      writes: MeanInterval(lines.values.map { $0.slope * 1e9 }, alpha: alpha),
      nearBase: nearBase(base, alpha))
  }

  private func logRatios(to other: Trial, _ index: Int) -> [Double] {
    times[index].compactMap { process, time in other.times[index][process].map { log(time / $0) } }
  }

  /// This line and the other's, process by process.
  private func pairs(_ other: Trial) -> [(mine: RelativeLine, its: RelativeLine)] {
    lines.keys.sorted().compactMap { process in
      guard let mine = lines[process], let its = other.lines[process] else { return nil }
      return (mine, its)
    }
  }

  private func nearBase(_ base: Trial, _ alpha: Double) -> Spread? {
    let pairs = pairs(base)
    let differences = pairs.map { $0.mine.slope - $0.its.slope }
    guard let difference = MeanInterval(differences, alpha: alpha) else { return nil }
    // Lines that do not differ in slope are taken as parallel: both do the same view work.
    let isParallel = !difference.isAboveZero && !difference.isBelowZero
    let costs = pairs.compactMap { mine, its in
      let line = isParallel ? RelativeLine(intercept: mine.intercept, slope: its.slope) : mine
      return line.meets(SweepEstimate.nearBase, times: its)
    }
    return costs.count == pairs.count ? Spread(costs) : nil
  }

  /// Where the two lines cross, if one is clearly lower at no cost and the other at `most`.
  func crossing(
    with other: Trial, upTo most: Int, _ alpha: Double
  ) -> SweepEstimate.Crossing? {
    let pairs = pairs(other)
    func difference(at cost: Double) -> MeanInterval? {
      MeanInterval(
        pairs.map { $0.mine.value(at: cost) - $0.its.value(at: cost) }, alpha: alpha)
    }
    guard let start = difference(at: 0), let end = difference(at: Double(most)) else { return nil }
    let isFirst = start.isBelowZero && end.isAboveZero
    guard isFirst || (start.isAboveZero && end.isBelowZero),
      let cost = MeanInterval(
        pairs.compactMap { pair in
          isFirst ? pair.its.meets(1, times: pair.mine) : pair.mine.meets(1, times: pair.its)
        }, alpha: alpha)
    else { return nil }
    return SweepEstimate.Crossing(
      first: isFirst ? label : other.label, second: isFirst ? other.label : label, cost: cost)
  }
}
