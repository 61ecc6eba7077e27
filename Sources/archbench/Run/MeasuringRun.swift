import ArchitectureKit
import Foundation
import Measurement
import Report
import Results
import Support
import Workshop

/// A complete run: checks the apps, measures them and builds the results.
struct MeasuringRun {
  private let request: RunRequest
  private let environment: RunEnvironment
  /// What is not known of the machine and the sources, a sentence each.
  private let gaps: [String]
  /// The checksums are taken before measuring: sources may be edited while a run goes on.
  private let sources: BuiltSources?
  private let interrupt: Interrupt
  private let progress: ProgressLine

  init(_ request: RunRequest, _ interrupt: Interrupt, _ progress: ProgressLine) {
    self.request = request
    self.interrupt = interrupt
    self.progress = progress
    sources = BuiltSources(of: request.variants.map(\.name))
    let machine = Machine.environment(at: Date())
    environment = machine.known
    gaps = machine.gaps + (sources == nil ? [BuiltSources.missing] : [])
  }

  /// Checks, measures and checks again.
  ///
  /// - Throws: a `CommandFailure` if the run was interrupted, or a script is not valid.
  func perform() throws -> (Results, RunMedians) {
    let start = ContinuousClock.now
    gaps.forEach(progress.printOnce)
    warnOfLoad()
    let load = MachineLoad()
    let rules = RulesCheck.start(of: request.variants.map(\.name))
    var gate = RunGate(request)
    try gate.playScripts(interrupt, progress)
    progress.update("checking that all behave alike", done: 0, total: 1)
    gate.compare(steps: 2, interrupt)
    try stopIfInterrupted()
    // Nothing else may run while the clock does.
    let checked = rules()
    let samples = measure(gate)
    try stopIfInterrupted()
    let otherLoad = load.others
    progress.update("checking again", done: 1, total: 1)
    gate.compare(steps: 1, interrupt)
    var (results, medians) = RunResults(request, environment, sources).results(
      samples, defects: gate.defects, rules: checked.rules)
    let late =
      checked.gaps + Set(samples.unavailable.values).sorted() + SourceFacts.add(to: &results)
    late.forEach(progress.printOnce)
    results.warnings += gaps + late
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

  /// Measures with workers, one at a time and nothing beside them; an interrupted run has the samples
  /// so far.
  private func measure(_ gate: RunGate) -> RunSamples {
    let isInterrupted = { interrupt.isRequested }
    let driver = RunDriver(
      launch: RunDriver.spawn(
        subcommand: WorkerCommand.words(
          seed: request.seed, data: request.dataPath, inWindow: request.isInWindow),
        environment: ProcessInfo.processInfo.environment, otherPrograms: request.linkOrders,
        isInterrupted: isInterrupted),
      isInterrupted: isInterrupted,
      progress: { report in
        guard let what = report.what else { return }
        progress.update(
          "measuring: \(what)", done: report.done, total: report.total,
          left: report.secondsLeft.map { Duration.seconds($0) })
      })
    var samples = driver.run(
      request.plan, contestants: gate.contestants, cells: gate.cases, seed: request.seed,
      counting: !request.isInWindow)
    if request.countsInstructions {
      InstructionCounting.add(
        to: &samples, seed: request.seed, data: request.dataPath, isInterrupted: isInterrupted,
        progress: { progress.update($0, done: $1, total: $2) })
    }
    return samples
  }
}
