import Foundation
package import Measurement

/// What follows from the medians of a run's processes, or from those of several runs: estimates,
/// intervals, verdicts, exponents of growth.
///
/// It is the one way from medians to figures: of a run, and of runs that are joined. Source:
/// how-we-measure.md, from "A ratio" to "Nothing is deleted".
package struct RunAnalysis {
  /// How many times the root mean square of control C's readings a place may change a time.
  private static let reach = 3.0

  /// The cells of all contestants with times, controls included.
  package let cells: [Cell]
  /// How times grow with the number of notes.
  package let growth: [Growth]
  /// The seconds of the fixed work that calibrates machines: the median, and the middle 90 %.
  package let kernel: Interval?
  private let cases: [CaseAnalysis]

  /// Analyses the medians of all processes; a case without a number of events has one.
  package init(
    _ medians: RunMedians, of contestants: Contestants, in cases: [BenchmarkCase],
    plan: RunPlan = .standard, eventCounts: [BenchmarkCase: Int] = [:], linkOrders: Int = 1
  ) {
    let cases = cases.compactMap { place in
      CaseMedians(medians.medians(in: place), in: place, of: contestants, plan: plan)
        .map { CaseAnalysis(medians: $0, events: eventCounts[place] ?? 1) }
    }
    let effect = linkOrders > 1 ? nil : Self.placeEffect(of: contestants, in: cases)
    self.cases = cases
    cells = cases.flatMap { $0.cells(effect) }
    growth = Growth.all(cases.map(\.medians), contestants.all.filter(contestants.isArchitecture))
    kernel = medians.kernel
  }

  /// Returns what the place of code changes, by the control that is a copy of the base.
  private static func placeEffect(
    of contestants: Contestants, in cases: [CaseAnalysis]
  ) -> CaseAnalysis.PlaceEffect? {
    guard let copy = contestants.controls.first(where: { $0.variant != contestants.base })
    else { return nil }
    let readings = cases.compactMap { $0.medians.logRatio(of: copy.name)?.estimate }
    let square = readings.isEmpty ? 0 : Statistics.mean(readings.map { $0 * $0 })
    return CaseAnalysis.PlaceEffect(control: copy.name, reach: reach * square.squareRoot())
  }

  /// Whether the controls read 1 often enough.
  ///
  /// The cases whose interval excludes 1 are no more than 5 %, or no more than chance would give in
  /// one run of twenty.
  package var isValid: Bool {
    let off = cases.count { $0.sameCode.contains(where: \.excludesZero) }
    return Double(off) <= 0.05 * Double(cases.count)
      || Statistics.atLeast(off, of: cases.count, each: cases.map(\.medians.alpha).min() ?? 0)
        >= 0.05
  }

  /// Whether the intervals of the control that runs the base's code are wider than their goal; `nil`
  /// without such intervals.
  package var isNoisy: Bool? {
    let widths = cases.flatMap(\.sameCode).compactMap(\.halfWidth)
    return widths.isEmpty ? nil : Statistics.median(widths) > CaseMedians.controlGoal
  }
}
