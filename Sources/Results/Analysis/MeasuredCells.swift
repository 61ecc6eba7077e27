package import Measurement

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

/// The cells of a run: the figures of its times, with its counts, and what is missing and why.
package struct MeasuredCells {
  /// The medians of all processes, and what follows from them.
  package let medians: RunMedians
  package let analysis: RunAnalysis
  private let samples: RunSamples
  private let defects: [Defect]
  /// The requested cases, measured or not.
  private let requested: [BenchmarkCase]
  private let eventCounts: [BenchmarkCase: Int]

  /// Analyses all samples of a run; a case without a number of events has one.
  package init(
    _ samples: RunSamples, in requested: [BenchmarkCase], eventCounts: [BenchmarkCase: Int] = [:],
    linkOrders: Int = 1, defects: [Defect] = []
  ) {
    self.samples = samples
    self.defects = defects
    self.requested = requested
    self.eventCounts = eventCounts
    medians = RunMedians(samples)
    analysis = RunAnalysis(
      medians, of: samples.contestants, in: samples.cells, plan: samples.plan,
      eventCounts: eventCounts, linkOrders: linkOrders)
  }

  /// Returns a cell for each of these contestants in each requested case, measured or not.
  package func cells(of contestants: [String]) -> [Cell] {
    requested.flatMap { place in contestants.map { cell(of: $0, in: place) } }
  }

  /// The cells of the controls, and of Baseline with injected slowdowns.
  package var controls: [Cell] {
    analysis.cells.filter { !samples.contestants.isArchitecture($0.architecture.name) }.map {
      var cell = $0
      addEpochs(to: &cell)
      return cell
    }
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
      analysis.cells.first {
        $0.architecture == empty.architecture && $0.event == empty.event && $0.size == empty.size
      } ?? empty
    addEpochs(to: &cell)
    if samples.cellPlans.first(where: { $0.cell == place })?.tooSlow?[contestant] != nil {
      cell.note = "One run takes too long for this plan: it was counted and not timed."
    }
    add(samples.counts.first { $0.contestant == contestant && $0.cell == place }, to: &cell)
    return cell
  }

  /// Adds what medians do not know: how many epochs there were.
  private func addEpochs(to cell: inout Cell) {
    guard cell.latency != nil, cell.ratio != nil else { return }
    let name = cell.architecture.name
    let own = samples.samples(of: BenchmarkCase(interaction: cell.event, size: cell.size))
    cell.epochs = own.map { $0.epochs(of: name) }.reduce(0, +)
  }

  private func add(_ counts: CaseCounts?, to cell: inout Cell) {
    cell.counters = counts?.warm.mapValues(Optional.some) ?? [:]
    // A counter that varies from run to run, such as the number of array growths, is given by its
    // median.
    for (name, values) in counts?.unstable ?? [:] {
      cell.counters[name] = .some(values.sorted()[values.count / 2])
    }
    cell.counters.merge(samples.unavailable.mapValues { _ in nil }) { counted, _ in counted }
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

  /// The epochs of all cases with times.
  package var disturbances: Disturbances {
    samples.cells.flatMap(samples.samples).map(\.disturbances).reduce(Disturbances(), +)
  }
}

extension RunSamples {
  /// Returns the epochs of a case, a process each.
  fileprivate func samples(of place: BenchmarkCase) -> [CaseSamples] {
    processes.compactMap { process in
      process.cells.first { $0.cell == place && !$0.rounds.isEmpty }
    }
  }
}
