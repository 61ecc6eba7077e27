package import Measurement

/// Converts the samples of a run into the values of `results.json`.
package struct ResultsBuilder {
  private let samples: RunSamples
  private let estimates: RunEstimates
  private let contestants: [String]
  /// The requested cases, measured or not.
  private let requestedCases: [BenchmarkCase]
  /// The number of events in one run of each of the requested cases.
  private let eventCounts: [BenchmarkCase: Int]
  /// The failed equivalence checks, by contestant and case.
  private let defects: [Defect]

  /// An architecture that behaved unlike the others in a case, and therefore has no figures there.
  package struct Defect: Equatable, Sendable {
    package let label: String
    package let benchmarkCase: BenchmarkCase
    package let reason: String

    package init(label: String, benchmarkCase: BenchmarkCase, reason: String) {
      self.label = label
      self.benchmarkCase = benchmarkCase
      self.reason = reason
    }
  }

  /// - Parameters:
  ///   - samples: all samples of the run.
  ///   - contestants: the measured architectures in the order of tables, including the base.
  ///   - cells: the requested cases, measured or not.
  ///   - eventCounts: the number of events in one run of each of these cases; 1 if not given.
  ///   - defects: the architectures that failed the equivalence check, with the case.
  package init(
    _ samples: RunSamples, contestants: [String], cells: [BenchmarkCase],
    eventCounts: [Int] = [], defects: [Defect]
  ) {
    self.samples = samples
    requestedCases = cells
    self.eventCounts = Dictionary(zip(cells, eventCounts)) { one, _ in one }
    self.contestants = contestants
    self.defects = defects
    estimates = RunEstimates(samples)
  }

  /// The quotient of the 95th and the 5th percentile of the fixed work up to which a machine is steady.
  private static let steady = 1.25

  /// Whether the controls read 1 often enough for the ratios to be trusted.
  package var isValid: Bool { !estimates.isInvalid(samples.contestants) }

  /// The share of disturbed epochs, over all cases.
  package var disturbedShare: Double { estimates.disturbances.share }

  /// The share of epochs with page faults, over all cases.
  package var pageFaultShare: Double { estimates.disturbances.pageFaultShare }

  /// The seconds of the fixed work that calibrates machines: the median, and the middle 90 %.
  package var calibration: Spread? {
    let times = samples.processes.flatMap(\.calibration).map { $0 / 1e9 }
    guard !times.isEmpty else { return nil }
    return Spread(
      median: Statistics.median(times), low: Statistics.percentile(5, of: times),
      high: Statistics.percentile(95, of: times))
  }

  /// Whether the intervals of the control that runs Baseline's code are wider than their goal.
  ///
  /// `nil` if there is no such control.
  package var isNoisy: Bool? {
    samples.contestants.controls.first { $0.variant == samples.contestants.base }
      .flatMap { estimates.medianHalfWidth(of: $0.name) }.map { $0 > RunEstimates.controlGoal }
  }

  /// What a reader must know first, one sentence each.
  package var warnings: [String] {
    var warnings: [String] = []
    if samples.isInterrupted {
      warnings.append(
        "The run was interrupted: \(samples.processes.count) of \(samples.plan.processes) "
          + "processes were measured. `archbench run --resume` with the report's folder completes it."
      )
    }
    if !isValid {
      warnings.append(
        "The run is invalid: Baseline, measured a second time as a control, does not read 1 in more "
          + "than 5 % of the cells. Run it again on a quieter machine.")
    }
    if isNoisy == true {
      warnings.append(
        "The run is noisy: half of control S's intervals are wider than ±\(Figures.finePercent(RunEstimates.controlGoal)). "
          + "Small differences are not found; counts are not affected.")
    }
    if let calibration, calibration.high > Self.steady * calibration.low {
      warnings.append(
        "The machine changed its speed during the run: a fixed piece of work took from "
          + "\(Figures.seconds(calibration.low)) to \(Figures.seconds(calibration.high)). Apps are "
          + "timed in turn, so ratios hold; times are less sure.")
    }
    return warnings + ledgerWarnings
  }

  /// The contestants with a retain balance other than 0: a sign of a leak or of references that are
  /// not counted.
  private var ledgerWarnings: [String] {
    samples.counts.compactMap { counts in
      guard let retainBalance = counts.warm["retainBalance"], retainBalance != 0 else { return nil }
      // If Baseline has the same balance, the interaction or the server causes it; only Baseline is
      // reported.
      let base = samples.counts.first {
        $0.contestant == samples.contestants.base && $0.cell == counts.cell
      }
      if counts.contestant != samples.contestants.base, base?.warm["retainBalance"] == retainBalance
      {
        return nil
      }
      return
        "\(counts.contestant) does not leave as many references as it found in \(counts.cell): "
        + "with their resets, warm runs change the retain balance by \(retainBalance), not 0."
    }
  }

  // MARK: - Cases

  /// Returns a result for every contestant in every requested case.
  package func cells() -> [CaseResult] {
    requestedCases.flatMap { benchmarkCase in contestants.map { result(of: $0, in: benchmarkCase) }
    }
  }

  private func result(of contestant: String, in benchmarkCase: BenchmarkCase) -> CaseResult {
    let defect = defects.first { $0.label == contestant && $0.benchmarkCase == benchmarkCase }
    let failure = samples.failure(of: contestant, in: benchmarkCase)
    let estimate = estimates.cells.first { $0.cell == benchmarkCase }
    let anyDefect = self.defect(of: contestant)
    let isMeasured = anyDefect == nil && failure == nil
    let note =
      defect?.reason ?? failure?.reason ?? anyDefect.map { "It differs elsewhere. \($0)" }
      ?? slowness(of: contestant, in: benchmarkCase)
    let isBase = contestant == samples.contestants.base
    let found = estimate?.contenders.first { $0.contestant == contestant }
    let counters = isMeasured ? counters(of: contestant, in: benchmarkCase) : [:]
    return CaseResult(
      architecture: contestant,
      interaction: benchmarkCase.interaction, size: benchmarkCase.size, correct: isMeasured,
      ratio: isMeasured ? estimate.flatMap { ratio(of: contestant, in: $0) } : nil,
      latency: isMeasured ? estimate.flatMap { latency(of: contestant, in: $0) } : nil,
      added: isMeasured ? found.map { added($0, in: benchmarkCase) } : nil,
      counters: counters,
      firstRun: isMeasured
        ? counts(of: contestant, in: benchmarkCase)?.first.filter { counters[$0.key] != $0.value }
        : nil,
      varying: isMeasured
        ? (counts(of: contestant, in: benchmarkCase)?.unstable.keys.sorted() ?? []) : [],
      note: note,
      group: isMeasured ? (isBase ? estimate?.baseGroup : found?.group) : nil,
      mValue: isMeasured ? (isBase ? estimate?.baseMValue : found?.mValue) : nil,
      disturbedShare: isMeasured ? estimate?.disturbances.share : nil,
      epochs: isMeasured ? found?.rounds : nil)
  }

  /// Returns what an event costs more than in the base.
  private func added(_ found: ContestantEstimate, in benchmarkCase: BenchmarkCase) -> AddedResult {
    let events = eventCounts[benchmarkCase] ?? 1
    func instructions(_ contestant: String) -> Int? {
      samples.counts.first { $0.contestant == contestant && $0.cell == benchmarkCase }?
        .warm["instructions"]
    }
    let count = instructions(found.contestant).flatMap { own in
      instructions(samples.contestants.base).map { (own - $0) / events }
    }
    return AddedResult(
      found.added.map { $0 / Double(events) }, instructions: count, events: events)
  }

  /// Returns how a contestant differs from the base, as a sentence; `nil` if it was not seen to.
  package func defect(of contestant: String) -> String? {
    let own = defects.filter { $0.label == contestant }
    if let first = own.first {
      return own.count == requestedCases.count
        ? first.reason : "\(first.benchmarkCase.interaction): \(first.reason)"
    }
    return samples.failures.first { $0.isWrongResult && $0.what?.contestant == contestant }
      .map { "\($0.what?.interaction ?? ""): \($0.reason)" }
  }

  /// Why a correct contestant was not timed.
  private func slowness(of contestant: String, in benchmarkCase: BenchmarkCase) -> String? {
    samples.cellPlans.first { $0.cell == benchmarkCase }?.tooSlow?[contestant].map {
      "One run takes \(Figures.seconds($0)), too long for this plan: it was counted and not timed."
    }
  }

  private func ratio(of contestant: String, in caseEstimates: CaseEstimates) -> RatioResult? {
    caseEstimates.contenders.first { $0.contestant == contestant }.map {
      ratio(of: $0, in: caseEstimates)
    }
  }

  private func ratio(of estimate: ContestantEstimate, in caseEstimates: CaseEstimates)
    -> RatioResult
  {
    RatioResult(
      estimate: estimate.estimate.ratio, low: estimate.estimate.low, high: estimate.estimate.high,
      confidence: 1 - estimate.estimate.alpha,
      verdict: caseEstimates.isWithheld ? "withheld" : estimate.verdict.rawValue,
      verdictAt5: caseEstimates.isWithheld ? "withheld" : estimate.wideVerdict.rawValue,
      margin: caseEstimates.margin,
      processesToSettle: estimate.processesToSettle, group: estimate.group,
      values: estimate.estimate.values)
  }

  /// Returns the comparisons with a known answer: controls and injected slowdowns.
  package func controlCells() -> [ControlCase] {
    estimates.cells.flatMap { caseEstimates in
      (caseEstimates.controls + caseEstimates.contenders).filter {
        !samples.contestants.isArchitecture($0.contestant)
      }.map {
        ControlCase(
          label: $0.contestant, interaction: caseEstimates.cell.interaction,
          size: caseEstimates.cell.size,
          slowdown: samples.contestants.slowdown(of: $0.contestant),
          ratio: ratio(of: $0, in: caseEstimates))
      }
    }
  }

  private func latency(of contestant: String, in caseEstimates: CaseEstimates) -> LatencyResult? {
    let isBase = contestant == samples.contestants.base
    let times =
      isBase
      ? caseEstimates.base
      : caseEstimates.contenders.first { $0.contestant == contestant }?.times
    return times.flatMap { LatencyResult($0) }
  }

  private func counts(of contestant: String, in benchmarkCase: BenchmarkCase) -> CaseCounts? {
    samples.counts.first { $0.contestant == contestant && $0.cell == benchmarkCase }
  }

  private func counters(of contestant: String, in benchmarkCase: BenchmarkCase) -> [String:
    Int?]
  {
    let counts = counts(of: contestant, in: benchmarkCase)
    var counters = counts?.warm.mapValues(Optional.some) ?? [:]
    // A counter that varies from run to run, such as the number of array growths, is given by its
    // median.
    for (name, values) in counts?.unstable ?? [:] {
      counters[name] = .some(values.sorted()[values.count / 2])
    }
    for name in samples.unavailable.keys { counters[name] = .some(nil) }
    return counters
  }

  // MARK: - Over all cases

  /// Returns the geometric mean of a contestant's ratios, by size.
  ///
  /// There is none for a contestant that differs from the base anywhere.
  package func overall(of contestant: String) -> [OverallResult] {
    guard defect(of: contestant) == nil else { return [] }
    return Set(samples.cells.map(\.size)).sorted().compactMap { size in
      OverallEstimate(
        of: contestant, size: size, in: estimates.cells, alpha: samples.plan.alpha
      ).map { overall in
        OverallResult(
          size: size, interactions: overall.interactions, estimate: overall.estimate.ratio,
          low: overall.estimate.low, high: overall.estimate.high, withheld: overall.withheld,
          leaveOneOut: overall.leaveOneOut.map {
            LeaveOneOutResult(low: $0.low, high: $0.high, without: $0.without)
          })
      }
    }
  }

  /// Returns what each control reads over all cases.
  package func controls() -> [String: ControlResult] {
    let cases = controlCells()
    return samples.contestants.controls.reduce(into: [:]) { controls, control in
      controls[control.name] = ControlResult(
        cases.filter { $0.label == control.name },
        isSameCode: control.variant == samples.contestants.base)
    }
  }
}
