import CProbes

/// Runs the workers of a run, one at a time.
///
/// The pilot comes first, then the counting, then the processes that compare.
@MainActor package struct RunDriver {
  /// Starts a worker on an assignment and returns its outcome.
  ///
  /// The worker is killed if it writes nothing for `deadline` seconds.
  package typealias Launch = (WorkerAssignment, _ deadline: Double) -> WorkerOutcome

  private let launch: Launch
  private let isInterrupted: () -> Bool
  private let progress: (RunProgress) -> Void

  /// - Parameters:
  ///   - launch: `RunDriver.spawn`; tests pass their own.
  ///   - isInterrupted: Called before each worker; `true` ends the run with the samples so far.
  ///   - progress: Called before each worker, and at the end.
  package init(
    launch: @escaping Launch, isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (RunProgress) -> Void = { _ in }
  ) {
    self.launch = launch
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  /// Returns a launch that starts this program again.
  ///
  /// - Parameters:
  ///   - subcommand: The arguments before the assignment.
  ///   - environment: The parent's environment.
  ///   - otherPrograms: The paths of programs with the same code in other orders. Timing processes
  ///     take turns with them, so their intervals include what the order changes.
  ///   - isInterrupted: Called several times a second; `true` kills the worker.
  /// - Returns: The launch.
  package static func spawn(
    subcommand: [String], environment: [String: String], otherPrograms: [String] = [],
    isInterrupted: @escaping () -> Bool = { false }
  ) -> Launch {
    { assignment, deadline in
      do {
        let programs = [nil] + otherPrograms.map(Optional.some)
        var program: String?
        if case .timing(let process, _) = assignment.task {
          program = programs[process % programs.count]
        }
        let command = try WorkerCommand(
          assignment, executable: program, subcommand: subcommand, environment: environment)
        return WorkerProcess.run(command, deadline: deadline, isInterrupted: isInterrupted)
      } catch {
        return WorkerOutcome(output: "", failure: .notStarted(reason: "\(error)"))
      }
    }
  }

  /// Measures all `cells`.
  ///
  /// If a worker crashes or hangs, only its own samples are lost. Such losses are listed as
  /// failures.
  ///
  /// - Parameters:
  ///   - plan: How thoroughly to measure.
  ///   - contestants: Which apps to compare.
  ///   - cells: The cases to measure.
  ///   - seed: The source of everything random in the run.
  ///   - counting: Whether the counting pass runs.
  /// - Returns: The samples of the finished or interrupted run.
  package func run(
    _ plan: RunPlan, contestants: Contestants, cells: [BenchmarkCase], seed: UInt64,
    counting: Bool = true
  ) -> RunSamples {
    let empty = RunSamples(plan: plan, contestants: contestants, cells: cells, seed: seed)
    let session = RunSession(empty, launch, isInterrupted)
    let before = counting ? 2 : 1
    let total = before + plan.processes
    func tell(_ done: Int, _ what: String?) {
      progress(
        RunProgress(
          done: done, total: total, what: what,
          secondsLeft: session.secondsLeft(workers: min(plan.processes, total - done))))
    }
    tell(0, "trial runs")
    session.pilot()
    if counting {
      tell(1, "counting")
      session.count()
    }
    for process in 0..<plan.processes where !session.isOver(before: process) {
      tell(before + process, "process \(process + 1)")
      session.time(process)
    }
    tell(total, nil)
    return session.samples
  }
}

/// The progress of a run.
package struct RunProgress: Equatable, Sendable {
  /// The number of worker processes that have ended.
  package let done: Int
  /// The number of worker processes in all.
  package let total: Int
  /// What is running, as in `process 3`; `nil` when the run is complete.
  package let what: String?
  /// The estimated rest; `nil` before the pilot has found the costs.
  package let secondsLeft: Double?
}
