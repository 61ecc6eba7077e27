package import Measurement

/// Puts what surveys gave into the form of `results.json`.
package struct SurveyResults {
  private typealias Contender = ResultsBuilder.Contender

  private let surveys: SurveySamples
  private let contenders: [ResultsBuilder.Contender]
  private let defects: [ResultsBuilder.Defect]
  private let alpha: Double

  /// - Parameters:
  ///   - samples: all that the run gave.
  ///   - contenders: who was measured, in the order of tables, the base first.
  ///   - defects: who was wrong where; he has no figures in that interaction, whatever the size.
  package init(
    _ samples: RunSamples, contenders: [ResultsBuilder.Contender],
    defects: [ResultsBuilder.Defect]
  ) {
    surveys = samples.surveys
    alpha = samples.plan.alpha
    self.contenders = contenders
    self.defects = defects
  }

  /// Adds them to the results of the run.
  package func add(to results: inout Results) {
    results.growth = surveys.plan.growth.isEmpty ? nil : growth
    results.sweep = surveys.plan.sweep.map(sweep)
    results.memory = surveys.plan.memory == nil ? nil : memory
    results.unavailable.merge(surveys.unavailable) { old, _ in old }
    results.failures += surveys.failures.filter { $0.what == nil }.map(\.description)
    results.warnings += survivors
  }

  private func defect(of contender: Contender, in interaction: String) -> String? {
    defects.first { $0.label == contender.label && $0.cell.interaction == interaction }?.reason
  }

  // MARK: - Growth

  private var growth: [GrowthResult] {
    surveys.plan.growth.flatMap { series in contenders.map { growth(of: $0, in: series) } }
  }

  private func growth(of contender: Contender, in series: GrowthSeries) -> GrowthResult {
    let defect = series.points.lazy.compactMap {
      self.defect(of: contender, in: $0.cell.interaction)
    }.first
    // Who was wrong is as one who was not measured.
    let known = defect == nil ? surveys : SurveySamples()
    let estimate = GrowthEstimate(of: contender.label, in: series, known, alpha: alpha)
    let names = ["mallocs", "viewWrites", "bytes"]
    return GrowthResult(
      architecture: contender.architecture, variant: contender.variant, lane: contender.lane,
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
    plan.cells.map { cell in
      let sound = contenders.filter { defect(of: $0, in: cell.interaction) == nil }
      let estimate = SweepEstimate(
        cell, plan, labels: sound.map(\.label), surveys, alpha: alpha)
      return SweepResult(
        interaction: cell.interaction, size: cell.size, costs: estimate.costs,
        lines: zip(sound, estimate.lines).map(line),
        crossings: estimate.crossings.map {
          SweepResult.Crossing(
            first: $0.first, second: $0.second, cost: IntervalResult($0.cost))
        })
    }
  }

  private func line(_ contender: Contender, _ line: SweepEstimate.Line) -> SweepResult.Line {
    SweepResult.Line(
      architecture: contender.architecture, variant: contender.variant, lane: contender.lane,
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
    contenders.map { contender in
      let notes = surveys.failures.filter {
        $0.worker == WorkerAssignment.memoryName && $0.what?.label == contender.label
      }
      return MemoryResult(
        architecture: contender.architecture, variant: contender.variant, lane: contender.lane,
        apps: surveys.memory.filter { $0.label == contender.label }.map(MemoryResult.App.init),
        note: notes.first?.reason)
    }
  }

  /// Who leaves something behind, a sentence each.
  private var survivors: [String] {
    surveys.memory.filter { $0.survivingBlocks != 0 || $0.survivingViews != 0 }.map {
      "\($0.label) leaves \($0.survivingBlocks) blocks of memory and \($0.survivingViews) views "
        + "behind when it ends, with \($0.size) notes and \($0.screens) mounted profiles."
    }
  }
}

extension MemoryResult.App {
  fileprivate init(_ count: MemoryCount) {
    self.init(
      size: count.size, mounted: count.screens, liveBlocks: count.liveBlocks,
      liveBytes: count.liveBytes, survivingBlocks: count.survivingBlocks,
      survivingViews: count.survivingViews)
  }
}
