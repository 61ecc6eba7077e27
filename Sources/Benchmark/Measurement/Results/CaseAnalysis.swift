import Foundation

/// Computes the cells of a case from the medians of its processes.
struct CaseAnalysis {
  /// What the place of code in memory can change in this run.
  struct PlaceEffect {
    /// The control that is a copy of the base's code at another place.
    let control: String
    /// What differences by the place reach in this run, as a logarithm.
    let reach: Double
  }

  let cell: BenchmarkCase
  let medians: [String: [ProcessMedians]]
  private let samples: RunSamples
  private let processes: [CaseSamples]

  /// Returns `nil` if no process has rounds of the base in the case, or if the base failed there.
  init?(_ samples: RunSamples, _ cell: BenchmarkCase) {
    let found = samples.processes.compactMap { process in
      process.cells.first { $0.cell == cell && !$0.rounds.isEmpty }.map { (process.process, $0) }
    }
    self.init(
      samples, cell, found.flatMap { ProcessMedians.all($0.1, process: $0.0) }, found.map(\.1))
  }

  /// Returns `nil` if the medians are without the base, or if it failed.
  init?(
    _ samples: RunSamples, _ cell: BenchmarkCase, _ all: [ProcessMedians],
    _ processes: [CaseSamples] = []
  ) {
    medians = Dictionary(grouping: all, by: \.contestant).filter {
      samples.failure(of: $0.key, in: cell) == nil
    }
    guard medians[samples.contestants.base] != nil else { return nil }
    self.samples = samples
    self.cell = cell
    self.processes = processes
  }

  /// A contestant's log ratios by process; the base has 0.
  func values(of contestant: String) -> [Int: Double] {
    let isBase = contestant == samples.contestants.base
    return (medians[contestant] ?? []).reduce(into: [:]) {
      $0[$1.process] = isBase ? 0 : $1.logRatio
    }
  }

  func estimate(of contestant: String) -> Interval? {
    let values = values(of: contestant).sorted { $0.key < $1.key }.map(\.value)
    return Interval(values, alpha: alpha)
  }

  /// The share of errors, divided by the number of comparisons with the base, controls included.
  var alpha: Double { samples.plan.alpha / Double(max(1, medians.count - 1)) }

  /// The share of disturbed epochs.
  var disturbances: Disturbances {
    processes.map(\.disturbances).reduce(Disturbances(), +)
  }

  /// Whether all intervals are so narrow that more processes would not tell more.
  var isNarrow: Bool {
    medians.keys.filter { $0 != samples.contestants.base }.allSatisfy { contestant in
      guard let estimate = estimate(of: contestant), let width = estimate.halfWidth else {
        return false
      }
      let isSame = sameCode.contains(contestant)
      let least = isSame ? RunAnalysis.controlGoal : samples.plan.narrowHalfWidth
      return width <= max(least, samples.plan.narrowShare * abs(estimate.estimate))
    }
  }

  /// The controls that run the base's code, at the same place.
  private var sameCode: [String] {
    samples.contestants.controls.filter { $0.variant == samples.contestants.base }.map(\.name)
  }

  /// Returns a cell for each contestant with times, controls included.
  ///
  /// - Parameters:
  ///   - events: The number of events in one run.
  ///   - place: What the place of code can change; `nil` if processes take turns with link orders.
  /// - Returns: The cells, in the order of the contestants.
  func cells(events: Int, _ place: PlaceEffect?) -> [Cell] {
    let controls = sameCode.map { estimate(of: $0) }
    let isWithheld = controls.contains { $0?.excludesZero ?? false }
    // A control whose interval is wide leaves small differences open.
    let noise = controls.map { $0?.reach ?? .infinity }.max() ?? 0
    let placed = place.flatMap { estimate(of: $0.control)?.reach }
    let margin = [log1p(samples.plan.margin), placed ?? 0, place?.reach ?? 0].max() ?? 0
    let floor = place.flatMap { added(of: $0.control, events: events) }.map {
      $0.reach ?? abs($0.estimate)
    }
    let groups = isWithheld ? [:] : groups(margin: margin)
    let share = disturbances.share
    return samples.contestants.all.filter { medians[$0] != nil }.map { contestant in
      var cell = Cell(VariantID(contestant), self.cell.interaction, self.cell.size)
      cell.eventsPerRun = events
      cell.group = groups[contestant]
      cell.latency = latency(of: contestant)
      cell.eventTime = cell.latency?.warm.map { $0 / Double(events) }
      cell.mValue = mValue(of: contestant)
      cell.disturbedShare = share
      guard contestant != samples.contestants.base, let estimate = estimate(of: contestant) else {
        return cell
      }
      cell.values = values(of: contestant)
      cell.ratio = estimate.map { exp($0) }
      cell.margin = expm1(margin)
      cell.verdict = isWithheld ? .withheld : estimate.verdict(margin: margin)
      if cell.verdict != .withheld, noise > margin,
        !estimate.verdict(margin: noise).isDifferent
      {
        cell.verdict = .unresolved
      }
      cell.added = added(of: contestant, events: events)
      if let floor, contestant != place?.control { cell.added = cell.added?.widened(to: floor) }
      cell.epochs = processes.reduce(0) { sum, process in
        sum
          + (process.contestants.firstIndex(of: contestant).map { process.times(of: $0).count } ?? 0)
      }
      return cell
    }
  }

  private func added(of contestant: String, events: Int) -> Interval? {
    Interval(
      (medians[contestant] ?? []).compactMap { $0.difference.map { $0 / 1e9 / Double(events) } })
  }

  private func latency(of contestant: String) -> Latency? {
    let own = medians[contestant] ?? []
    let splits = processes.compactMap { process in
      process.contestants.firstIndex(of: contestant).flatMap { index in
        process.splits.indices.contains(index) ? process.splits[index] : nil
      }
    }
    return Interval(own.map { $0.time / 1e9 }).map {
      Latency(
        warm: $0, cold: Interval(own.compactMap { $0.first.map { $0 / 1e9 } }),
        parts: PhaseSplit(mediansOf: splits)?.inSeconds)
    }
  }

  private func mValue(of contestant: String) -> Double? {
    Modality.mValue(
      processes.flatMap { process in
        process.contestants.firstIndex(of: contestant).map { process.placeMedians(of: $0) } ?? []
      })
  }

  /// Returns the letters of the base and the contenders: the fastest has an `a`.
  private func groups(margin: Double) -> [String: String] {
    let names = samples.contestants.all.filter {
      !samples.contestants.isControl($0) && medians[$0] != nil
    }
    let logs = names.map { values(of: $0) }
    // Sorting processes makes the sums equal to the last bit in every run.
    let order = names.indices.sorted { one, other in
      func mean(_ index: Int) -> Double {
        Statistics.mean(logs[index].sorted { $0.key < $1.key }.map(\.value))
      }
      return mean(one) < mean(other)
    }
    let apart = PairedTests.differing(order.map { logs[$0] }, margin: margin)
    let letters = CompactLetters.letters(count: order.count, apart: apart)
    return Dictionary(uniqueKeysWithValues: zip(order.map { names[$0] }, letters))
  }
}
