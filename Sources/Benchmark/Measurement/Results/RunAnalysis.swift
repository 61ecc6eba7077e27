import Foundation

/// A contestant that behaved unlike the others in a case, and therefore has no figures there.
package struct Defect: Equatable, Sendable {
  package let contestant: String
  package let cell: BenchmarkCase
  /// How it differs, as a sentence.
  package let reason: String

  package init(_ contestant: String, _ cell: BenchmarkCase, reason: String) {
    self.contestant = contestant
    self.cell = cell
    self.reason = reason
  }
}

/// All results of a run, computed from its samples.
///
/// Source: how-we-measure.md, from "A ratio" to "Nothing is deleted".
package struct RunAnalysis {
  /// The median half-width that control S's intervals should have at most, as a logarithm.
  package static let controlGoal = 0.005

  private let samples: RunSamples
  private let defects: [Defect]
  /// The requested cases, measured or not.
  private let requested: [BenchmarkCase]
  private let eventCounts: [BenchmarkCase: Int]
  /// The cells of all contestants with times.
  private let timed: [Cell]
  private let cases: [CaseAnalysis]

  /// - Parameters:
  ///   - samples: All samples of the run.
  ///   - cells: The requested cases, measured or not.
  ///   - eventCounts: The number of events in one run of each case; 1 if not given.
  ///   - linkOrders: How many orders of the program's code processes take turns with.
  ///   - defects: The contestants that failed the equivalence check, with the case.
  package init(
    _ samples: RunSamples, cells: [BenchmarkCase], eventCounts: [BenchmarkCase: Int] = [:],
    linkOrders: Int = 1, defects: [Defect] = []
  ) {
    self.samples = samples
    self.defects = defects
    requested = cells
    self.eventCounts = eventCounts
    let cases = samples.cells.compactMap { CaseAnalysis(samples, $0) }
    let place = linkOrders > 1 ? nil : Self.placeEffect(samples, cases)
    self.cases = cases
    timed = cases.flatMap { $0.cells(events: eventCounts[$0.cell] ?? 1, place) }
  }

  /// Analyses several runs as one, in which each run counts as one process does elsewhere.
  ///
  /// Intervals over the processes of one run do not know how much runs differ, by the time of day, the
  /// state of the machine or the order of the code. So the means of runs are what varies here.
  ///
  /// - Parameters:
  ///   - runs: The medians of each run, made with two link orders or more.
  ///   - names: The contestants of all runs.
  ///   - cells: The cases of all runs.
  ///   - eventCounts: The number of events in one run of each case.
  /// - Returns: The analysis, and the medians that it follows from.
  package static func joining(
    _ runs: [RunMedians], of names: [String], in cells: [BenchmarkCase],
    eventCounts: [BenchmarkCase: Int]
  ) -> (RunAnalysis, RunMedians) {
    let joined = RunMedians(joining: runs, in: cells)
    let samples = RunSamples(
      plan: .standard, contestants: Contestants(named: names), cells: cells, seed: 0)
    let cases = cells.compactMap { CaseAnalysis(samples, $0, joined.medians(in: $0)) }
    return (RunAnalysis(samples, cases, eventCounts), joined)
  }

  private init(
    _ samples: RunSamples, _ cases: [CaseAnalysis], _ eventCounts: [BenchmarkCase: Int]
  ) {
    self.samples = samples
    defects = []
    requested = samples.cells
    self.eventCounts = eventCounts
    self.cases = cases
    timed = cases.flatMap { $0.cells(events: eventCounts[$0.cell] ?? 1, nil) }
  }

  /// How many times the root mean square of control C's readings a place may change a time.
  private static let reach = 3.0

  /// Returns what the place of code changes, by the control that is a copy of the base.
  private static func placeEffect(
    _ samples: RunSamples, _ cases: [CaseAnalysis]
  ) -> CaseAnalysis.PlaceEffect? {
    guard
      let copy = samples.contestants.controls.first(where: {
        $0.variant != samples.contestants.base
      })
    else { return nil }
    let readings = cases.compactMap { $0.estimate(of: copy.name)?.estimate }
    let square = readings.isEmpty ? 0 : Statistics.mean(readings.map { $0 * $0 })
    return CaseAnalysis.PlaceEffect(control: copy.name, reach: reach * square.squareRoot())
  }

  // MARK: - Cells

  /// Returns a cell for each of these contestants in each requested case, measured or not.
  package func cells(of contestants: [String]) -> [Cell] {
    requested.flatMap { place in contestants.map { cell(of: $0, in: place) } }
  }

  /// The cells of the controls, and of Baseline with injected slowdowns.
  package var controls: [Cell] {
    timed.filter { !samples.contestants.isArchitecture($0.architecture.name) }
  }

  /// How times grow with the number of notes.
  package var growth: [Growth] {
    Growth.all(cases, samples.contestants.all.filter(samples.contestants.isArchitecture))
  }

  private func cell(of contestant: String, in place: BenchmarkCase) -> Cell {
    var empty = Cell(VariantID(contestant), place.interaction, place.size)
    empty.eventsPerRun = eventCounts[place] ?? 1
    let own = defects.first { $0.contestant == contestant && $0.cell == place }?.reason
    let failure = samples.failure(of: contestant, in: place)?.reason
    let elsewhere = defect(of: contestant)
    guard elsewhere == nil, failure == nil else {
      var cell = empty
      cell.correct = false
      cell.note = own ?? failure ?? elsewhere.map { "It differs elsewhere. \($0)" }
      return cell
    }
    var cell =
      timed.first { $0.architecture == empty.architecture && $0.isIn(place) } ?? empty
    if samples.cellPlans.first(where: { $0.cell == place })?.tooSlow?[contestant] != nil {
      cell.note = "One run takes too long for this plan: it was counted and not timed."
    }
    add(counts(of: contestant, in: place), to: &cell)
    return cell
  }

  private func counts(of contestant: String, in place: BenchmarkCase) -> CaseCounts? {
    samples.counts.first { $0.contestant == contestant && $0.cell == place }
  }

  private func add(_ counts: CaseCounts?, to cell: inout Cell) {
    cell.counters = counts?.warm.mapValues(Optional.some) ?? [:]
    // A counter that varies from run to run, such as the number of array growths, is given by its
    // median.
    for (name, values) in counts?.unstable ?? [:] {
      cell.counters[name] = .some(values.sorted()[values.count / 2])
    }
    for name in samples.unavailable.keys { cell.counters[name] = .some(nil) }
    let counters = cell.counters
    cell.firstRun = counts?.first.filter { counters[$0.key] != $0.value } ?? [:]
    cell.varying = counts?.unstable.keys.sorted() ?? []
    cell.countPerEvent()
  }

  /// Returns how a contestant differs from the base, as a sentence; `nil` if it was not seen to.
  package func defect(of contestant: String) -> String? {
    let own = defects.filter { $0.contestant == contestant }
    if let first = own.first {
      return own.count == requested.count
        ? first.reason : "\(first.cell.interaction): \(first.reason)"
    }
    return samples.failures.first { $0.isWrongResult && $0.what?.contestant == contestant }
      .map { "\($0.what?.interaction ?? ""): \($0.reason)" }
  }

  // MARK: - The whole run

  /// The cells of the controls that run the base's code at the same place.
  private var sameCode: [CaseAnalysis] { cases.filter { !estimates(of: $0).isEmpty } }

  private func estimates(of one: CaseAnalysis) -> [Interval] {
    samples.contestants.controls.filter { $0.variant == samples.contestants.base }
      .compactMap { one.estimate(of: $0.name) }
  }

  /// Whether the controls read 1 often enough.
  ///
  /// The cases whose interval excludes 1 are no more than 5 %, or no more than chance would give in
  /// one run of twenty.
  package var isValid: Bool {
    let off = cases.count { estimates(of: $0).contains(where: \.excludesZero) }
    return Double(off) <= 0.05 * Double(cases.count)
      || Statistics.atLeast(off, of: cases.count, each: cases.map(\.alpha).min() ?? 0) >= 0.05
  }

  /// Whether the intervals of the control that runs the base's code are wider than their goal; `nil`
  /// without such intervals.
  package var isNoisy: Bool? {
    let widths = sameCode.flatMap { estimates(of: $0) }.compactMap(\.halfWidth)
    return widths.isEmpty ? nil : Statistics.median(widths) > Self.controlGoal
  }

  /// The epochs of all cases.
  package var disturbances: Disturbances {
    cases.map(\.disturbances).reduce(Disturbances(), +)
  }

  /// The seconds of the fixed work that calibrates machines: the median, and the middle 90 %.
  package var kernel: Interval? { RunMedians(samples).kernel }
}

extension Cell {
  fileprivate func isIn(_ place: BenchmarkCase) -> Bool {
    event == place.interaction && size == place.size
  }
}
