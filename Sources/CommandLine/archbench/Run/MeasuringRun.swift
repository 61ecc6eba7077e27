import ArchitectureKit
import Catalog
import Equivalence
import Foundation
import Interactions
import Measurement
import Report
import SourceAnalysis
import Study
import Support
import Workshop

#if ARCHBENCH_WINDOW
  import Backend
  import WindowApp
#endif

/// A complete run: checks the apps, measures them and builds the results.
struct MeasuringRun {
  private let run: StartedRun
  private let log: WorkerLog
  /// The checksums are taken before measuring: sources may be edited while a run goes on.
  private let sources: BuiltSources?
  private let console: Console

  init(_ run: StartedRun, _ console: Console) {
    self.run = run
    self.console = console
    log = WorkerLog(run.journal.entries, keep: run.journal.append)
    sources = BuiltSources(of: run.request.variants.map(\.name))
  }

  private var request: RunRequest { run.request }

  /// Checks, measures and checks again.
  ///
  /// - Returns: the results, even if the run was interrupted, and their samples.
  /// - Throws: a `CommandFailure` if the journal cannot be written, or if the run was interrupted
  ///   before the first figure.
  func perform() throws -> (Results, RunSamples) {
    let start = Date()
    let interrupt = Interrupt.keyboard()
    let progress = console.progress()
    defer { progress.erase() }
    if sources == nil { progress.print(BuiltSources.missing) }
    let loadBefore = MachineLoad.now()
    if let busy = loadBefore, busy > ReferenceCheck.mostOtherLoad {
      progress.print(
        "Other programs use \(Figures.fixed(busy, 2)) cores: times will be noisy. Stop them, or "
          + "trust the counters only.")
    }
    let load = MachineLoad()
    let names = request.variants.map(\.name)
    let rules = RulesProcess(of: RuleBook.all.map(\.architecture).filter(names.contains))
    let controls = request.contestants.controls.map(\.variant).filter {
      $0 != request.contestants.base
    }
    var gate: [String: Double] = [:]
    let gateStart = Date()
    let unequal = try differences(interrupt, progress)
    let gateSeconds = Date().timeIntervalSince(gateStart)
    // The scripts are played in step, so each app has an equal part of the time.
    for variant in request.variants {
      gate[variant.name] = gateSeconds / Double(request.variants.count)
    }
    let equal = request.contestants.without(unequal.map(\.architecture))
    let contestants = [equal.base] + equal.contenders
    let check = EquivalenceCheck(CatalogAppFactory(seed: request.seed, notes: request.notes))
    progress.update("checking that all behave alike", done: 0, total: 1)
    let before = check.defects(
      base: request.contestants.base, contestants: contestants + controls, cases: request.cases,
      steps: 2, spent: { gate[$0, default: 0] += $1 })
    // A contestant that differs gets no figures. Cases with fewer than two equal contestants are
    // not measured at all.
    let cases = request.cases.filter { cell in
      (contestants + controls).count { contestant in
        !before.contains { $0.cell == cell && $0.contestant == contestant }
      } > 1
    }
    var samples = measure(
      contestants.count > 1 ? cases : [], equal, rules, interrupt, progress)
    if samples.isInterruptedEarly {
      throw CommandFailure.diagnostic(
        "Interrupted before the first figure, so there is no report. To go on: \(run.resumeCommand)",
        .interrupted)
    }
    let otherLoad = load.others
    if let error = log.error {
      throw (error as? CommandFailure).map(run.withResumeHint) ?? error
    }
    progress.update("checking again", done: 1, total: 1)
    let after =
      interrupt.isRequested
      ? []
      : check.defects(
        base: request.contestants.base, contestants: contestants + controls, cases: request.cases,
        steps: 1, spent: { gate[$0, default: 0] += $1 })
    // An app that a script has shown to differ has no figure at all.
    let unmeasured = unequal.flatMap { name, reason in
      request.cases.map { Defect(name, $0, reason: reason) }
    }
    let defects = unmeasured + before + after.filter { !before.contains($0) }
    for (label, seconds) in gate {
      let copy = request.contestants.controls.first {
        $0.variant == label && label != request.contestants.base
      }
      let name = copy?.name ?? label
      samples.spent[name, default: PhaseTimes()].gate += seconds
    }
    var results = results(
      samples, defects: defects, rules: rules.results(), otherLoad: otherLoad, since: start)
    (results.run.loadBefore, results.run.loadAfter) = (loadBefore, MachineLoad.now())
    return (results, samples)
  }

  /// Plays the scripts on everything that is to be measured; returns the apps that differ.
  private func differences(
    _ interrupt: Interrupt, _ progress: ProgressLine
  ) throws -> [ScriptCheck.Difference] {
    let check = try ScriptCheck()
    if let warning = check.warning { progress.print(warning) }
    let differences = check.differences(
      among: request.variants, isInterrupted: { interrupt.isRequested },
      progress: { progress.update("playing scripts", done: $0, total: $1) })
    for difference in differences {
      progress.print(
        "\(difference.architecture) differs from Baseline and is not measured. "
          + difference.reason)
    }
    return differences
  }

