import ArchitectureKit
import Architectures
import CommandLineKit
import Foundation
import Measurement
import Reporting
import Scenarios

/// A run from the check to the results.
struct MeasuringRun {
  private let run: StartedRun
  private let log: WorkerLog
  private let console: Console

  init(_ run: StartedRun, _ console: Console) {
    self.run = run
    self.console = console
    log = WorkerLog(run.journal.entries, keep: run.journal.append)
  }

  private var request: RunRequest { run.request }

  /// Checks, measures and checks again.
  ///
  /// - Returns: what was found, even if the run was interrupted, and the samples behind it.
  /// - Throws: a `CommandFailure` if the journal cannot be written.
  func perform() throws -> (Results, RunSamples) {
    let start = Date()
    let interrupt = Interrupt.keyboard()
    let progress = console.progress()
    defer { progress.erase() }
    tellDuration(progress)
    let controls = request.lineup.controls.map(\.variant).filter { $0 != request.lineup.base }
    let labels = [request.lineup.base] + request.lineup.contenders
    let gate = EquivalenceGate(AppLaboratory(seed: request.seed, notes: request.notes))
    progress.update("checking that all behave alike", done: 0, total: 1)
    let before = gate.defects(
      base: request.lineup.base, labels: labels + controls, cells: request.cells, steps: 2)
    // Who was wrong gets no figure: the cells without an equal pair are not even measured.
    let cells = request.cells.filter { cell in
      (labels + controls).count { label in
        !before.contains { $0.cell == cell && $0.label == label }
      } > 1
    }
    let samples = measure(cells, interrupt, progress)
    if let error = log.error {
      throw (error as? CommandFailure).map(run.keepingSamples) ?? error
    }
    progress.update("checking again", done: 1, total: 1)
    let after =
      interrupt.isRequested
      ? []
      : gate.defects(
        base: request.lineup.base, labels: labels + controls, cells: request.cells, steps: 1)
    let defects = before + after.filter { !before.contains($0) }
    let results = results(samples, defects: defects, since: start)
    return (results, samples)
  }

  private func measure(
    _ cells: [Cell], _ interrupt: Interrupt, _ progress: ProgressLine
  ) -> RunSamples {
    let isInterrupted = { interrupt.isRequested || log.error != nil }
    let launch = log.launch(
      RunDriver.spawn(
        subcommand: WorkerCommand.words(seed: request.seed, data: request.dataPath),
        environment: ProcessInfo.processInfo.environment, isInterrupted: isInterrupted))
    let driver = RunDriver(
      launch: launch, isInterrupted: isInterrupted,
      progress: { report in
        guard let what = report.what else { return }
        progress.update(
          "measuring: \(what)", done: report.done, total: report.total,
          left: .seconds(report.secondsLeft))
      })
    var samples = driver.run(
      request.plan, lineup: request.lineup, cells: cells, seed: request.seed,
      cellsInAll: request.cellsInAll)
    if request.countsInstructions {
      InstructionCounting.add(
        to: &samples, seed: request.seed, data: request.dataPath, isInterrupted: isInterrupted,
        progress: { progress.update($0, done: $1, total: $2) })
    }
    let surveys = SurveyDriver(
      launch: launch, isInterrupted: isInterrupted,
      progress: { report in
        progress.update(
          "surveying: \(report.what ?? "")", done: report.done, total: report.total,
          left: .seconds(report.secondsLeft))
      })
    surveys.run(request.surveys, for: &samples)
    return samples
  }

  /// Says, before anything is known of the apps, how long they can take.
  private func tellDuration(_ progress: ProgressLine) {
    let seconds = request.plan.longestSeconds(
      labels: request.lineup.labels.count, cells: request.cells)
    progress.print(
      "Measuring \(request.cells.count) of \(request.cellsInAll) cells in "
        + "\(request.plan.processes) processes: about "
        + "\(ProgressLine.describe(.seconds(seconds))).")
  }

  private func results(
    _ samples: RunSamples, defects: [ResultsBuilder.Defect], since start: Date
  ) -> Results {
    let contenders = request.variants.map {
      ResultsBuilder.Contender(
        label: architectures.label(of: $0), architecture: $0.architecture, variant: $0.name,
        lane: $0.lane.rawValue, summary: $0.summary)
    }
    let builder = ResultsBuilder(
      samples, contenders: contenders, cells: request.cells, defects: defects)
    let debug =
      Build.isDebug ? ["This was measured with a debug build: its times mean nothing."] : []
    var results = Results(
      environment: run.journal.header.environment,
      run: RunSettings(
        command: request.command, plan: request.plan.name, seed: request.seed,
        processes: request.plan.processes, processesMeasured: samples.processes.count,
        rounds: request.plan.rounds, seconds: log.secondsBefore + Date().timeIntervalSince(start),
        interrupted: samples.isInterrupted, disturbedShare: builder.disturbedShare,
        shard: request.shard?.description,
        resumed: run.journal.entries.isEmpty ? nil : true),
      controls: builder.controls(), valid: builder.isValid,
      architectures: zip(request.variants, contenders).map { variant, contender in
        ArchitectureEntry(
          name: variant.architecture, variant: variant.name, lane: variant.lane.rawValue,
          summary: variant.summary, overall: builder.overall(of: contender),
          label: contender.label, extraWork: variant.extraWork.isEmpty ? nil : variant.extraWork)
      },
      interactions: request.interactions.map { interaction in
        let sizes = request.cells.filter { $0.interaction == interaction.id }.map(\.size)
        return InteractionEntry(
          id: interaction.id, prose: interaction.prose, sizes: sizes,
          leastWork: interaction.leastWorkText(at: sizes),
          predicted: interaction.predicted.isEmpty ? nil : interaction.predicted,
          script: interaction.script)
      },
      cells: builder.cells(), controlCells: builder.controlCells(),
      unavailable: samples.unavailable, source: [],
      selfCheck: SelfCheckRecords.project?.lastTable,
      failures: samples.failures.map(\.description),
      warnings: debug + builder.warnings)
    SourceFacts.add(to: &results)
    SurveyResults(samples, contenders: contenders, defects: defects).add(to: &results)
    return results
  }
}
