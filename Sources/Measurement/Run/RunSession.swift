/// A run under way: what it has and whom it leaves out.
@MainActor final class RunSession {
  private(set) var samples: RunSamples

  private let launch: RunDriver.Launch
  private let isInterrupted: () -> Bool
  private var excluded: [Exclusion] = []
  private var forecast: Forecast

  init(
    _ samples: RunSamples, _ launch: @escaping RunDriver.Launch,
    _ isInterrupted: @escaping () -> Bool
  ) {
    self.samples = samples
    self.launch = launch
    self.isInterrupted = isInterrupted
    forecast = Forecast(samples.plan, costs: [], setUpSeconds: [:])
  }

  /// Whether nothing more can come: interrupted, or there is no cell to time.
  var isOver: Bool {
    if isInterrupted() { samples.isInterrupted = true }
    return samples.isInterrupted || samples.cellPlans.isEmpty
  }

  /// An estimate for so many `workers`, and after them so many that time single events.
  func secondsLeft(workers: Int, latencies: Int) -> Double {
    let plan = samples.plan
    let perWorker =
      if let spread = Spread(samples.processes.map(\.seconds)) {
        spread.median
      } else if !samples.cellPlans.isEmpty {
        samples.forecastProcessSeconds
      } else {
        plan.longestProcessSeconds(labels: samples.lineup.labels.count, cells: samples.cells)
      }
    let perLatency = Spread(samples.latencies.map(\.seconds))?.median ?? latencySeconds
    return Double(workers) * perWorker + Double(latencies) * perLatency
  }

  /// Finds the costs, and plans the cells by them.
  func pilot() {
    var costs: [PilotCost] = []
    var setUpSeconds: [Int: Double] = [:]
    // What a label costs nobody knows yet: rather wait too long for what hangs.
    for record in explore({ .pilot(cells: $0) }, stream: 0, silence: Forecast.unknownSeconds) {
      switch record {
      case .cost(let cost): costs.append(cost)
      case .setUp(let size, let seconds): setUpSeconds[size] = seconds
      default: break
      }
    }
    samples.cellPlans = samples.cells.compactMap { cell in
      BatchPlan(samples.plan, lineup: samples.lineup, cell: cell, costs: costs)?.cellPlan
    }
    forecast = Forecast(samples.plan, costs: costs, setUpSeconds: setUpSeconds)
    samples.forecastProcessSeconds = forecast.processSeconds(samples.cellPlans)
  }

  /// Counts all labels in all cells.
  func count() {
    let silence =
      samples.cellPlans.isEmpty
      ? Forecast.unknownSeconds : Forecast.deadline(expected: forecast.longestCountSeconds)
    for record in explore({ .counting(cells: $0) }, stream: 1, silence: silence) {
      switch record {
      case .counts(let counts): samples.counts.append(counts)
      case .unavailable(let counters, let reason):
        for counter in counters { samples.unavailable[counter] = reason }
      default: break
      }
    }
  }

  /// Times all cells, in the `process`th process; `nil` if nothing came of it.
  func time(_ process: Int) -> ProcessSamples? {
    let groups = [false, true].map { isLong in samples.cellPlans.filter { $0.isLong == isLong } }
    let given = groups.enumerated().compactMap { index, plans in
      plans.isEmpty ? nil : time(process, plans, stream: UInt64(2 + process + index << 32))
    }
    guard let whole = given.reduce(nil, ProcessSamples.joined) else { return nil }
    samples.processes.append(whole)
    return whole
  }

  private func time(_ process: Int, _ plans: [CellPlan], stream: UInt64) -> ProcessSamples? {
    guard !isOver else { return nil }
    let assignment = assignment(.timing(process: process, cells: plans), stream: stream)
    let (outcome, transcript) = work(
      assignment, silence: Forecast.deadline(expected: samples.forecastProcessSeconds))
    var cells: [CellSamples] = []
    var overhead = 0.0
    for record in transcript.records {
      if case .samples(let cell) = record { cells.append(cell) }
      if case .overhead(let nanoseconds) = record { overhead = nanoseconds }
    }
    guard !cells.isEmpty else { return nil }
    return ProcessSamples(
      process: process, seed: assignment.seed, overhead: overhead, cells: cells,
      seconds: outcome.seconds, switches: outcome.switches)
  }

  /// Times single events in all cells, in the `process`th such process; `nil` if nothing came of it.
  func timeEvents(_ process: Int) -> LatencyProcess? {
    let assignment = assignment(
      .latency(process: process, cells: samples.cellPlans), stream: 1_000_000 + UInt64(process))
    let (outcome, transcript) = work(
      assignment, silence: Forecast.deadline(expected: latencySeconds))
    var cells: [CellLatencies] = []
    var overhead = 0.0
    for record in transcript.records {
      if case .latencies(let cell) = record { cells.append(cell) }
      if case .overhead(let nanoseconds) = record { overhead = nanoseconds }
    }
    guard !cells.isEmpty else { return nil }
    let given = LatencyProcess(
      process: process, seed: assignment.seed, overhead: overhead, cells: cells,
      seconds: outcome.seconds, switches: outcome.switches)
    samples.latencies.append(given)
    return given
  }

  private var latencySeconds: Double { forecast.latencySeconds(samples.cellPlans) }

  /// Does a task that says what it tries; who makes it crash or hang is left out of it, and of all
  /// that follows, and it is done again.
  private func explore(
    _ task: ([Cell]) -> WorkerAssignment.Task, stream: UInt64, silence: Double
  ) -> [WorkerRecord] {
    var records: [WorkerRecord] = []
    for _ in 0..<samples.lineup.labels.count + 2 {
      if isInterrupted() { samples.isInterrupted = true }
      guard !samples.isInterrupted else { return records }
      let assignment = assignment(task(samples.cells), stream: stream)
      let (_, transcript) = work(assignment, silence: silence)
      records = transcript.records
      guard transcript.failure != nil, let culprit = transcript.trying else { return records }
      excluded.append(culprit)
    }
    return records
  }

  private func assignment(_ task: WorkerAssignment.Task, stream: UInt64) -> WorkerAssignment {
    var generator = SeededGenerator(seed: samples.seed, stream: stream)
    return WorkerAssignment(
      task: task, plan: samples.plan, lineup: samples.lineup, excluded: excluded,
      seed: generator.next())
  }

  /// Has a worker do it, which is taken for hung after so many seconds of `silence`, and takes down
  /// what failed.
  private func work(
    _ assignment: WorkerAssignment, silence: Double
  ) -> (WorkerOutcome, WorkerTranscript) {
    let outcome = launch(assignment, silence)
    let transcript = WorkerTranscript(outcome)
    for case .failure(let failure) in transcript.records {
      samples.add(
        RunFailure(worker: assignment.name, what: failure.what, reason: failure.reason))
    }
    if let failure = transcript.failure {
      samples.add(
        RunFailure(
          worker: assignment.name, what: transcript.trying, reason: failure.description))
      if failure == .interrupted { samples.isInterrupted = true }
    }
    return (outcome, transcript)
  }
}
