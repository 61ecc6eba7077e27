/// A run in progress: its samples so far, and the contestants that are excluded.
@MainActor final class RunSession {
  private(set) var samples: RunSamples

  private let launch: RunDriver.Launch
  private let isInterrupted: () -> Bool
  private var excluded: [Exclusion] = []
  private var forecast: Forecast
  /// The cases whose intervals are narrow enough.
  private var narrow: Set<BenchmarkCase> = []

  init(
    _ samples: RunSamples, _ launch: @escaping RunDriver.Launch,
    _ isInterrupted: @escaping () -> Bool
  ) {
    self.samples = samples
    self.launch = launch
    self.isInterrupted = isInterrupted
    forecast = Forecast(samples.plan, costs: [], setUpSeconds: [:])
  }

  /// Whether the run has ended before the process numbered `process`: it was interrupted, or there
  /// is no case to time.
  func isOver(before process: Int) -> Bool {
    if isInterrupted() { samples.isInterrupted = true }
    return samples.isInterrupted || plans(of: process).isEmpty
  }

  /// The cases that a process times: those that still need it.
  private func plans(of process: Int) -> [CasePlan] {
    samples.cellPlans.filter { process < $0.processes && !narrow.contains($0.cell) }
  }

  /// Returns the estimated seconds for `workers` timing processes; `nil` before the pilot.
  func secondsLeft(workers: Int) -> Double? {
    if !samples.processes.isEmpty {
      return Double(workers) * Statistics.median(samples.processes.map(\.seconds))
    }
    return samples.cellPlans.isEmpty ? nil : Double(workers) * samples.forecastProcessSeconds
  }

  /// Measures the costs of a step, and plans the cases accordingly.
  func pilot() {
    var costs: [PilotCost] = []
    var setUpSeconds: [Int: Double] = [:]
    // The costs are not known yet, so the deadline for a hanging worker is generous.
    for record in explore({ .pilot(cells: $0) }, stream: 0, silence: Forecast.unknownSeconds) {
      switch record {
      case .cost(let cost): costs.append(cost)
      case .setUp(let size, let seconds): setUpSeconds[size] = seconds
      default: break
      }
    }
    samples.cellPlans = samples.cells.compactMap { cell in
      BatchPlan(samples.plan, contestants: samples.contestants, cell: cell, costs: costs)?.cellPlan
    }
    forecast = Forecast(samples.plan, costs: costs, setUpSeconds: setUpSeconds)
    samples.forecastProcessSeconds = forecast.processSeconds(samples.cellPlans)
  }

  /// Counts all contestants in all cases.
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

  /// Times all cases in the process numbered `process`.
  func time(_ process: Int) {
    let plans = plans(of: process)
    let groups = [false, true].map { isApart in plans.filter { $0.isApart == isApart } }
    let given = groups.enumerated().compactMap { index, plans in
      plans.isEmpty ? nil : time(process, plans, stream: UInt64(2 + process + index << 32))
    }
    guard let whole = given.reduce(nil, ProcessSamples.joined) else { return }
    samples.processes.append(whole)
    if samples.processes.count >= samples.plan.fewestProcesses {
      let rows = samples.processes.flatMap { samples.medians(in: $0) }
      let open = plans.compactMap { plan in
        CaseMedians(
          rows.filter { $0.place == plan.cell }.map(\.medians), in: plan.cell,
          of: samples.contestants, plan: samples.plan)
      }
      narrow.formUnion(open.filter(\.isNarrow).map(\.place))
    }
  }

  private func time(_ process: Int, _ plans: [CasePlan], stream: UInt64) -> ProcessSamples? {
    guard !isOver(before: process) else { return nil }
    let assignment = assignment(.timing(process: process, cells: plans), stream: stream)
    let (outcome, transcript) = work(
      assignment, silence: Forecast.deadline(expected: samples.forecastProcessSeconds))
    var cells: [CaseSamples] = []
    var calibration: [Double] = []
    for record in transcript.records {
      if case .samples(let cell) = record { cells.append(cell) }
      if case .calibration(let times) = record { calibration = times }
    }
    guard !cells.isEmpty else { return nil }
    return ProcessSamples(
      process: process, calibration: calibration, cells: cells, seconds: outcome.seconds)
  }

  /// Performs a task in a worker that announces what it tries next.
  ///
  /// If the worker crashes or hangs, the announced contestant is excluded from this and all later
  /// tasks. The task is then repeated.
  private func explore(
    _ task: ([BenchmarkCase]) -> WorkerAssignment.Task, stream: UInt64, silence: Double
  ) -> [WorkerRecord] {
    var records: [WorkerRecord] = []
    for _ in 0..<samples.contestants.all.count + 2 {
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
      task: task, plan: samples.plan, contestants: samples.contestants, excluded: excluded,
      seed: generator.next())
  }

  /// Performs an assignment in a worker, and adds its failures to the samples.
  ///
  /// A worker that writes nothing for `silence` seconds counts as hung.
  private func work(
    _ assignment: WorkerAssignment, silence: Double
  ) -> (WorkerOutcome, WorkerTranscript) {
    let outcome = launch(assignment, silence)
    let transcript = WorkerTranscript(outcome)
    for case .failure(let failure) in transcript.records {
      samples.add(
        RunFailure(
          worker: assignment.name, what: failure.what, reason: failure.reason,
          isWrongResult: true, loss: assignment.loss))
    }
    if let failure = transcript.failure {
      samples.add(
        RunFailure(
          worker: assignment.name, what: transcript.trying, reason: failure.description,
          loss: assignment.loss))
      if failure == .interrupted { samples.isInterrupted = true }
    }
    return (outcome, transcript)
  }
}
