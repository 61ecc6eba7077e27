package import Measurement

/// Puts what was measured into the form of `results.json`.
package struct ResultsBuilder {
  private let samples: RunSamples
  private let estimates: RunEstimates
  private let contenders: [Contender]
  /// What was asked for, measured or not.
  private let wanted: [Cell]
  /// Why a variant was found wrong, by label and cell.
  private let defects: [Defect]

  /// A measured variant: the label that it was measured under, and what reports call it.
  package struct Contender: Sendable {
    package let label: String
    package let architecture: String
    package let variant: String
    package let lane: String
    package let summary: String

    package init(
      label: String, architecture: String, variant: String, lane: String, summary: String
    ) {
      self.label = label
      self.architecture = architecture
      self.variant = variant
      self.lane = lane
      self.summary = summary
    }
  }

  /// A variant that was not like the others, and so has no figures.
  package struct Defect: Equatable, Sendable {
    package let label: String
    package let cell: Cell
    package let reason: String

    package init(label: String, cell: Cell, reason: String) {
      self.label = label
      self.cell = cell
      self.reason = reason
    }
  }

  /// - Parameters:
  ///   - samples: all that the run gave.
  ///   - contenders: who was measured, in the order of tables, the base among them.
  ///   - cells: what was asked for, measured or not.
  ///   - defects: who was wrong where.
  package init(
    _ samples: RunSamples, contenders: [Contender], cells: [Cell], defects: [Defect]
  ) {
    self.samples = samples
    wanted = cells
    self.contenders = contenders
    self.defects = defects
    estimates = RunEstimates(samples)
  }

  /// Whether the controls came out as they must.
  package var isValid: Bool { !estimates.isInvalid }

  /// The share of rounds that something else on the machine disturbed, over all cells.
  package var disturbedShare: Double { estimates.disturbedShare }

  /// What a reader should know first, a sentence each.
  package var warnings: [String] {
    var warnings: [String] = []
    if samples.isInterrupted {
      warnings.append(
        "The run was interrupted: \(samples.processes.count) of \(samples.plan.processes) "
          + "processes were measured. `archbench run --resume` with the report's folder completes it."
      )
    }
    if estimates.isInvalid {
      warnings.append(
        "The run is invalid: Baseline, measured once more as a control, does not read 1 in more than "
          + "5 % of the cells. Its ratios are not to be believed; run it again on a quieter machine."
      )
    }
    if estimates.isUnstable {
      warnings.append(
        "More than 25 % of the rounds were disturbed: the machine was busy, or most rounds take too "
          + "long to be left alone. Stop what else is running and run it again.")
    }
    return warnings + ledgerWarnings
  }

  /// Who does not leave as many references as it found, by the ledger; a reason to look for what is
  /// kept, or for what was not counted.
  private var ledgerWarnings: [String] {
    samples.counts.compactMap { counts in
      guard let ledger = counts.warm["ledger"], ledger != 0 else { return nil }
      // What Baseline leaves as well is the interaction's or the server's: it is told once, as its.
      let base = samples.counts.first { $0.label == samples.lineup.base && $0.cell == counts.cell }
      if counts.label != samples.lineup.base, base?.warm["ledger"] == ledger { return nil }
      return "\(counts.label) does not leave as many references as it found in \(counts.cell): "
        + "with their resets, warm runs change the ledger by \(ledger), not 0."
    }
  }

  // MARK: - Cells

  /// A result for every variant in every cell asked for.
  package func cells() -> [CellResult] {
    wanted.flatMap { cell in contenders.map { result(of: $0, in: cell) } }
  }

  private func result(of contender: Contender, in cell: Cell) -> CellResult {
    let defect = defects.first { $0.label == contender.label && $0.cell == cell }
    let failure = samples.failure(of: contender.label, in: cell)
    let estimate = estimates.cells.first { $0.cell == cell }
    let isMeasured = defect == nil && failure == nil
    let note = defect?.reason ?? failure?.reason ?? slowness(of: contender, in: cell)
    let isBase = contender.label == samples.lineup.base
    let found = estimate?.contenders.first { $0.label == contender.label }
    return CellResult(
      architecture: contender.architecture, variant: contender.variant, lane: contender.lane,
      interaction: cell.interaction, size: cell.size, correct: isMeasured,
      ratio: isMeasured ? estimate.flatMap { ratio(of: contender, in: $0) } : nil,
      latency: isMeasured ? estimate.flatMap { latency(of: contender, in: $0) } : nil,
      counters: isMeasured ? counters(of: contender, in: cell) : [:],
      firstRun: isMeasured ? counts(of: contender, in: cell)?.first : nil,
      varying: isMeasured ? (counts(of: contender, in: cell)?.unstable.keys.sorted() ?? []) : [],
      note: note,
      group: isMeasured ? (isBase ? estimate?.baseGroup : found?.group) : nil,
      mValue: isMeasured ? (isBase ? estimate?.baseMValue : found?.mValue) : nil,
      disturbedShare: isMeasured ? estimate?.disturbedShare : nil, label: contender.label)
  }

  /// Why a label that is right was not timed.
  private func slowness(of contender: Contender, in cell: Cell) -> String? {
    samples.cellPlans.first { $0.cell == cell }?.tooSlow?[contender.label].map {
      "One run takes \(Figures.seconds($0)), too long for this plan: it was counted and not timed."
    }
  }

  private func ratio(of contender: Contender, in cell: CellEstimates) -> RatioResult? {
    cell.contenders.first { $0.label == contender.label }.map { ratio(of: $0, in: cell) }
  }

  private func ratio(of label: LabelEstimate, in cell: CellEstimates) -> RatioResult {
    RatioResult(
      estimate: label.estimate.ratio, low: label.estimate.low, high: label.estimate.high,
      verdict: cell.isWithheld ? "withheld" : label.verdict.rawValue, margin: cell.margin,
      processesToSettle: label.processesToSettle, group: label.group,
      values: label.estimate.values)
  }

  /// What is known beforehand: controls and injected slowdowns.
  package func controlCells() -> [ControlCell] {
    estimates.cells.flatMap { cell in
      (cell.controls + cell.contenders).filter { !samples.lineup.isArchitecture($0.label) }.map {
        ControlCell(
          label: $0.label, interaction: cell.cell.interaction, size: cell.cell.size,
          slowdown: samples.lineup.slowdown(of: $0.label), ratio: ratio(of: $0, in: cell))
      }
    }
  }

  /// Of single events; without a pass for them, of epochs.
  private func latency(of contender: Contender, in cell: CellEstimates) -> LatencyResult? {
    let single = samples.latency(of: contender.label, in: cell.cell)
    if let result = single.flatMap(LatencyResult.init) { return result }
    let isBase = contender.label == samples.lineup.base
    let seconds =
      isBase
      ? cell.baseSeconds : cell.contenders.first { $0.label == contender.label }?.seconds
    return seconds.map {
      LatencyResult(p50: $0.median, lowestProcess: $0.low, highestProcess: $0.high)
    }
  }

  private func counts(of contender: Contender, in cell: Cell) -> CellCounts? {
    samples.counts.first { $0.label == contender.label && $0.cell == cell }
  }

  private func counters(of contender: Contender, in cell: Cell) -> [String: Int?] {
    let counts = counts(of: contender, in: cell)
    var counters = counts?.warm.mapValues(Optional.some) ?? [:]
    // What differs from run to run, such as how often an array grows, is given by its median.
    for (name, values) in counts?.unstable ?? [:] {
      counters[name] = .some(values.sorted()[values.count / 2])
    }
    for name in samples.unavailable.keys { counters[name] = .some(nil) }
    return counters
  }

  // MARK: - Over all cells

  /// The geometric mean of a variant's ratios, by size.
  package func overall(of contender: Contender) -> [OverallResult] {
    Set(samples.cells.map(\.size)).sorted().compactMap { size in
      OverallEstimate(
        of: contender.label, size: size, in: estimates.cells, alpha: samples.plan.alpha
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

  /// The worst reading of each control over all cells, and how wide its intervals are.
  package func controls() -> [String: ControlResult] {
    var controls: [String: ControlResult] = [:]
    for control in samples.lineup.controls {
      let readings = estimates.cells.flatMap { cell in
        cell.controls.filter { $0.label == control.label }.map { (cell.cell, $0.estimate) }
      }
      guard let worst = readings.max(by: { abs($0.1.logRatio) < abs($1.1.logRatio) }) else {
        continue
      }
      let halfWidths = readings.compactMap(\.1.halfWidth)
      controls[control.label] = ControlResult(
        estimate: worst.1.ratio, low: worst.1.low, high: worst.1.high,
        interaction: worst.0.interaction, size: worst.0.size,
        isSameCode: control.variant == samples.lineup.base,
        medianHalfWidth: halfWidths.isEmpty ? nil : Statistics.median(halfWidths))
    }
    return controls
  }
}
