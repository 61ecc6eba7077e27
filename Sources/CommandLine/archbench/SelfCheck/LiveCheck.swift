import ArchitectureKit
import Catalog
import Foundation
import Interactions
import Measurement
import Report

/// The part of the self-check that needs no recorded runs.
struct LiveCheck {
  private let repeats: Int
  private let cases: [BenchmarkCase]
  private let isInterrupted: () -> Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - repeats: how often each run is repeated for the counters.
  ///   - isInterrupted: called regularly; `true` ends the counting.
  init(repeats: Int, isInterrupted: @escaping () -> Bool) {
    self.repeats = repeats
    self.isInterrupted = isInterrupted
    cases = Interactions.all.map { BenchmarkCase(interaction: $0.id, size: 1_000) }
  }

  /// Measures an empty workload many times, and counts every interaction `repeats` times.
  func figures() -> LiveMeasurements {
    let clock = ClockCheck(EmptyWorkload())
    let samples = count()
    let balances = samples.counts.compactMap { counts -> (name: String, value: [Int])? in
      let values = counts.warm["retainBalance"].map { [$0] } ?? counts.unstable["retainBalance"]
      return values.map { ("\(counts.cell.interaction), \(counts.contestant)", $0) }
    }
    var live = LiveMeasurements()
    if let spread = Interval(rangeOf: clock.emptySteps) { live.emptyStep = spread }
    live.residualOverhead =
      Statistics.median(clock.residues) / (RunPlan.standard.epochSeconds * 1e9)
    live.repeats = repeats
    live.counters = samples.counts.reduce(0) { $0 + $1.warm.count + $1.unstable.count }
    live.varying = samples.counts.flatMap { counts in
      counts.unstable.keys.sorted().map {
        "\(counts.cell.interaction), \(counts.contestant): \($0)"
      }
    }
    live.openLedgers = balances.filter { $0.value != [0] }.map { "\($0.name): \($0.value[0])" }
    live.ledgers = balances.count
    live.unavailable = samples.unavailable
    return live
  }

  private func count() -> RunSamples {
    var plan = RunPlan.standard
    plan.countingRepeats = repeats
    let driver = RunDriver(
      launch: RunDriver.spawn(
        subcommand: WorkerCommand.words(seed: 1, data: nil),
        environment: ProcessInfo.processInfo.environment, isInterrupted: isInterrupted),
      isInterrupted: isInterrupted)
    let contestants = Contestants(
      base: "Baseline", contenders: architectures.variants.map(\.name), controls: [])
    return driver.count(plan, contestants: contestants, cells: cases, seed: 1)
  }
}

/// A workload that does nothing.
private final class EmptyWorkload: Workload {
  var resetsAfterEachStep: Bool { false }
  var pieceCount: Int { 1 }
  func prepare(steps: Range<Int>) {}
  func prepare(piece: Int, ofStep step: Int) {}
  func perform(piece: Int, ofStep step: Int) {}
  func reset(step: Int) {}
  func check() -> String? { nil }
}
