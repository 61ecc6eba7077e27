import Foundation
import Measurement
import Testing

@Suite("Results of a case")
struct RunEstimatesTests {
  private let cell = BenchmarkCase(interaction: "select", size: 10)

  /// Samples in which the base takes 100 ns and the others have given log ratios, by process.
  private func samples(_ processes: [(mvc: [Double], control: Double)]) -> RunSamples {
    var samples = RunSamples(
      plan: .quick, contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: [cell],
      seed: 1)
    for (index, process) in processes.enumerated() {
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC", "S"])
      for (round, mvc) in process.mvc.enumerated() {
        given.rounds.append(
          RoundSample(
            place: 0, step: round, order: [0, 1, 2],
            times: [100, 100 * exp(mvc), 100 * exp(process.control)], switches: 0))
      }
      samples.processes.append(
        ProcessSamples(
          process: index, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0))
    }
    return samples
  }

  private func estimates(
    _ processes: [(mvc: [Double], control: Double)]
  ) throws -> CaseEstimates {
    try #require(RunEstimates(samples(processes)).cells.first)
  }

  @Test("Each process gives the median of its rounds, and the result is the mean over processes.")
  func levels() throws {
    let result = try estimates([
      (mvc: [0.1, 0.1, 9], control: 0), (mvc: [0.3, 0.3, 0.3, 0.3, 0.3], control: 0.001),
    ])
    let mvc = result.contenders[0]
    #expect(abs(mvc.estimate.logRatio - 0.2) < 1e-9)
    #expect(mvc.estimate.values.count == 2 && mvc.rounds == 8)
    #expect(abs(mvc.seconds.low - 100e-9 * exp(0.1)) < 1e-18)
    #expect(abs(mvc.seconds.high - 100e-9 * exp(0.3)) < 1e-18)
    // Two comparisons share the 5 %.
    #expect(mvc.estimate.alpha == 0.025)
    // One epoch takes e⁹ times as long as the base.
    #expect(abs(result.disturbedShare - 1.0 / 8) < 1e-12)
  }

  @Test("What a step adds is the median difference to the base in the same round.")
  func added() throws {
    let result = try estimates([(mvc: [log(1.1), log(1.2), log(9)], control: 0)])
    let mvc = result.contenders[0]
    #expect(mvc.added.count == 1 && abs(mvc.added[0] - 20e-9) < 1e-15)
  }

  @Test("The margin is twice the control's value, and at least 1 %.")
  func margin() throws {
    let calm = try estimates([(mvc: [0.02], control: 0.002), (mvc: [0.02], control: 0.002)])
    #expect(calm.margin == 0.01 && calm.contenders[0].verdict == .slower)
    let loud = try estimates([(mvc: [0.015], control: 0.009), (mvc: [0.015], control: 0.009)])
    #expect(abs(loud.margin - 0.018) < 1e-12 && loud.contenders[0].verdict == .equivalent)
  }

  @Test("A case is withheld if its control differs, and too many such cases make the run invalid.")
  func validity() throws {
    func processes(_ control: [Double]) -> [(mvc: [Double], control: Double)] {
      control.map { (mvc: [0.5], control: $0) }
    }
    let noise = processes([0.001, -0.001, 0.002, -0.002, 0.001, 0])
    #expect(try !estimates(noise).isWithheld)
    #expect(!RunEstimates(samples(noise)).isInvalid)
    let bias = processes([0.004, 0.0041, 0.0039, 0.004, 0.0042, 0.004])
    #expect(try estimates(bias).isWithheld)
    #expect(RunEstimates(samples(bias)).isInvalid)
    let large = processes([0.05, -0.02, 0.03, 0.01, -0.01, 0.02])
    // A control that is far from 1 with an equally wide interval is noise and widens the margin.
    #expect(try !estimates(large).isWithheld)
    #expect(try estimates(large).margin > 0.02)
  }

  @Test("A heavy epoch is divided by the mean of the base's epochs before and after it.")
  func heavy() throws {
    var samples = samples([(mvc: [0.0], control: 0)])
    var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"])
    given.rounds = [RoundSample(place: 0, step: 0, order: [0], times: [100, nil], switches: 0)]
    given.heavyRounds = [
      HeavyContestantSample(
        place: 0, step: 1, contestant: 1, time: 100_000, before: 100, after: 300, switches: 0)
    ]
    samples.processes = [
      ProcessSamples(process: 0, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0)
    ]
    let mvc = try #require(RunEstimates(samples).cells.first?.contenders.first)
    #expect(abs(mvc.estimate.ratio - 500) < 1e-9)
    #expect(abs(mvc.added[0] - 99_800e-9) < 1e-12)
    #expect(mvc.rounds == 1)
  }

