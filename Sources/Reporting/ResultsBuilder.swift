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
  package var disturbedShare: Double {
    let shares = estimates.cells.map(\.disturbedShare)
    return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
  }

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
        "The run is invalid: a control that has to read 1 does not, in more than 5 % of the cells. "
          + "Its ratios are not to be believed; run it again on a quieter machine.")
    }
    if estimates.isUnstable {
      warnings.append(
        "The machine was busy: more than 25 % of the rounds were disturbed. "
          + "Stop what else is running and run it again.")
    }
    return warnings
  }

  // MARK: - Cells

  /// A result for every variant in every cell asked for.
  package func cells() -> [CellResult] {
    wanted.flatMap { cell in contenders.map { result(of: $0, in: cell) } }
  }

  private func result(of contender: Contender, in cell: Cell) -> CellResult {
    let defect = defects.first { $0.label == contender.label && $0.cell == cell }
    let failure = samples.failure(of: contender.label, in: cell)
    let note = defect?.reason ?? failure?.reason
    let estimate = estimates.cells.first { $0.cell == cell }
    let isMeasured = note == nil
    return CellResult(
      architecture: contender.architecture, variant: contender.variant, lane: contender.lane,
      interaction: cell.interaction, size: cell.size, correct: isMeasured,
      ratio: isMeasured ? estimate.flatMap { ratio(of: contender, in: $0) } : nil,
      latency: isMeasured ? estimate.flatMap { latency(of: contender, in: $0) } : nil,
      counters: isMeasured ? counters(of: contender, in: cell) : [:],
      varying: isMeasured ? (counts(of: contender, in: cell)?.unstable.keys.sorted() ?? []) : [],
      note: note)
  }

  private func ratio(of contender: Contender, in cell: CellEstimates) -> RatioResult? {
    cell.contenders.first { $0.label == contender.label }.map {
      RatioResult(
        estimate: $0.estimate.ratio, low: $0.estimate.low, high: $0.estimate.high,
        verdict: cell.isWithheld ? "withheld" : $0.verdict.rawValue, margin: cell.margin,
        processesToSettle: $0.processesToSettle)
    }
  }

  private func latency(of contender: Contender, in cell: CellEstimates) -> LatencyResult? {
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
      let estimates = estimates.cells.filter { $0.cell.size == size && !$0.isWithheld }
        .compactMap { $0.contenders.first { $0.label == contender.label }?.estimate }
      // A mean over other processes in each cell would compare what was not measured together.
      let processes = estimates.map(\.values.count).min() ?? 0
      guard processes > 0, estimates.allSatisfy({ $0.values.count == processes }) else {
        return nil
      }
      let means = (0..<processes).map { process in
        Statistics.mean(estimates.map { $0.values[process] })
      }
      let mean = Estimate(means, alpha: samples.plan.alpha)
      return OverallResult(
        size: size, interactions: estimates.count, estimate: mean.ratio, low: mean.low,
        high: mean.high)
    }
  }

  /// The worst reading of each control over all cells.
  package func controls() -> [String: ControlResult] {
    var controls: [String: ControlResult] = [:]
    for control in estimates.cells.flatMap(\.controls) {
      let worst = controls[control.label]
      let isWorse = worst.map { abs($0.estimate - 1) < abs(control.estimate.ratio - 1) } ?? true
      guard isWorse else { continue }
      controls[control.label] = ControlResult(
        estimate: control.estimate.ratio, low: control.estimate.low, high: control.estimate.high)
    }
    return controls
  }
}
