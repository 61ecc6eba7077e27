/// Computes the results of a case from its rounds.
struct CaseAnalysis {
  private let samples: RunSamples
  private let cell: BenchmarkCase
  private let processes: [(number: Int, samples: CaseSamples)]
  private let baseSeconds: Spread

  /// Returns `nil` if no process has rounds of the base in the case, or if the base failed there.
  init?(_ samples: RunSamples, _ cell: BenchmarkCase) {
    self.samples = samples
    self.cell = cell
    processes = samples.processes.compactMap { process in
      process.cells.first { $0.cell == cell && !$0.rounds.isEmpty }
        .map { (process.process, $0) }
    }
    guard samples.failure(of: samples.contestants.base, in: cell) == nil,
      let spread = Spread(processes.compactMap { $0.samples.medianSeconds(of: 0) })
    else { return nil }
    baseSeconds = spread
  }

  var estimates: CaseEstimates {
    let contestants = samples.contestants
    let compared = (contestants.contenders + contestants.controls.map(\.name)).filter {
      samples.failure(of: $0, in: cell) == nil
    }
    let plan = samples.plan
    // The share of errors is divided by the number of comparisons with the base, controls included.
    let alpha = plan.alpha / Double(max(1, compared.count))
    let found = compared.compactMap { contestant in
      values(of: contestant).map { (contestant: contestant, values: $0) }
    }
    let controls = found.filter { contestants.isControl($0.contestant) }
    let margin = controls.map { 2 * abs(Statistics.mean($0.values.map(\.value))) }
      .reduce(plan.leastMargin, max)
    let isWithheld = isWithheld
    let groups =
      isWithheld
      ? [:] : groups(found.filter { !contestants.isControl($0.contestant) }, margin: margin)
    let results = found.compactMap {
      result($0.contestant, $0.values, alpha: alpha, margin: margin, group: groups[$0.contestant])
    }
    let disturbances = processes.map(\.samples.disturbances)
    let rounds = disturbances.map(\.of).reduce(0, +)
    return CaseEstimates(
      cell: cell, margin: margin, baseSeconds: baseSeconds,
      contenders: results.filter { !contestants.isControl($0.contestant) },
      controls: results.filter { contestants.isControl($0.contestant) },
      isWithheld: isWithheld,
      disturbedShare: Double(disturbances.map(\.disturbed).reduce(0, +)) / Double(max(1, rounds)),
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
  /// A large value with an equally wide interval is noise and does not withhold the case. The
  /// margin is twice the control's value, and the other contestants' intervals are just as wide.
  /// A copy of the base's code lies elsewhere in memory, which may really take longer. It widens
  /// the margin but does not withhold the case.
  private var isWithheld: Bool {
    let strict = 0.01 / Double(max(1, samples.cellsInAll))
    return samples.contestants.controls.filter { $0.variant == samples.contestants.base }.contains {
      guard samples.failure(of: $0.name, in: cell) == nil, let values = values(of: $0.name) else {
        return true
      }
      return Estimate(values.map(\.value), alpha: strict).excludesZero
    }
  }

  private func groups(
    _ contenders: [(contestant: String, values: [ProcessValue])], margin: Double
  ) -> [String: String] {
    var values = Dictionary(
      uniqueKeysWithValues: contenders.map {
        ($0.contestant, Dictionary(uniqueKeysWithValues: $0.values.map { ($0.process, $0.value) }))
      })
    values[samples.contestants.base] = Dictionary(
      uniqueKeysWithValues: processes.map { ($0.number, 0) })
    return RankGroups.letters(values, margin: margin, alpha: samples.plan.alpha)
  }

  private func mValue(of contestant: String) -> Double? {
    Modality.mValue(
      processes.flatMap { process in
        process.samples.contestants.firstIndex(of: contestant)
          .map { process.samples.placeMedians(of: $0) } ?? []
      })
  }

  private func result(
    _ contestant: String, _ values: [ProcessValue], alpha: Double, margin: Double, group: String?
  ) -> ContestantEstimate? {
    var seconds: [Double] = []
    var added: [Double] = []
    var rounds = 0
    for process in processes.map(\.samples) {
      guard let index = process.contestants.firstIndex(of: contestant) else { continue }
      rounds += process.times(of: index).count
      if let median = process.medianSeconds(of: index) { seconds.append(median) }
      if let difference = process.medianDifference(of: index) { added.append(difference) }
    }
    guard let spread = Spread(seconds) else { return nil }
    let estimate = Estimate(values.map(\.value), alpha: alpha)
    return ContestantEstimate(
      contestant: contestant, estimate: estimate, processes: values.map(\.process),
      verdict: estimate.verdict(margin: margin),
      processesToSettle: estimate.processesToSettle(margin: margin), added: added,
      seconds: spread, rounds: rounds, group: group, mValue: mValue(of: contestant))
  }
}