  @Test("A contestant that was wrong once has no result.")
  func wrong() throws {
    var samples = samples([(mvc: [0.5], control: 0), (mvc: [0.5], control: 0)])
    samples.failures = [
      RunFailure(
        worker: "process 2", what: Exclusion(contestant: "MVC", size: 10, interaction: nil),
        reason: "It shows the wrong title.")
    ]
    let result = try #require(RunEstimates(samples).cells.first)
    #expect(result.contenders.isEmpty && result.controls.count == 1)
  }

  /// Samples in which the contestants after the base have given log ratios, by process.
  private func samples(_ contestants: Contestants, _ processes: [[Double]], places: Int = 1)
    -> RunSamples
  {
    var samples = RunSamples(plan: .quick, contestants: contestants, cells: [cell], seed: 1)
    for (index, values) in processes.enumerated() {
      var given = CaseSamples(cell: cell, contestants: contestants.all)
      for place in 0..<places {
        given.rounds.append(
          RoundSample(
            place: place, step: place, order: Array(0...values.count),
            times: [100] + values.map { 100 * exp($0) }, switches: 0))
      }
      samples.processes.append(
        ProcessSamples(
          process: index, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0))
    }
    return samples
  }

  private let twoControls = Contestants(
    base: "Baseline", contenders: ["MVC"],
    controls: [.init(name: "S", variant: "Baseline"), .init(name: "C", variant: "Clone")])

  @Test("A differing copy of the base widens the margin; a differing base also withholds the case.")
  func copies() throws {
    let noise = [0.001, -0.001, 0.0005, -0.0005, 0.001, -0.001]
    let copyOff = samples(twoControls, noise.map { [0.1, $0, 0.03 + $0] })
    let cell = try #require(RunEstimates(copyOff).cells.first)
    #expect(!cell.isWithheld && abs(cell.margin - 0.06) < 1e-12)
    #expect(cell.contenders[0].group == "b" && cell.baseGroup == "a")
    #expect(cell.contenders[0].estimate.alpha == 0.05 / 3)
    let baseOff = samples(twoControls, noise.map { [0.1, 0.03 + $0, $0] })
    let withheld = try #require(RunEstimates(baseOff).cells.first)
    #expect(withheld.isWithheld && abs(withheld.margin - 0.06) < 1e-12)
    #expect(withheld.contenders[0].group == nil && withheld.baseGroup == nil)
  }

  @Test("A case without a value of the control is withheld.")
  func missingControl() throws {
    var samples = samples([(mvc: [0.5], control: 0), (mvc: [0.5], control: 0)])
    samples.failures = [
      RunFailure(
        worker: "process 2", what: Exclusion(contestant: "S", size: 10, interaction: nil),
        reason: "It shows the wrong title.")
    ]
    #expect(try #require(RunEstimates(samples).cells.first).isWithheld)
  }

  @Test("Two states of the machine are found as several modes.")
  func modes() throws {
    let two = samples(twoControls, (0..<8).map { [$0 % 2 == 0 ? 1.9 : 2.8, 0, 0] }, places: 8)
    let cell = try #require(RunEstimates(two).cells.first)
    #expect(cell.contenders[0].mValue == 4 && cell.baseMValue == 2)
    let few = samples(twoControls, (0..<8).map { _ in [1.9, 0, 0] }, places: 7)
    #expect(try #require(RunEstimates(few).cells.first).contenders[0].mValue == nil)
  }

  @Test("Disturbed rounds of heavy contestants count as well.")
  func heavyDisturbances() throws {
    var samples = samples([(mvc: [0, 0, 0, 0, 0, 0], control: 0)])
    var given = samples.processes[0].cells[0]
    for (time, before, switches) in [(1e6, 100.0, 0), (1e6, 100, 1), (4e6, 100, 0), (1e6, 900, 0)] {
      given.heavyRounds.append(
        HeavyContestantSample(
          place: 0, step: 0, contestant: 1, time: time, before: before, after: 100,
          switches: switches))
    }
    samples.processes = [
      ProcessSamples(process: 0, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0)
    ]
    let estimates = RunEstimates(samples)
    #expect(try #require(estimates.cells.first).disturbedShare == 0.3)
    #expect(estimates.disturbedShare == 0.3 && estimates.isUnstable)
  }
}
