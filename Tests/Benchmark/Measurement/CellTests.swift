import Foundation
import Testing

@testable import Measurement
@testable import Results

@Suite("Results of a case")
struct CellTests {
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
          process: index, cells: [given], seconds: 1))
    }
    return samples
  }

  private func cells(_ processes: [(mvc: [Double], control: Double)]) -> [String: Cell] {
    samples(processes).timed()
  }

  @Test("Each process gives the median of its rounds, and the result is the mean over processes.")
  func levels() throws {
    let samples = samples([
      (mvc: [0.1, 0.1, 9], control: 0), (mvc: [0.3, 0.3, 0.3, 0.3, 0.3], control: 0.001),
    ])
    let mvc = try #require(samples.timed()["MVC"])
    #expect(abs(try #require(mvc.ratio?.estimate) - exp(0.2)) < 1e-9)
    #expect(mvc.logRatios.count == 2 && mvc.epochs == 8)
    let mean = 100e-9 * (exp(0.1) + exp(0.3)) / 2
    #expect(abs(try #require(mvc.latency?.warm.estimate) - mean) < 1e-13)
    // Two comparisons share the 5 %.
    let width = Statistics.halfWidth(mvc.logRatios, alpha: 0.025)
    #expect(abs(try #require(mvc.ratio?.high) / exp(0.2 + (width ?? 0)) - 1) < 1e-9)
  }

  @Test("What an event adds is the median difference to the base in the same round.")
  func added() throws {
    let samples = samples([(mvc: [log(1.1), log(1.2), log(9)], control: 0)])
    let mvc = try #require(samples.timed(events: 4)["MVC"])
    #expect(abs(try #require(mvc.added?.estimate) - 5e-9) < 1e-15)
    #expect(abs(try #require(mvc.eventTime?.estimate) - 30e-9) < 1e-15)
  }

  @Test("The margin is 2 %, whatever a control with the same code reads.")
  func margin() {
    func verdict(_ mvc: Double, control: Double) -> Verdict? {
      cells([(mvc: [mvc], control: control), (mvc: [mvc], control: control)])["MVC"]?.verdict
    }
    #expect(verdict(0.03, control: 0) == .slower)
    #expect(verdict(0.019, control: 0) == .equivalent)
    #expect(verdict(-0.06, control: 0) == .faster)
  }

  @Test("A case is withheld only if its control's interval excludes 1; many such end the run.")
  func validity() {
    func processes(_ control: [Double]) -> [(mvc: [Double], control: Double)] {
      control.map { (mvc: [0.5], control: $0) }
    }
    func isValid(_ samples: RunSamples) -> Bool {
      MeasuredCells(samples, in: samples.cells).analysis.isValid
    }
    let noise = processes([0.001, -0.001, 0.002, -0.002, 0.001, 0])
    #expect(cells(noise)["MVC"]?.verdict == .slower && isValid(samples(noise)))
    let bias = processes([0.004, 0.0041, 0.0039, 0.004, 0.0042, 0.004])
    #expect(cells(bias)["MVC"]?.verdict == .withheld && !isValid(samples(bias)))
    #expect(cells(bias)["MVC"]?.isUsable == false)
  }

  @Test("Of nine cases one may exclude 1 by chance, but two may not.")
  func chance() {
    func probability(_ least: Int) -> Double { Statistics.atLeast(least, of: 9, each: 0.007) }
    #expect(abs(probability(1) - 0.0613) < 1e-4 && abs(probability(2) - 0.0017) < 1e-4)
    #expect(probability(0) == 1 && Statistics.atLeast(9, of: 9, each: 0.5) == 1 / 512.0)
  }

  @Test("A wide control leaves differences open that it exceeds, and no others.")
  func wideControl() {
    func verdict(_ mvc: Double) -> Verdict? {
      let control = [0.05, -0.02, 0.03, 0.01, -0.01, 0.02]
      return cells(control.map { (mvc: [mvc], control: $0) })["MVC"]?.verdict
    }
    #expect(verdict(0.03) == .unresolved && verdict(0) == .unresolved)
    #expect(verdict(0.5) == .slower)
  }

  @Test("A run is noisy if half of its control's intervals are wider than their goal.")
  func noisy() {
    func isNoisy(_ values: [Double]) -> Bool? {
      let samples = samples(values.map { (mvc: [0.5], control: $0) })
      return MeasuredCells(samples, in: samples.cells).analysis.isNoisy
    }
    #expect(isNoisy([0.001, -0.001, 0.002, -0.002]) == false)
    #expect(isNoisy([0.02, -0.02, 0.02, -0.02]) == true)
    #expect(isNoisy([0.001]) == nil)
  }

  @Test("A heavy epoch is divided by the mean of the base's epochs before and after it.")
  func heavy() throws {
    var samples = samples([(mvc: [0.0], control: 0)])
    var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"])
    given.rounds = [RoundSample(place: 0, step: 0, order: [0], times: [100, nil])]
    given.heavyRounds = [
      HeavyContestantSample(
        place: 0, contestant: 1, time: 100_000, before: 100, after: 300)
    ]
    samples.processes = [
      ProcessSamples(process: 0, cells: [given], seconds: 1)
    ]
    let mvc = try #require(samples.timed()["MVC"])
    #expect(abs(try #require(mvc.ratio?.estimate) - 500) < 1e-6)
    #expect(abs(try #require(mvc.added?.estimate) - 99_800e-9) < 1e-12)
    #expect(mvc.epochs == 1)
  }

  @Test("A contestant that was wrong once has no result.")
  func wrong() throws {
    var samples = samples([(mvc: [0.5], control: 0), (mvc: [0.5], control: 0)])
    samples.failures = [
      RunFailure(
        worker: "process 2", what: Exclusion(contestant: "MVC", size: 10, interaction: nil),
        reason: "It shows the wrong title.")
    ]
    #expect(samples.timed().keys.sorted() == ["Baseline", "S"])
    let cells = MeasuredCells(samples, in: samples.cells).cells(of: ["Baseline", "MVC"])
    #expect(cells.map(\.correct) == [true, false])
    #expect(cells[1].note == "It shows the wrong title." && cells[1].ratio == nil)
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
          process: index, cells: [given], seconds: 1))
    }
    return samples
  }

  private let twoControls = Contestants(
    base: "Baseline", contenders: ["MVC"],
    controls: [.init(name: "S", variant: "Baseline"), .init(name: "C", variant: "Clone")])

  /// The cells of a run whose processes have one link order or several.
  private func analysed(_ samples: RunSamples, linkOrders: Int = 1) -> [String: Cell] {
    let analysis = MeasuredCells(samples, in: samples.cells, linkOrders: linkOrders)
    let all = analysis.cells(of: ["Baseline", "MVC"]) + analysis.controls
    return Dictionary(uniqueKeysWithValues: all.map { ($0.architecture.name, $0) })
  }

  @Test("A differing copy of the base widens the margin; a differing base withholds the case.")
  func copies() throws {
    let noise = [0.001, -0.001, 0.0005, -0.0005, 0.001, -0.001]
    let copyOff = samples(twoControls, noise.map { [0.3, $0, 0.03 + $0] })
    let cells = analysed(copyOff)
    #expect(try #require(cells["MVC"]?.margin) > 0.09)
    #expect(cells["MVC"]?.verdict == .slower && cells["C"]?.verdict == .equivalent)
    // Processes that take turns with link orders have the place in their intervals.
    let ordered = analysed(copyOff, linkOrders: 4)
    #expect(abs(try #require(ordered["MVC"]?.margin) - 0.02) < 1e-12)
    let baseOff = analysed(samples(twoControls, noise.map { [0.3, 0.03 + $0, $0] }))
    #expect(baseOff["MVC"]?.verdict == .withheld)
  }

  @Test("No added interval is narrower than what the copy of the base adds, with one link order.")
  func floor() throws {
    let samples = samples(twoControls, [0.0001, -0.0001, 0].map { [0.02, $0, 0.01 + $0] })
    func low(_ linkOrders: Int) throws -> Double {
      try #require(analysed(samples, linkOrders: linkOrders)["MVC"]?.added?.low)
    }
    #expect(try low(4) > 1.9e-9 && low(1) < 1.1e-9)
    let copy = try #require(analysed(samples)["C"]?.added)
    #expect(try #require(copy.high) - copy.estimate < 1e-10)
  }

  @Test("A copy of the base is called neither slower nor faster, in any of many runs.")
  func identicalCode() {
    var random = SeededGenerator(seed: 9)
    func place() -> Double { Double.random(in: -0.02...0.02, using: &random) }
    for _ in 0..<100 {
      let (own, copy) = (place(), place())
      let values = (0..<8).map { _ in
        [own, 0, copy].map { $0 + Double.random(in: -0.002...0.002, using: &random) }
      }
      let verdict = analysed(samples(twoControls, values))["MVC"]?.verdict
      #expect(verdict == .equivalent || verdict == .unresolved || verdict == .withheld)
    }
  }

  @Test("A contestant that was not timed does not narrow the others' share of errors.")
  func untimed() throws {
    let contestants = Contestants(
      base: "Baseline", contenders: ["MVC", "Redux"], controls: twoControls.controls)
    var samples = RunSamples(plan: .quick, contestants: contestants, cells: [cell], seed: 1)
    for index in 0..<3 {
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC", "S", "C"])
      given.rounds = [
        RoundSample(
          place: 0, step: 0, order: [0, 1, 2, 3], times: [100, 110 + Double(index), 100, 100])
      ]
      samples.processes.append(
        ProcessSamples(
          process: index, cells: [given], seconds: 1))
    }
    let mvc = try #require(samples.timed()["MVC"])
    let width = try #require(Statistics.halfWidth(mvc.logRatios, alpha: 0.05 / 3))
    let ratio = try #require(mvc.ratio)
    #expect(abs(try #require(ratio.high) / ratio.estimate - exp(width)) < 1e-9)
    #expect(samples.timed()["Redux"] == nil)
  }

  @Test("A case without a value of the control has no proven difference.")
  func missingControl() {
    var samples = samples([(mvc: [0.5], control: 0), (mvc: [0.5], control: 0)])
    samples.failures = [
      RunFailure(
        worker: "process 2", what: Exclusion(contestant: "S", size: 10, interaction: nil),
        reason: "It shows the wrong title.")
    ]
    #expect(samples.timed()["MVC"]?.verdict == .unresolved)
  }

  @Test("A case is narrow once the control and all others are, by their own size.")
  func narrow() throws {
    func isNarrow(_ mvc: [Double], _ control: [Double]) throws -> Bool {
      let samples = samples(zip(mvc, control).map { (mvc: [$0], control: $1) })
      return try #require(CaseMedians(samples, in: cell)).isNarrow
    }
    let calm = [0.001, -0.001, 0.001, -0.001, 0, 0]
    #expect(try isNarrow(calm.map { 0.1 + $0 }, calm))
    #expect(try !isNarrow(calm.map { 0.1 + 30 * $0 }, calm))
    #expect(try isNarrow(calm.map { 3 + 30 * $0 }, calm))
    #expect(try !isNarrow(calm, calm.map { 10 * $0 }))
  }

  @Test("An epoch is disturbed if it had no core for over 1 % of its time.")
  func disturbances() {
    var found = Disturbances()
    // Ten steps take 1,000 ns.
    for (waited, faults) in [(10, 1), (11, 0), (12, 2)] {
      found.count(
        Epoch(time: 100, first: nil, waited: waited, pageFaults: faults), steps: 10)
    }
    #expect(found == Disturbances(epochs: 3, waiting: 2, faulting: 2))
    #expect(found.share == 2.0 / 3)
    #expect(Disturbances().share == 0)
  }

  @Test("The first run after the others' turns is a median by process.")
  func firstRuns() throws {
    var samples = samples([(mvc: [0], control: 0)])
    samples.processes = [1.0, 3].enumerated().map { process, factor in
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC"])
      given.rounds = [200.0, 300, 900].map {
        RoundSample(
          place: 0, step: 0, order: [0, 1], times: [100, 100], firsts: [150, $0 * factor])
      }
      return ProcessSamples(
        process: process, cells: [given], seconds: 1)
    }
    let latency = try #require(samples.timed()["MVC"]?.latency)
    #expect(abs(try #require(latency.cold?.estimate) - 600e-9) < 1e-15)
  }
}
