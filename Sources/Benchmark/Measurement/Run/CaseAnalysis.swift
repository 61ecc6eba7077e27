import Foundation

/// Computes the results of a case from its rounds.
struct CaseAnalysis {
  private let samples: RunSamples
  private let cell: BenchmarkCase
  private let processes: [(number: Int, samples: CaseSamples)]
  private let base: CaseTimes

  /// Returns `nil` if no process has rounds of the base in the case, or if the base failed there.
  init?(_ samples: RunSamples, _ cell: BenchmarkCase) {
    self.samples = samples
    self.cell = cell
    let processes = samples.processes.compactMap { process in
      process.cells.first { $0.cell == cell && !$0.rounds.isEmpty }
        .map { (process.process, $0) }
    }
    self.processes = processes
    guard samples.failure(of: samples.contestants.base, in: cell) == nil,
      let base = CaseTimes(of: samples.contestants.base, in: processes.map(\.1))
    else { return nil }
    self.base = base
  }

  var estimates: CaseEstimates {
    let contestants = samples.contestants
    let found = (contestants.contenders + contestants.controls.map(\.name)).filter {
      samples.failure(of: $0, in: cell) == nil
    }.compactMap { contestant in
      values(of: contestant).map { (contestant: contestant, values: $0) }
    }
    // The share of errors is divided by the number of comparisons with the base, controls included.
    let alpha = samples.plan.alpha / Double(max(1, found.count))
    let controls = found.filter { contestants.isControl($0.contestant) }
    let isWithheld = isWithheld(controls, alpha: alpha)
    let groups =
      isWithheld
      ? [:] : groups(found.filter { !contestants.isControl($0.contestant) }, alpha: alpha)
    let results = found.compactMap {
      result($0.contestant, $0.values, alpha: alpha, group: groups[$0.contestant])
    }
    let disturbances = processes.map(\.samples.disturbances)
    return CaseEstimates(
      cell: cell, margin: samples.plan.margin, base: base,
      contenders: results.filter { !contestants.isControl($0.contestant) },
      controls: results.filter { contestants.isControl($0.contestant) },
      isWithheld: isWithheld, disturbances: disturbances.reduce(Disturbances(), +),
      processes: processes.count, baseGroup: groups[contestants.base],
      baseMValue: mValue(of: contestants.base))
  }

  /// A contestant's log ratio in one process.
  private typealias ProcessValue = (process: Int, value: Double)

  private func values(of contestant: String) -> [ProcessValue]? {
    let values = processes.compactMap { process -> ProcessValue? in
      process.samples.contestants.firstIndex(of: contestant)
        .flatMap { process.samples.medianLogRatio(of: $0) }
        .map { (process.number, $0) }
    }
    return values.isEmpty ? nil : values
  }

  /// Whether a control that runs exactly the base's code measures a difference, or has no values.
  ///
  /// A copy of the base's code lies elsewhere in memory, which may really take longer. It withholds
  /// nothing.
  private func isWithheld(
    _ controls: [(contestant: String, values: [ProcessValue])], alpha: Double
  ) -> Bool {
    samples.contestants.controls.filter { $0.variant == samples.contestants.base }.contains {
      control in
      guard let found = controls.first(where: { $0.contestant == control.name }) else {
        return true
      }
      let estimate = Estimate(found.values.map(\.value), alpha: alpha)
      return estimate.excludesZero || abs(estimate.logRatio) >= RunEstimates.mostControlDifference
    }
  }

  private func groups(
    _ contenders: [(contestant: String, values: [ProcessValue])], alpha: Double
  ) -> [String: String] {
    var values = Dictionary(
      uniqueKeysWithValues: contenders.map {
        ($0.contestant, Dictionary(uniqueKeysWithValues: $0.values.map { ($0.process, $0.value) }))
      })
    values[samples.contestants.base] = Dictionary(
      uniqueKeysWithValues: processes.map { ($0.number, 0) })
    return RankGroups.letters(values, margin: log1p(samples.plan.margin), alpha: alpha)
  }

  private func mValue(of contestant: String) -> Double? {
    Modality.mValue(
      processes.flatMap { process in
        process.samples.contestants.firstIndex(of: contestant)
          .map { process.samples.placeMedians(of: $0) } ?? []
      })
  }

  private func result(
    _ contestant: String, _ values: [ProcessValue], alpha: Double, group: String?
  ) -> ContestantEstimate? {
    let samples = processes.map(\.samples)
    guard let times = CaseTimes(of: contestant, in: samples) else { return nil }
    let indexed = samples.compactMap { process in
      process.contestants.firstIndex(of: contestant).map { (process, $0) }
    }
    let estimate = Estimate(values.map(\.value), alpha: alpha)
    let margin = log1p(self.samples.plan.margin)
    return ContestantEstimate(
      contestant: contestant, estimate: estimate, processes: values.map(\.process),
      verdict: estimate.verdict(margin: margin),
      wideVerdict: estimate.verdict(margin: log1p(self.samples.plan.wideMargin)),
      processesToSettle: estimate.processesToSettle(margin: margin),
      added: indexed.compactMap { $0.0.medianDifference(of: $0.1) }, times: times,
      rounds: indexed.map { $0.0.times(of: $0.1).count }.reduce(0, +), group: group,
      mValue: mValue(of: contestant))
  }
}
