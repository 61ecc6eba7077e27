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

  /// Drives workers by `RunDriver.spawn`; tests pass their own launch.
  ///
  /// Before each worker it tells the progress, and ends the run with the samples so far if the run is
  /// interrupted.
  package init(
    launch: @escaping Launch, isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (RunProgress) -> Void = { _ in }
  ) {
    self.launch = launch
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  /// Returns a launch that starts this program again with a subcommand and an assignment.
  ///
  /// Timing processes take turns with other programs: the same code in other orders. So their intervals
  /// include what the order changes. `isInterrupted` is asked several times a second.
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

  /// Measures all `cells`, and returns the samples of the finished or interrupted run.
  ///
  /// If a worker crashes or hangs, only its own samples are lost. Such losses are listed as
  /// failures.
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
