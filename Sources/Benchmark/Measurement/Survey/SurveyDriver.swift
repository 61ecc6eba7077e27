/// Runs the surveys of a run, worker by worker.
@MainActor package struct SurveyDriver {
  private let launch: RunDriver.Launch
  private let isInterrupted: () -> Bool
  private let progress: (RunProgress) -> Void

  /// - Parameters:
  ///   - launch: `RunDriver.spawn`; tests pass their own.
  ///   - isInterrupted: Called before each worker; `true` ends the surveys with the results so far.
  ///   - progress: Called before each worker.
  package init(
    launch: @escaping RunDriver.Launch, isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (RunProgress) -> Void = { _ in }
  ) {
    self.launch = launch
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  /// Performs the surveys of `plan` and adds their results to `samples`.
  ///
  /// A contestant that failed in the run is excluded from the cases in which it failed. A
  /// contestant that fails in one survey is excluded from the next ones.
  package func run(_ plan: SurveyPlan, for samples: inout RunSamples) {
    samples.surveys.plan = plan
    var excluded = samples.failures.compactMap(\.what)
    let tasks = plan.tasks
    let expected = plan.expectedSeconds(contestants: samples.contestants.all.count)
    var slowest = 0.0
    for (index, task) in tasks.enumerated() {
      if isInterrupted() { samples.isInterrupted = true }
      guard !samples.isInterrupted else { return }
      var generator = SeededGenerator(seed: samples.seed, stream: 2_000_000 + UInt64(index))
      let assignment = WorkerAssignment(
        task: task, plan: samples.plan, contestants: samples.contestants, excluded: excluded,
        seed: generator.next())
      progress(
        RunProgress(
          done: index, total: tasks.count, what: assignment.name,
          secondsLeft: (index == 0 ? expected : slowest) * Double(tasks.count - index)))
      let seconds = perform(
        assignment, expected: max(expected, slowest), &excluded, &samples)
      slowest = max(slowest, seconds)
    }
  }

  /// Performs an assignment in a worker.
  ///
  /// A contestant that makes the worker crash or hang is excluded from then on, and the assignment
  /// is repeated.
  ///
  /// - Returns: The seconds that the last worker took.
  private func perform(
    _ assignment: WorkerAssignment, expected: Double, _ excluded: inout [Exclusion],
    _ samples: inout RunSamples
  ) -> Double {
    let deadline = Forecast.deadline(expected: expected)
    while true {
      let assignment = assignment.without(excluded)
      let outcome = launch(assignment, deadline)
      let transcript = WorkerTranscript(outcome)
      var failures = transcript.records.compactMap { record -> RunFailure? in
        guard case .failure(let failure) = record else { return nil }
        return RunFailure(assignment, what: failure.what, reason: failure.reason)
      }
      if let failure = transcript.failure {
        failures.append(
          RunFailure(assignment, what: transcript.trying, reason: failure.description))
        if failure == .interrupted { samples.isInterrupted = true }
      }
      samples.surveys.failures += failures
      excluded += failures.compactMap(\.what)
      let canGoOn = transcript.failure != nil && transcript.trying != nil
      if canGoOn && !samples.isInterrupted && !isInterrupted() { continue }
      samples.surveys.add(transcript.records)
      return outcome.seconds
    }
  }
}

extension SurveyPlan {
  /// The tasks of the workers, one after the other.
  fileprivate var tasks: [WorkerAssignment.Task] {
    memory.map { [.memory($0)] } ?? []
  }

  /// Returns roughly how many seconds a worker takes.
  ///
  /// The factors are empirical; apps of 100 000 notes take seconds to build.
  fileprivate func expectedSeconds(contestants: Int) -> Double {
    Double(contestants * 3 * (memory?.sizes.reduce(0, +) ?? 0)) * 1e-4
  }
}
