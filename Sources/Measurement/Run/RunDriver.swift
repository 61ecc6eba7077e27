import CProbes

/// Runs workers, one at a time: a pilot, the counting, then the processes that compare, then those
/// that time single events.
@MainActor package struct RunDriver {
  /// Has a worker do an assignment, which may be silent for at most so many seconds, and returns what
  /// came of it.
  package typealias Launch = (WorkerAssignment, _ deadline: Double) -> WorkerOutcome

  private let launch: Launch
  private let isInterrupted: () -> Bool
  private let progress: (RunProgress) -> Void
  private let keep: (ProcessSamples) -> Void

  /// - Parameters:
  ///   - launch: `RunDriver.spawn`, but in tests.
  ///   - isInterrupted: Asked before each worker; `true` ends the run with what there is.
  ///   - progress: Told before each worker, and at the end.
  ///   - keep: Given each process's samples as soon as they are there.
  package init(
    launch: @escaping Launch, isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (RunProgress) -> Void = { _ in },
    keep: @escaping (ProcessSamples) -> Void = { _ in }
  ) {
    self.launch = launch
    self.isInterrupted = isInterrupted
    self.progress = progress
    self.keep = keep
  }

  /// Launches this program again, with `subcommand` and the assignment as its arguments.
  package static func spawn(
    subcommand: [String], environment: [String: String],
    isInterrupted: @escaping () -> Bool = { false }
  ) -> Launch {
    { assignment, deadline in
      do {
        let command = try WorkerCommand(
          assignment, subcommand: subcommand, environment: environment)
        return WorkerProcess.run(command, deadline: deadline, isInterrupted: isInterrupted)
      } catch {
        return WorkerOutcome(output: "", failure: .notStarted(reason: "\(error)"))
      }
    }
  }

  /// Measures all `cells`.
  ///
  /// A worker that crashes or hangs costs its own samples only; they are listed as failures.
  ///
  /// - Parameters:
  ///   - plan: How thoroughly.
  ///   - lineup: Whom.
  ///   - cells: Where.
  ///   - seed: What all that is random comes from.
  ///   - cellsInAll: How many cells the whole run has, if this is a part of it.
  ///   - counting: Whether the counting pass runs.
  /// - Returns: What there is, finished or interrupted.
  package func run(
    _ plan: RunPlan, lineup: Lineup, cells: [Cell], seed: UInt64, cellsInAll: Int? = nil,
    counting: Bool = true
  ) -> RunSamples {
    var empty = RunSamples(plan: plan, lineup: lineup, cells: cells, seed: seed)
    empty.cellsInAll = cellsInAll ?? cells.count
    let session = RunSession(empty, launch, isInterrupted)
    let before = counting ? 2 : 1
    let compared = before + plan.processes
    let total = compared + plan.latency.processes
    func tell(_ done: Int, _ what: String?) {
      progress(
        RunProgress(
          done: done, total: total, what: what,
          secondsLeft: session.secondsLeft(
            workers: max(0, compared - done), latencies: total - max(compared, done))))
    }
    tell(0, "pilot")
    session.pilot()
    if counting {
      tell(1, "counting")
      session.count()
    }
    for process in 0..<plan.processes where !session.isOver {
      tell(before + process, "process \(process + 1)")
      if let samples = session.time(process) { keep(samples) }
    }
    for process in 0..<plan.latency.processes where !session.isOver {
      tell(compared + process, "single events \(process + 1)")
      _ = session.timeEvents(process)
    }
    tell(total, nil)
    return session.samples
  }

  /// Counts in all `cells`, and times nothing.
  ///
  /// - Returns: Samples with counts only.
  package func count(
    _ plan: RunPlan, lineup: Lineup, cells: [Cell], seed: UInt64
  ) -> RunSamples {
    let session = RunSession(
      RunSamples(plan: plan, lineup: lineup, cells: cells, seed: seed), launch, isInterrupted)
    session.count()
    return session.samples
  }
}
