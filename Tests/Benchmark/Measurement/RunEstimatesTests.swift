import Foundation
import Testing

@testable import Measurement

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
            times: [100, 100 * exp(mvc), 100 * exp(process.control)]))
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
    #expect(zip(mvc.times.seconds, [0.1, 0.3]).allSatisfy { abs($0 - 100e-9 * exp($1)) < 1e-18 })
    // Two comparisons share the 5 %.
    #expect(mvc.estimate.alpha == 0.025)
  }

  @Test("What a step adds is the median difference to the base in the same round.")
  func added() throws {
    let result = try estimates([(mvc: [log(1.1), log(1.2), log(9)], control: 0)])
    let mvc = result.contenders[0]
    #expect(mvc.added.count == 1 && abs(mvc.added[0] - 20e-9) < 1e-15)
  }

  @Test("The margin is 2 %, whatever a control reads; a second verdict is given at 5 %.")
  func margin() throws {
    func result(_ mvc: Double, control: Double) throws -> ContestantEstimate {
      try estimates([(mvc: [mvc], control: control), (mvc: [mvc], control: control)]).contenders[0]
    }
    let calm = try result(0.03, control: 0)
    #expect(calm.verdict == .slower && calm.wideVerdict == .equivalent)
    #expect(try result(0.019, control: 0).verdict == .equivalent)
    #expect(try result(0.03, control: 0.009).verdict == .slower)
    #expect(try result(-0.06, control: 0).wideVerdict == .faster)
  }

  @Test("A case is withheld if its control differs or is off; a run is invalid if many differ.")
  func validity() throws {
    func processes(_ control: [Double]) -> [(mvc: [Double], control: Double)] {
      control.map { (mvc: [0.5], control: $0) }
    }
    let noise = processes([0.001, -0.001, 0.002, -0.002, 0.001, 0])
    #expect(try !estimates(noise).isWithheld)
    let contestants = Contestants(base: "Baseline", contenders: ["MVC"])
    #expect(!RunEstimates(samples(noise)).isInvalid(contestants))
    let bias = processes([0.004, 0.0041, 0.0039, 0.004, 0.0042, 0.004])
    #expect(try estimates(bias).isWithheld)
    #expect(RunEstimates(samples(bias)).isInvalid(contestants))
    // A case whose control is off by 1 % is withheld even if the interval includes 1.
    let large = processes([0.05, -0.02, 0.03, 0.01, -0.01, 0.02])
    #expect(try estimates(large).isWithheld)
    #expect(!RunEstimates(samples(large)).isInvalid(contestants))
    #expect(try !estimates(large).controls[0].estimate.excludesZero)
  }

  @Test("The control's median half-width is taken over the cases.")
  func halfWidths() throws {
    let values = [0.001, -0.001, 0.002, -0.002]
    let samples = samples(values.map { (mvc: [0.5], control: $0) })
    let width = try #require(RunEstimates(samples).medianHalfWidth(of: "S"))
    let control = try #require(RunEstimates(samples).cells.first?.controls.first)
    #expect(width == control.estimate.halfWidth)
    #expect(RunEstimates(samples).medianHalfWidth(of: "C") == nil)
  }

  @Test("A heavy epoch is divided by the mean of the base's epochs before and after it.")
  func heavy() throws {
    var samples = samples([(mvc: [0.0], control: 0)])
    var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"])
    given.rounds = [RoundSample(place: 0, step: 0, order: [0], times: [100, nil])]
    given.heavyRounds = [
      HeavyContestantSample(
        place: 0, step: 1, contestant: 1, time: 100_000, before: 100, after: 300)
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
            times: [100] + values.map { 100 * exp($0) }))
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

  @Test("A differing copy of the base changes nothing; a differing base withholds the case.")
  func copies() throws {
    let noise = [0.001, -0.001, 0.0005, -0.0005, 0.001, -0.001]
    let copyOff = samples(twoControls, noise.map { [0.1, $0, 0.03 + $0] })
    let cell = try #require(RunEstimates(copyOff).cells.first)
    #expect(!cell.isWithheld && cell.margin == 0.02)
    #expect(cell.contenders[0].group == "b" && cell.baseGroup == "a")
    #expect(cell.contenders[0].estimate.alpha == 0.05 / 3)
    let baseOff = samples(twoControls, noise.map { [0.1, 0.03 + $0, $0] })
    let withheld = try #require(RunEstimates(baseOff).cells.first)
    #expect(withheld.isWithheld)
    #expect(withheld.contenders[0].group == nil && withheld.baseGroup == nil)
  }

  @Test("A contestant that was not timed does not narrow the others' share of errors.")
  func untimed() throws {
    let contestants = Contestants(
      base: "Baseline", contenders: ["MVC", "Redux"], controls: twoControls.controls)
    var samples = RunSamples(plan: .quick, contestants: contestants, cells: [cell], seed: 1)
    for index in 0..<3 {
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC", "S", "C"])
      given.rounds = [
        RoundSample(place: 0, step: 0, order: [0, 1, 2, 3], times: [100, 110, 100, 100])
      ]
      samples.processes.append(
        ProcessSamples(
          process: index, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0))
    }
    let result = try #require(RunEstimates(samples).cells.first)
    #expect(result.contenders.map(\.contestant) == ["MVC"])
    #expect(result.contenders[0].estimate.alpha == 0.05 / 3)
  }

  @Test("A contestant shares a letter with the base unless it is faster or slower.")
  func lettersAndVerdicts() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let centre = Double.random(in: -0.08...0.08, using: &generator)
      let values = (0..<6).map { _ in
        [centre + Double.random(in: -0.03...0.03, using: &generator), 0, 0]
      }
      let found = try #require(RunEstimates(samples(twoControls, values)).cells.first)
      let contender = found.contenders[0]
      let shares = !Set(try #require(contender.group))
        .isDisjoint(with: try #require(found.baseGroup))
      #expect(shares == ![Verdict.faster, .slower].contains(contender.verdict))
    }
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

  @Test("An epoch is disturbed if it had no core for over 1 % of its time; heavy ones count, too.")
  func disturbances() throws {
    func conditions(_ waited: Int, faults: Int = 0) -> EpochConditions {
      EpochConditions(start: 0, waited: waited, pageFaults: faults, core: 0)
    }
    var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"], steps: [10, 2])
    // The two epochs take 1,000 and 400 ns.
    given.rounds = [(10, 5), (11, 4)].map { base, mvc in
      RoundSample(
        place: 0, step: 0, order: [0, 1], times: [100, 200],
        conditions: [conditions(base, faults: 1), conditions(mvc)])
    }
    given.heavyRounds = [
      HeavyContestantSample(
        place: 0, step: 0, contestant: 1, time: 5_000, before: 100, after: 100,
        conditions: [conditions(0), conditions(101), conditions(0)])
    ]
    var samples = samples([(mvc: [0], control: 0)])
    samples.processes = [
      ProcessSamples(process: 0, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0)
    ]
    let found = RunEstimates(samples).disturbances
    #expect(found == Disturbances(epochs: 7, waiting: 3, faulting: 2))
    #expect(found.share == 3.0 / 7)
    #expect(Disturbances().share == 0)
  }

  @Test("The first run after the others' turns, and the parts of a run, are medians by process.")
  func firstRuns() throws {
    var samples = samples([(mvc: [0], control: 0)])
    samples.processes = [1.0, 3].enumerated().map { process, factor in
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"])
      given.rounds = [200.0, 300, 900].map {
        RoundSample(
          place: 0, step: 0, order: [0, 1], times: [100, 100], firsts: [150, $0 * factor])
      }
      given.splits = [nil, PhaseSplit(architecture: 10 * factor, layout: 2, display: 3)]
      return ProcessSamples(
        process: process, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0)
    }
    let result = try #require(RunEstimates(samples).cells.first)
    let times = result.contenders[0].times
    #expect(zip(times.firsts, [300e-9, 900e-9]).allSatisfy { abs($0 - $1) < 1e-18 })
    #expect(abs((times.split?.architecture ?? 0) - 20e-9) < 1e-18)
    #expect(result.base.split == nil && result.base.firsts.count == 2)
  }
}
