import Foundation

/// From the rounds of a cell to its results.
struct CellAnalysis {
  private let samples: RunSamples
  private let cell: Cell
  private let processes: [CellSamples]
  private let baseSeconds: Spread

  /// `nil` if no process has rounds of the base there, or the base was wrong.
  init?(_ samples: RunSamples, _ cell: Cell) {
    self.samples = samples
    self.cell = cell
    processes = samples.processes.compactMap { process in
      process.cells.first { $0.cell == cell && !$0.rounds.isEmpty }
    }
    guard samples.failure(of: samples.lineup.base, in: cell) == nil,
      let spread = Spread(processes.compactMap { $0.medianSeconds(of: 0) })
    else { return nil }
    baseSeconds = spread
  }

  var estimates: CellEstimates {
    let lineup = samples.lineup
    let labels = (lineup.contenders + lineup.controls.map(\.label)).filter {
      samples.failure(of: $0, in: cell) == nil
    }
    let plan = samples.plan
    let alpha = plan.alpha / Double(max(1, labels.count))
    let found = labels.compactMap { label in
      estimate(of: label, alpha: alpha).map { (label: label, estimate: $0) }
    }
    let controls = found.filter { lineup.isControl($0.label) }.map(\.estimate)
    let margin = controls.map { 2 * abs($0.logRatio) }.reduce(plan.leastMargin, max)
    let strict = 0.01 / Double(max(1, samples.cellsInAll))
    let results = found.compactMap { result($0.label, $0.estimate, margin) }
    let disturbances = processes.map(\.disturbances)
    let rounds = processes.reduce(0) { $0 + $1.rounds.count }
    return CellEstimates(
      cell: cell, margin: margin, baseSeconds: baseSeconds,
      contenders: results.filter { !lineup.isControl($0.label) },
      controls: results.filter { lineup.isControl($0.label) },
      isWithheld: controls.contains {
        abs($0.logRatio) >= plan.leastMargin || $0.with(alpha: strict).excludesZero
      },
      disturbedShare: Double(disturbances.reduce(0, +)) / Double(max(1, rounds)),
      processes: processes.count)
  }

  private func estimate(of label: String, alpha: Double) -> Estimate? {
    let values = processes.compactMap { process in
      process.labels.firstIndex(of: label).flatMap { process.medianLogRatio(of: $0) }
    }
    return values.isEmpty ? nil : Estimate(values, alpha: alpha)
  }

  private func result(_ label: String, _ estimate: Estimate, _ margin: Double) -> LabelEstimate? {
    var seconds: [Double] = []
    var rounds = 0
    for process in processes {
      guard let index = process.labels.firstIndex(of: label) else { continue }
      rounds += process.times(of: index).count
      if let median = process.medianSeconds(of: index) { seconds.append(median) }
    }
    guard let spread = Spread(seconds) else { return nil }
    return LabelEstimate(
      label: label, estimate: estimate, verdict: estimate.verdict(margin: margin),
      processesToSettle: estimate.processesToSettle(margin: margin), seconds: spread,
      rounds: rounds)
  }
}

extension CellSamples {
  /// All nanoseconds per step of a label, by index, in the squares or outside.
  func times(of label: Int) -> [Double] {
    rounds.compactMap { $0.times[label] }
      + heavyRounds.filter { $0.label == label }.map(\.time)
  }

  /// y: the median over all rounds of the logarithm of a label's time over the base's; `nil` if it
  /// has no rounds.
  func medianLogRatio(of label: Int) -> Double? {
    let light = rounds.compactMap { round -> Double? in
      guard let time = round.times[label], let base = round.times[0] else { return nil }
      return log(time / base)
    }
    let heavy = heavyRounds.filter { $0.label == label }.map {
      log($0.time / (($0.before + $0.after) / 2))
    }
    let ratios = light + heavy
    return ratios.isEmpty ? nil : Statistics.median(ratios)
  }

  /// A label's median seconds per step.
  func medianSeconds(of label: Int) -> Double? {
    let times = times(of: label)
    return times.isEmpty ? nil : Statistics.median(times) / 1e9
  }

  /// How many rounds of the squares were disturbed from outside, by the look of it.
  var disturbances: Int {
    let medians = labels.indices.map { label in
      Statistics.median(rounds.compactMap { $0.times[label] })
    }
    return rounds.count { round in
      round.switches > 0
        || labels.indices.contains { (round.times[$0] ?? 0) > 3 * medians[$0] }
    }
  }
}
