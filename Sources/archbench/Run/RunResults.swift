import ArchitectureKit
import Catalog
import Interactions
import Measurement
import Report
import Results
import Support

/// Builds the results of a run from its samples.
struct RunResults {
  private let request: RunRequest
  private let environment: RunEnvironment
  private let sources: BuiltSources?
  private let eventCounts: [BenchmarkCase: Int]

  init(_ request: RunRequest, _ environment: RunEnvironment, _ sources: BuiltSources?) {
    self.request = request
    self.environment = environment
    self.sources = sources
    eventCounts = Dictionary(
      uniqueKeysWithValues: request.cases.map { cell in
        (cell, Interactions.named(cell.interaction)?.eventCount(cell.size) ?? 1)
      })
  }

  private var names: [String] { request.variants.map(\.name) }

  /// Returns the results without their times and loads, and without what follows from them.
  func results(
    _ samples: RunSamples, defects: [Defect], rules: [RuleResult]
  ) -> (Results, RunMedians) {
    let measured = MeasuredCells(
      samples, in: request.cases, eventCounts: eventCounts,
      linkOrders: 1 + request.linkOrders.count, defects: defects)
    var results = Results(
      environment: environment, run: settings(samples, measured), valid: measured.analysis.isValid,
      architectures: request.variants.map { variant in
        ArchitectureEntry(
          name: variant.name, summary: variant.summary, defect: measured.defect(of: variant.name))
      },
      definitions: request.interactions.map { interaction in
        let sizes = request.cases.filter { $0.interaction == interaction.id }.map(\.size)
        return InteractionEntry(
          id: interaction.id, title: interaction.title, prose: interaction.prose, sizes: sizes,
          leastWork: interaction.leastWorkText(at: sizes))
      },
      cells: measured.cells(of: names), controlCells: measured.controls,
      growth: measured.analysis.growth,
      unavailable: samples.unavailable, failures: samples.failures.map(\.description),
      warnings: warnings(samples, measured))
    results.machine = MachineSpeed(kernel: measured.analysis.kernel)
    if request.isInWindow {
      results.window = FrameCell.all(samples, eventCounts: eventCounts, of: names)
      results.windowRun = WindowRun(environment, valid: results.valid)
    }
    results.rules = rules
    sources?.add(to: &results)
    return (results, measured.medians)
  }

  private func settings(_ samples: RunSamples, _ measured: MeasuredCells) -> RunSettings {
    let disturbances = measured.disturbances
    var settings = RunSettings(
      command: request.command, plan: request.plan.name, seed: request.seed,
      processes: request.plan.processes, processesMeasured: samples.processes.count,
      places: request.plan.places, roundsPerPlace: request.plan.roundsPerPlace,
      disturbedShare: disturbances.share)
    settings.pageFaultShare = disturbances.pageFaultShare
    settings.noisy = measured.analysis.isNoisy
    settings.linkOrders = 1 + request.linkOrders.count
    settings.data = request.dataPath
    return settings
  }

  /// What a reader must know first, a sentence each.
  private func warnings(_ samples: RunSamples, _ measured: MeasuredCells) -> [String] {
    let debug =
      Build.isDebug ? ["This was measured with a debug build: its times mean nothing."] : []
    let wrong = names.compactMap { name in
      measured.defect(of: name).map { "\(name) differs from Baseline and has no figures. \($0)" }
    }
    return debug + wrong + RunWarnings.all(samples, measured.analysis)
  }
}
