import Foundation
import Measurement
import Report
import Results
import Support

/// The measured part of a run: its workers, one at a time, and nothing beside them.
struct MeasuredPart {
  private let request: RunRequest
  private let isInterrupted: () -> Bool
  private let progress: ProgressLine
  private let launch: RunDriver.Launch

  /// - Parameters:
  ///   - request: what is measured.
  ///   - progress: shows the worker and the time that is left.
  ///   - isInterrupted: asked several times a second; `true` kills the worker and ends the run.
  ///   - launch: starts a worker; tests pass their own.
  init(
    _ request: RunRequest, _ progress: ProgressLine, isInterrupted: @escaping () -> Bool,
    launch: RunDriver.Launch? = nil
  ) {
    self.request = request
    self.progress = progress
    self.isInterrupted = isInterrupted
    self.launch =
      launch
      ?? RunDriver.spawn(
        subcommand: WorkerCommand.words(
          seed: request.seed, data: request.dataPath, inWindow: request.isInWindow),
        environment: ProcessInfo.processInfo.environment, otherPrograms: request.linkOrders,
        isInterrupted: isInterrupted)
  }

  /// Waits until the check of the rules has ended, then measures.
  ///
  /// - Returns: the samples; those so far if the run was interrupted.
  func samples(
    of cases: [BenchmarkCase], _ contestants: Contestants, after rules: RulesProcess
  ) -> RunSamples {
    // Nothing else may run while the clock does.
    rules.wait()
    var isAnnounced = false
    let driver = RunDriver(
      launch: launch, isInterrupted: isInterrupted,
      progress: { report in
        guard let what = report.what else { return }
        let left = report.secondsLeft.map { Duration.seconds($0) }
        progress.update("measuring: \(what)", done: report.done, total: report.total, left: left)
        // The pilot has found the costs, so the duration is known only now.
        guard let left, !isAnnounced else { return }
        isAnnounced = true
        progress.print(
          "Measuring \(Figures.counted(cases.count, "cell")). Processes to go: "
            + "\(report.total - report.done), about \(ProgressLine.describe(left))"
            + (request.countsInstructions ? ", then the count of instructions." : "."))
      })
    return driver.run(
      request.plan, contestants: contestants, cells: cases, seed: request.seed,
      counting: !request.isInWindow, memorySizes: request.memorySizes)
  }
}
