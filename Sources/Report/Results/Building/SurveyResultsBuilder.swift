package import Measurement

/// Converts the samples of the surveys into the values of `results.json`.
package struct SurveyResultsBuilder {
  private let surveys: SurveySamples
  private let contestants: [String]
  private let defects: [ResultsBuilder.Defect]
  private let alpha: Double

  /// - Parameters:
  ///   - samples: all samples of the run.
  ///   - contestants: the measured architectures in the order of tables, the base first.
  ///   - defects: the architectures that failed the equivalence check; they have no figures in that
  ///     interaction at any size.
  package init(
    _ samples: RunSamples, contestants: [String],
    defects: [ResultsBuilder.Defect]
  ) {
    surveys = samples.surveys
    alpha = samples.plan.alpha
    self.contestants = contestants
    self.defects = defects
  }

  /// Adds the surveys to the results of the run.
  package func add(to results: inout Results) {
    results.growth = surveys.plan.growth.isEmpty ? nil : growth
    results.sweep = surveys.plan.sweep.map(sweep)
    results.memory = surveys.plan.memory == nil ? nil : memory
    results.unavailable.merge(surveys.unavailable) { old, _ in old }
    results.failures += surveys.failures.filter { $0.what == nil }.map(\.description)
    results.warnings += survivors
  }

  private func defect(of contestant: String, in interaction: String) -> String? {
    defects.first { $0.label == contestant && $0.benchmarkCase.interaction == interaction }?
      .reason
  }

  // MARK: - Growth

  private var growth: [GrowthResult] {
    surveys.plan.growth.flatMap { series in contestants.map { growth(of: $0, in: series) } }
  }

  private func growth(of contestant: String, in series: GrowthSeries) -> GrowthResult {
    let defect = series.points.lazy.compactMap {
      self.defect(of: contestant, in: $0.cell.interaction)
    }.first
    // A wrong contestant is treated like one that was not measured.
    let known = defect == nil ? surveys : SurveySamples()
    let estimate = GrowthEstimate(of: contestant, in: series, known, alpha: alpha)
    let names = ["mallocs", "viewWrites", "bytes"]
    return GrowthResult(
      architecture: contestant,
      interaction: series.name, unit: series.unit,
      points: zip(series.points, estimate.points).map { planned, point in
        GrowthResult.Point(
          count: point.count, size: planned.cell.size, seconds: point.seconds?.median,
          lowestProcess: point.seconds?.low, highestProcess: point.seconds?.high,
          counters: point.counts.filter { names.contains($0.key) },
          note: defect ?? point.failure)
      },
      exponent: estimate.exponent.map(IntervalResult.init),
      fixedSeconds: estimate.fixed.map(IntervalResult.init),
      secondsEach: estimate.each.map(IntervalResult.init),
      countExponents: estimate.countExponents.filter { names.contains($0.key) })
  }

  // MARK: - Sweep

  private func sweep(_ plan: SweepPlan) -> [SweepResult] {
    plan.cells.map { benchmarkCase in
      let correct = contestants.filter { defect(of: $0, in: benchmarkCase.interaction) == nil }
      let estimate = SweepEstimate(
        benchmarkCase, plan, contestants: correct, surveys, alpha: alpha)
      return SweepResult(
        interaction: benchmarkCase.interaction, size: benchmarkCase.size, costs: estimate.costs,
        lines: zip(correct, estimate.lines).map(line),
        crossings: estimate.crossings.map {
          SweepResult.Crossing(
            first: $0.first, second: $0.second, cost: IntervalResult($0.cost))
        })
    }
  }

  private func line(_ contestant: String, _ line: SweepEstimate.Line) -> SweepResult.Line {
    SweepResult.Line(
      architecture: contestant,
      seconds: line.seconds.map { $0?.median },
      ratios: line.ratios.map { ratio in
        ratio.map { IntervalResult(estimate: $0.ratio, low: $0.low, high: $0.high) }
      },
      ranks: line.ranks, writes: line.writes.map(IntervalResult.init),
      nearBase: line.nearBase.map {
        IntervalResult(estimate: $0.median, low: $0.low, high: $0.high)
      })
  }

  // MARK: - Memory

  private var memory: [MemoryResult] {
    contestants.map { contestant in
      let notes = surveys.failures.filter {
        $0.worker == WorkerAssignment.memoryName && $0.what?.contestant == contestant
      }
      return MemoryResult(
        architecture: contestant,
        apps: surveys.memory.filter { $0.contestant == contestant }.map(
          MemoryResult.App.init),
        note: notes.first?.reason)
    }
  }

  /// The contestants that leave memory or views behind, one sentence each.
  private var survivors: [String] {
    surveys.memory.filter { $0.survivingBlocks != 0 || $0.survivingViews != 0 }.map {
      "\($0.contestant) leaves \($0.survivingBlocks) blocks of memory and \($0.survivingViews) views "
        + "behind when it ends, with \($0.size) notes."
    }
  }
}

extension MemoryResult.App {
  fileprivate init(_ count: MemoryCount) {
    self.init(
      size: count.size, liveBlocks: count.liveBlocks,
      liveBytes: count.liveBytes, survivingBlocks: count.survivingBlocks,
      survivingViews: count.survivingViews)
  }
}
