import ArchitectureKit
import Foundation
import Measurement
import Report
import Results
import Study
import Support
import Workshop

/// A complete run: checks the apps, measures them and builds the results.
struct MeasuringRun {
  private let request: RunRequest
  private let environment: RunEnvironment
  /// The checksums are taken before measuring: sources may be edited while a run goes on.
  private let sources: BuiltSources?
  private let interrupt: Interrupt
  private let progress: ProgressLine

  init(_ request: RunRequest, _ interrupt: Interrupt, _ progress: ProgressLine) {
    self.request = request
    self.interrupt = interrupt
    self.progress = progress
    environment = Machine.environment(at: Date())
    sources = BuiltSources(of: request.variants.map(\.name))
  }

  /// Checks, measures and checks again.
  ///
  /// - Throws: a `CommandFailure` if the run was interrupted, or a script is not valid.
  func perform() throws -> (Results, RunMedians) {
    let start = ContinuousClock.now
    if sources == nil { progress.print(BuiltSources.missing) }
    warnOfLoad()
    let load = MachineLoad()
    let names = request.variants.map(\.name)
    let rules = RulesProcess(of: RuleBook.all.map(\.architecture).filter(names.contains))
    var gate = RunGate(request)
    try gate.playScripts(interrupt, progress)
    progress.update("checking that all behave alike", done: 0, total: 1)
    gate.compare(steps: 2)
    let samples = measure(gate, rules)
    try stopIfInterrupted()
    let otherLoad = load.others
    progress.update("checking again", done: 1, total: 1)
    gate.compare(steps: 1)
    var (results, medians) = RunResults(request, environment, sources).results(
      samples, defects: gate.defects, rules: rules.results())
    results.run.seconds = (ContinuousClock.now - start) / .seconds(1)
    results.run.otherLoad = otherLoad
    try stopIfInterrupted()
    return (results.derived(), medians)
  }

  private func warnOfLoad() {
    guard let load = MachineLoad.now(), load > ReferenceCheck.mostOtherLoad else { return }
    progress.print(
      "Other programs use \(Figures.fixed(load, 2)) cores: times will be noisy. Stop them first.")
  }

  static let interruption = CommandFailure.diagnostic(
    "Interrupted, so there is no report.", .interrupted)

  private func stopIfInterrupted() throws {
    if interrupt.isRequested { throw Self.interruption }
  }

  private func measure(_ gate: RunGate, _ rules: RulesProcess) -> RunSamples {
    let isInterrupted = { interrupt.isRequested }
    var samples = MeasuredPart(request, progress, isInterrupted: isInterrupted).samples(
      of: gate.cases, gate.contestants, after: rules)
    if request.countsInstructions {
      InstructionCounting.add(
        to: &samples, seed: request.seed, data: request.dataPath, isInterrupted: isInterrupted,
        progress: { progress.update($0, done: $1, total: $2) })
    }
    return samples
  }
}

/// The measured part of a run: its workers, one at a time, and nothing beside them.
struct MeasuredPart {
  private let request: RunRequest
  private let isInterrupted: () -> Bool
  private let progress: ProgressLine
  private let launch: RunDriver.Launch

  /// Prepares the part; `isInterrupted` is asked several times a second, and tests pass their own
  /// `launch`.
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

  /// Waits until the check of the rules has ended, then measures; an interrupted run has the
  /// samples so far.
  func samples(
    of cases: [BenchmarkCase], _ contestants: Contestants, after rules: RulesProcess
  ) -> RunSamples {
    // Nothing else may run while the clock does.
    rules.wait()
    let driver = RunDriver(
      launch: launch, isInterrupted: isInterrupted,
      progress: { report in
        guard let what = report.what else { return }
        progress.update(
          "measuring: \(what)", done: report.done, total: report.total,
          left: report.secondsLeft.map { Duration.seconds($0) })
      })
    return driver.run(
      request.plan, contestants: contestants, cells: cases, seed: request.seed,
      counting: !request.isInWindow)
  }
}
