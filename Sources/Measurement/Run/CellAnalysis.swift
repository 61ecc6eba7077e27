/// From the rounds of a cell to its results.
struct CellAnalysis {
  private let samples: RunSamples
  private let cell: Cell
  private let processes: [(number: Int, samples: CellSamples)]
  private let baseSeconds: Spread

  /// `nil` if no process has rounds of the base there, or the base was wrong.
  init?(_ samples: RunSamples, _ cell: Cell) {
    self.samples = samples
    self.cell = cell
    processes = samples.processes.compactMap { process in
      process.cells.first { $0.cell == cell && !$0.rounds.isEmpty }
        .map { (process.process, $0) }
    }
    guard samples.failure(of: samples.lineup.base, in: cell) == nil,
      let spread = Spread(processes.compactMap { $0.samples.medianSeconds(of: 0) })
    else { return nil }
    baseSeconds = spread
  }

  var estimates: CellEstimates {
    let lineup = samples.lineup
    let labels = (lineup.contenders + lineup.controls.map(\.label)).filter {
      samples.failure(of: $0, in: cell) == nil
    }
    let plan = samples.plan
    // As many comparisons with the base as labels beside it, controls included.
    let alpha = plan.alpha / Double(max(1, labels.count))
    let found = labels.compactMap { label in
      values(of: label).map { (label: label, values: $0) }
    }
    let controls = found.filter { lineup.isControl($0.label) }
    let margin = controls.map { 2 * abs(Statistics.mean($0.values.map(\.value))) }
      .reduce(plan.leastMargin, max)
    let isWithheld = isWithheld
    let groups =
      isWithheld ? [:] : groups(found.filter { !lineup.isControl($0.label) }, margin: margin)
    let results = found.compactMap {
      result($0.label, $0.values, alpha: alpha, margin: margin, group: groups[$0.label])
    }
    let disturbances = processes.map(\.samples.disturbances)
    let rounds = disturbances.map(\.of).reduce(0, +)
    return CellEstimates(
      cell: cell, margin: margin, baseSeconds: baseSeconds,
      contenders: results.filter { !lineup.isControl($0.label) },
      controls: results.filter { lineup.isControl($0.label) },
      isWithheld: isWithheld,
      disturbedShare: Double(disturbances.map(\.disturbed).reduce(0, +)) / Double(max(1, rounds)),
      processes: processes.count, baseGroup: groups[lineup.base],
      baseMValue: mValue(of: lineup.base))
  }

  /// A label's y in one process.
  private typealias ProcessValue = (process: Int, value: Double)

  private func values(of label: String) -> [ProcessValue]? {
    let values = processes.compactMap { process -> ProcessValue? in
      process.samples.labels.firstIndex(of: label)
        .flatMap { process.samples.medianLogRatio(of: $0) }
        .map { (process.number, $0) }
    }
    return values.isEmpty ? nil : values
  }

  /// Whether a control that runs the base's very code reads a difference, or cannot be read.
  ///
  /// That it reads far from 1 with an interval as wide is noise: the margin, twice what it reads, and
  /// the intervals of the others, as wide, take care of that. A copy of the code lies elsewhere in memory, which may really take longer: it widens the
  /// margin, and condemns nothing.
  private var isWithheld: Bool {
    let strict = 0.01 / Double(max(1, samples.cellsInAll))
    return samples.lineup.controls.filter { $0.variant == samples.lineup.base }.contains {
      guard samples.failure(of: $0.label, in: cell) == nil, let values = values(of: $0.label) else {
        return true
      }
      return Estimate(values.map(\.value), alpha: strict).excludesZero
    }
  }

  private func groups(
    _ contenders: [(label: String, values: [ProcessValue])], margin: Double
  ) -> [String: String] {
    var values = Dictionary(
      uniqueKeysWithValues: contenders.map {
        ($0.label, Dictionary(uniqueKeysWithValues: $0.values.map { ($0.process, $0.value) }))
      })
    values[samples.lineup.base] = Dictionary(
      uniqueKeysWithValues: processes.map { ($0.number, 0) })
    return RankGroups.letters(values, margin: margin, alpha: samples.plan.alpha)
  }

  private func mValue(of label: String) -> Double? {
    Modality.mValue(
      processes.flatMap { process in
        process.samples.labels.firstIndex(of: label)
          .map { process.samples.placeMedians(of: $0) } ?? []
      })
  }

  private func result(
    _ label: String, _ values: [ProcessValue], alpha: Double, margin: Double, group: String?
  ) -> LabelEstimate? {
    var seconds: [Double] = []
    var rounds = 0
    for process in processes.map(\.samples) {
      guard let index = process.labels.firstIndex(of: label) else { continue }
      rounds += process.times(of: index).count
      if let median = process.medianSeconds(of: index) { seconds.append(median) }
    }
    guard let spread = Spread(seconds) else { return nil }
    let estimate = Estimate(values.map(\.value), alpha: alpha)
    return LabelEstimate(
      label: label, estimate: estimate, processes: values.map(\.process),
      verdict: estimate.verdict(margin: margin),
      processesToSettle: estimate.processesToSettle(margin: margin), seconds: spread,
      rounds: rounds, group: group, mValue: mValue(of: label))
  }
}