  private func measure(
    _ cases: [BenchmarkCase], _ contestants: Contestants, _ rules: RulesProcess,
    _ interrupt: Interrupt, _ progress: ProgressLine
  ) -> RunSamples {
    let isInterrupted = { interrupt.isRequested || log.error != nil }
    let spawn = RunDriver.spawn(
      subcommand: WorkerCommand.words(
        seed: request.seed, data: request.dataPath, inWindow: request.isInWindow),
      environment: ProcessInfo.processInfo.environment, otherPrograms: request.linkOrders,
      isInterrupted: isInterrupted)
    let launch = log.launch(spawn)
    var isAnnounced = false
    let driver = RunDriver(
      launch: launch, isInterrupted: isInterrupted,
      progress: { report in
        guard let what = report.what else { return }
        // Nothing else may run while the clock does. The pilot and the counting come first.
        if report.done > 1 { rules.wait() }
        let left = report.secondsLeft.map { Duration.seconds($0) }
        progress.update(
          "measuring: \(what)", done: report.done, total: report.total, left: left)
        // The pilot has found the costs, so the duration is known only now.
        if let left, !isAnnounced, !log.isReplaying {
          isAnnounced = true
          progress.print(
            "Measuring \(Figures.counted(cases.count, "cell")). Processes to go: "
              + "\(report.total - report.done), about \(ProgressLine.describe(left))"
              + (request.countsInstructions ? ", then the count of instructions." : "."))
        }
      })
    var samples = driver.run(
      request.plan, contestants: contestants, cells: cases, seed: request.seed,
      counting: !request.isInWindow, memorySizes: request.memorySizes)
    if request.countsInstructions {
      InstructionCounting.add(
        to: &samples, seed: request.seed, data: request.dataPath, kept: keptCounts,
        isInterrupted: isInterrupted,
        progress: { progress.update($0, done: $1, total: $2) })
    }
    return samples
  }

  /// The counts of instructions that were kept; `nil` if it is not known what was built.
  private var keptCounts: KeptCounts? {
    guard sources != nil, request.notes == nil, let project = try? ProjectSource.project() else {
      return nil
    }
    return try? KeptCounts(
      in: project, of: request.variants.map(\.name), on: run.journal.header.environment,
      seed: request.seed)
  }

  private func results(
    _ samples: RunSamples, defects: [Defect], rules: [RuleResult]?, otherLoad: Double?,
    since start: Date
  ) -> Results {
    let names = request.variants.map(\.name)
    let eventCounts = Dictionary(
      uniqueKeysWithValues: request.cases.map { cell in
        (cell, Interactions.named(cell.interaction)?.eventCount(cell.size) ?? 1)
      })
    let linkOrders = 1 + request.linkOrders.count
    let analysis = RunAnalysis(
      samples, cells: request.cases, eventCounts: eventCounts, linkOrders: linkOrders,
      defects: defects)
    let wrong = names.compactMap { name in
      analysis.defect(of: name).map {
        "\(name) differs from Baseline and has no figures. \($0)"
      }
    }
    let debug =
      Build.isDebug ? ["This was measured with a debug build: its times mean nothing."] : []
    var settings = RunSettings(
      command: request.command, plan: request.plan.name, seed: request.seed,
      processes: request.plan.processes, processesMeasured: samples.processes.count,
      places: request.plan.places, roundsPerPlace: request.plan.roundsPerPlace,
      interrupted: samples.isInterrupted, disturbedShare: analysis.disturbances.share)
    settings.pageFaultShare = analysis.disturbances.pageFaultShare
    settings.noisy = analysis.isNoisy
    settings.otherLoad = otherLoad
    settings.linkOrders = linkOrders
    settings.resumed = !run.journal.entries.isEmpty
    var results = Results(
      environment: run.journal.header.environment, run: settings, valid: analysis.isValid,
      architectures: request.variants.map { variant in
        ArchitectureEntry(
          name: variant.name, summary: variant.summary, defect: analysis.defect(of: variant.name))
      },
      definitions: request.interactions.map { interaction in
        let sizes = request.cases.filter { $0.interaction == interaction.id }.map(\.size)
        return InteractionEntry(
          id: interaction.id, title: interaction.title, prose: interaction.prose, sizes: sizes,
          leastWork: interaction.leastWorkText(at: sizes), script: interaction.script)
      },
      cells: analysis.cells(of: names), controlCells: analysis.controls, growth: analysis.growth,
      unavailable: samples.unavailable,
      failures: samples.failures.map(\.description),
      warnings: debug + wrong + RunWarnings.all(samples, analysis))
    results.selfCheck = SelfCheckRecords.project?.lastTable
    results.time = samples.spent
    results.machine = MachineSpeed(kernel: analysis.kernel)
    results.memory = samples.memory
    if request.isInWindow {
      results.window = FrameCell.all(samples, eventCounts: eventCounts, of: names)
      results.windowRun = WindowRun(
        results.environment, valid: results.valid, costs: windowCosts(samples))
    }
    SourceFacts.add(to: &results)
    results.rules = rules ?? []
    if rules == nil, ProjectSource.root != nil {
      results.warnings.append(
        "The rules of the patterns were not checked: `archbench rules` failed.")
    }
    sources?.add(to: &results)
    results.run.seconds = log.secondsBefore + Date().timeIntervalSince(start)
    return results.derived()
  }

  /// Measures what single pieces of work on widgets cost; `nil` if there is no time left for it.
  private func windowCosts(_ samples: RunSamples) -> WindowCosts? {
    #if ARCHBENCH_WINDOW
      guard !samples.isInterrupted, let baseline = architectures.variant("Baseline"),
        let stage = try? FrameStage(),
        let costs = try? WidgetCosts(
          on: stage, of: AppDriver(baseline, in: Fixture(noteCount: 1_000, seed: request.seed))),
        let equalWrite = Interval(costs.equalWrites), let write = Interval(costs.writes),
        let shownWrite = Interval(costs.shownWrites), let layout = Interval(costs.layouts),
        let cell = Interval(costs.cells)
      else { return nil }
      return WindowCosts(
        equalWrite: equalWrite, write: write, shownWrite: shownWrite, layout: layout, cell: cell)
    #else
      return nil
    #endif
  }
}
