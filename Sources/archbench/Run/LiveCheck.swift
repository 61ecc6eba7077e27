import ArchitectureKit
import Architectures
import Foundation
import Measurement
import Reporting
import Scenarios

/// The part of the self-check that needs no recorded runs.
struct LiveCheck {
  private let repeats: Int
  private let cells: [Cell]
  private let isInterrupted: () -> Bool

  /// - Parameters:
  ///   - repeats: how often each run is repeated for the counters.
  ///   - size: the number of notes.
  ///   - isInterrupted: asked now and then; `true` ends the counting.
  init(repeats: Int, size: Int, isInterrupted: @escaping () -> Bool) {
    self.repeats = repeats
    self.isInterrupted = isInterrupted
    cells = Interactions.all.map { Cell(interaction: $0.id, size: size) }
  }

  /// Measures nothing often, and counts everything `repeats` times.
  func figures() -> LiveFigures {
    let clock = ClockCheck(Nothing())
    let samples = count()
    let ledgers = samples.counts.compactMap { counts -> (name: String, value: [Int])? in
      let values = counts.warm["ledger"].map { [$0] } ?? counts.unstable["ledger"]
      return values.map { ("\(counts.cell.interaction), \(counts.label)", $0) }
    }
    return LiveFigures(
      emptyStep: Self.range(clock.emptySteps),
      residualOverhead: Statistics.median(clock.residues) / (RunPlan.standard.epochSeconds * 1e9),
      repeats: repeats,
      counters: samples.counts.reduce(0) { $0 + $1.warm.count + $1.unstable.count },
      varying: samples.counts.flatMap { counts in
        counts.unstable.keys.sorted().map { "\(counts.cell.interaction), \(counts.label): \($0)" }
      },
      openLedgers: ledgers.filter { $0.value != [0] }.map { "\($0.name): \($0.value[0])" },
      ledgers: ledgers.count, unavailable: samples.unavailable)
  }

  private func count() -> RunSamples {
    var plan = RunPlan.standard
    plan.countingRepeats = repeats
    let driver = RunDriver(
      launch: RunDriver.spawn(
        subcommand: WorkerCommand.words(seed: 1, data: nil),
        environment: ProcessInfo.processInfo.environment, isInterrupted: isInterrupted),
      isInterrupted: isInterrupted)
    let lineup = Lineup(
      base: "Baseline", contenders: architectures.headlines.map(\.architecture), controls: [])
    return driver.count(plan, lineup: lineup, cells: cells, seed: 1)
  }

  private static func range(_ values: [Double]) -> LiveFigures.Range {
    let spread = Spread(values) ?? Spread(median: .nan, low: .nan, high: .nan)
    return LiveFigures.Range(median: spread.median, low: spread.low, high: spread.high)
  }
}

/// Does nothing, as often as it is asked to.
private final class Nothing: Subject {
  var resetsAfterEachStep: Bool { false }
  var pieceCount: Int { 1 }
  func prepare(steps: Range<Int>) {}
  func prepare(piece: Int, ofStep step: Int) {}
  func perform(piece: Int, ofStep step: Int) {}
  func reset(step: Int) {}
  func check() -> String? { nil }
}
