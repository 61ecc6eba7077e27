import Foundation
import Testing

@testable import Measurement
@testable import Results

/// Checks that intervals, verdicts and pairs are right as often as they promise.
///
/// The values are simulated, so the truth is known. Each process has an effect of its own, and
/// rounds have heavy tails.
@Suite("Simulated runs")
struct InferenceSimulationTests {
  /// Simulates contestants that differ only by a random effect of their place in each process,
  /// unless the others are `slower`.
  private func samples(
    _ simulation: inout Simulation, processes: Int, rounds: Int, slower: Double = 0
  ) -> RunSamples {
    var plan = RunPlan(name: "test", processes: processes, secondsPerCell: 1)
    plan.margin = 0
    let cell = BenchmarkCase(interaction: "select", size: 10)
    let contestants = Contestants(
      base: "Baseline", contenders: ["MVC", "MVVM", "Redux"], controls: [])
    var samples = RunSamples(plan: plan, contestants: contestants, cells: [cell], seed: 1)
    for process in 0..<processes {
      let places = contestants.all.map { _ in 0.007 * simulation.normal() }
      var given = CaseSamples(cell: cell, contestants: contestants.all)
      for round in 0..<rounds {
        let times = places.map { 100 * exp($0 + slower + 0.02 * simulation.heavyTailed()) }
        given.rounds.append(
          RoundSample(
            place: 0, step: round, order: [0, 1, 2, 3],
            times: [times[0] * exp(-slower)] + times.dropFirst()))
      }
      samples.processes.append(
        ProcessSamples(
          process: process, cells: [given], seconds: 1))
    }
    return samples
  }

  private func verdicts(
    _ simulation: inout Simulation, slower: Double = 0, margin: Double
  ) -> [Verdict] {
    let samples = samples(&simulation, processes: 8, rounds: 9, slower: slower)
    guard let medians = CaseMedians(samples, in: samples.cells[0]) else { return [] }
    return samples.contestants.contenders.compactMap {
      medians.logRatio(of: $0)?.verdict(margin: margin)
    }
  }

  @Test(
    "False verdicts on equal contestants are rare without a margin and very rare with one."
  )
  func equalLabels() {
    var simulation = Simulation(seed: 3)
    var called = 0
    let anyWithout = simulation.share("cells with a false verdict, no margin", trials: 40) {
      random in
      let samples = samples(&random, processes: 8, rounds: 9)
      let medians = CaseMedians(samples, in: samples.cells[0])
      called += samples.contestants.contenders.count {
        medians?.logRatio(of: $0)?.verdict(margin: 0.01).isDifferent ?? false
      }
      return samples.timed().values.contains { $0.verdict?.isDifferent ?? false }
    }
    // α is 5 % for all comparisons of a case together; 0.1 is three standard errors of 40 trials.
    #expect(anyWithout <= 0.05 + 0.1)
    if Simulation.factor > 1 { print("false verdicts with margin: \(called)") }
    #expect(Double(called) <= 0.005 * Double(3 * 40 * Simulation.factor))
  }

  @Test("A slowdown of 4 % is found in most runs.")
  func slowerLabels() {
    var simulation = Simulation(seed: 4)
    let found = simulation.share("all three slower by 4 % found", trials: 20) { random in
      verdicts(&random, slower: 0.04, margin: 0.01).allSatisfy { $0 == .slower }
    }
    #expect(found > 0.75)
  }

  /// A run as real ones are: an injected slowdown runs the base's code at the same place, so only
  /// processes and rounds vary.
  private func injected(_ simulation: inout Simulation, share: Double) -> CaseMedians? {
    let cell = BenchmarkCase(interaction: "select", size: 10)
    let contestants = Contestants(
      base: "Baseline", contenders: [],
      controls: [Contestants.Control(name: "S", variant: "Baseline")],
      injections: [Contestants.Injection(name: "slow", share: share)])
    var samples = RunSamples(plan: .standard, contestants: contestants, cells: [cell], seed: 1)
    for process in 0..<12 {
      var given = CaseSamples(cell: cell, contestants: contestants.all)
      let shifts = contestants.all.map { _ in 0.004 * simulation.normal() }
      for round in 0..<48 {
        let times = zip(contestants.all, shifts).map { name, shift in
          100 * exp(shift + 0.01 * simulation.heavyTailed()) * (1 + contestants.slowdown(of: name))
        }
        given.rounds.append(RoundSample(place: 0, step: round, order: [0, 1, 2], times: times))
      }
      samples.processes.append(
        ProcessSamples(
          process: process, cells: [given], seconds: 1))
    }
    return CaseMedians(samples, in: cell)
  }

  @Test("An injected slowdown of 2 % is found in 95 of 100 cases, and the same code reads 1.")
  func injectedSlowdown() {
    var simulation = Simulation(seed: 9)
    var (readings, widths, differing) = ([Double](), [Double](), 0)
    let found = simulation.share("injected slowdowns of 2 % found", trials: 60) { random in
      let analysis = injected(&random, share: 0.02)
      guard let slow = analysis?.logRatio(of: "slow"), let same = analysis?.logRatio(of: "S"),
        let width = same.halfWidth
      else { return false }
      readings.append(exp(slow.estimate) - 1)
      widths.append(width)
      differing += same.excludesZero ? 1 : 0
      return (slow.low ?? 0) > 0
    }
    #expect(found >= 0.95)
    #expect(abs(Statistics.median(readings) - 0.02) < 0.002)
    // The simulated noise is at least that of real runs, whose median half-width is 0.55 %.
    #expect(Statistics.median(widths) > 0.0045)
    // 5 % of these, and three standard errors.
    #expect(Double(differing) <= 0.14 * Double(readings.count))
  }

  @Test("About 95 of 100 intervals over medians of heavy-tailed rounds contain the true value.")
  func coverage() {
    var simulation = Simulation(seed: 5)
    let held = simulation.share("Student's intervals that hold the truth", trials: 300) { random in
      let medians = (0..<8).map { _ in
        let place = 0.007 * random.normal()
        return Statistics.median((0..<15).map { _ in place + 0.02 * random.heavyTailed() })
      }
      return Interval(medians)?.excludesZero != true
    }
    #expect(abs(held - 0.95) < 0.038)
  }

  @Test("Contestants within the margin are not told apart in at least 95 of 100 cases.")
  func pairs() {
    var simulation = Simulation(seed: 6)
    // The margin is half of the deviation between processes, so it helps less than in a real run.
    let apart = simulation.share("cases with a false pair", trials: 300) { random in
      let values = (0..<5).map { _ in
        Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, random.normal()) })
      }
      let probabilities = PairedTests.pairs(values.count).map {
        PairedTests.student(values[$0], values[$1], margin: 0.5)
      }
      return PairedTests.adjusted(probabilities).contains { $0 < PairedTests.level }
    }
    #expect(apart <= 0.05)
  }
}
