import Foundation
import Measurement
import Testing

/// What intervals, verdicts and letters promise holds for made-up values whose truth is known: an
/// effect of each process, and rounds with heavy tails.
@Suite("Simulated runs")
struct InferenceSimulationTests {
  /// Rounds of labels that are all alike but for where they lie in each process.
  private func samples(
    _ simulation: inout Simulation, processes: Int, rounds: Int, slower: Double = 0
  ) -> RunSamples {
    var plan = RunPlan(name: "test", processes: processes, rounds: rounds, secondsPerCell: 1)
    plan.leastMargin = 0
    let cell = Cell(interaction: "select", size: 10)
    let lineup = Lineup(base: "Baseline", contenders: ["MVC", "MVVM", "Redux"], controls: [])
    var samples = RunSamples(plan: plan, lineup: lineup, cells: [cell], seed: 1)
    for process in 0..<processes {
      let places = lineup.labels.map { _ in 0.007 * simulation.normal() }
      var given = CellSamples(cell: cell, labels: lineup.labels)
      for round in 0..<rounds {
        let times = places.map { 100 * exp($0 + slower + 0.02 * simulation.heavyTailed()) }
        given.rounds.append(
          RoundSample(
            place: 0, step: round, order: [0, 1, 2, 3],
            times: [times[0] * exp(-slower)] + times.dropFirst(), switches: 0))
      }
      samples.processes.append(
        ProcessSamples(
          process: process, seed: 1, overhead: 39, cells: [given], seconds: 1, switches: 0))
    }
    return samples
  }

  private func labels(
    _ simulation: inout Simulation, slower: Double = 0, margin: Double
  ) -> [Verdict] {
    let samples = samples(&simulation, processes: 8, rounds: 9, slower: slower)
    let cell = RunEstimates(samples).cells.first
    return (cell?.contenders ?? []).map { $0.estimate.verdict(margin: margin) }
  }

  @Test("Of 20 cells of equal labels, at most one has any verdict without margin; with, hardly any")
  func equalLabels() {
    var simulation = Simulation(seed: 3)
    var called = 0
    let anyWithout = simulation.share("cells with a false verdict, no margin", trials: 40) {
      random in
      let samples = samples(&random, processes: 8, rounds: 9)
      let contenders = RunEstimates(samples).cells.first?.contenders ?? []
      called += contenders.count { [.faster, .slower].contains($0.estimate.verdict(margin: 0.01)) }
      return contenders.contains { [.faster, .slower].contains($0.verdict) }
    }
    // α is 5 % for all comparisons of a cell together; three standard errors of 40.
    #expect(anyWithout <= 0.05 + 0.1)
    if Simulation.factor > 1 { print("false verdicts with margin: \(called)") }
    #expect(Double(called) <= 0.005 * Double(3 * 40 * Simulation.factor))
  }

  @Test("A label that takes 4 % longer is found")
  func slowerLabels() {
    var simulation = Simulation(seed: 4)
    let found = simulation.share("all three slower by 4 % found", trials: 20) { random in
      labels(&random, slower: 0.04, margin: 0.01).allSatisfy { $0 == .slower }
    }
    #expect(found > 0.75)
  }

  @Test("95 of 100 intervals over medians of heavy-tailed rounds hold the truth")
  func coverage() {
    var simulation = Simulation(seed: 5)
    let held = simulation.share("Student's intervals that hold the truth", trials: 300) { random in
      let medians = (0..<8).map { _ in
        let place = 0.007 * random.normal()
        return Statistics.median((0..<15).map { _ in place + 0.02 * random.heavyTailed() })
      }
      return !Estimate(medians, alpha: 0.05).excludesZero
    }
    #expect(abs(held - 0.95) < 0.038)
  }

  @Test("In 95 of 100 cells of equal labels all share a letter")
  func letters() {
    var simulation = Simulation(seed: 6)
    let apart = simulation.share("cells with a false letter, no margin", trials: 300) { random in
      var values: [String: [Int: Double]] = [:]
      for label in ["A", "B", "C", "D", "E"] {
        for process in 0..<8 { values[label, default: [:]][process] = random.normal() }
      }
      return RankGroups.letters(values, margin: 0, alpha: 0.05).values.contains { $0 != "a" }
    }
    #expect(apart <= 0.05 + 0.038 && apart > 0.005)
  }

  @Test("Drawing processes again gives intervals for percentiles that hold the truth")
  func bootstrap() {
    var simulation = Simulation(seed: 7)
    // The 90th percentile of a logarithm that varies by 0.1 between processes, 0.3 inside.
    let truth = exp(1.2815515655446004 * (0.01 + 0.09).squareRoot())
    let held = simulation.share("bootstrap intervals of p90 that hold the truth", trials: 60) {
      random in
      let processes = (0..<12).map { _ in
        let process = 0.1 * random.normal()
        return (0..<20).map { _ in exp(process + 0.3 * random.normal()) }
      }
      let bootstrap = ProcessBootstrap(processes: processes, resamples: 100, seed: 1)
      let interval = bootstrap.interval(percentile: 90, alpha: 0.05)
      return interval.low <= truth && truth <= interval.high
    }
    #expect(held > 0.85)
  }

  @Test("Few normal samples look as if they had several modes, most with two do")
  func modes() {
    var simulation = Simulation(seed: 8)
    func hasModes(_ values: [Double]) -> Bool { (Modality.mValue(values) ?? 0) > Modality.limit }
    for (count, limit) in [(64, 0.06), (96, 0.04)] {
      let wrong = simulation.share("modes in \(count) normal values", trials: 200) { random in
        hasModes((0..<count).map { _ in random.normal() })
      }
      #expect(wrong < limit)
      let right = simulation.share("modes in \(count) of two heaps", trials: 100) { random in
        hasModes((0..<count).map { 6 * Double($0 % 2) + random.normal() })
      }
      #expect(right > 0.85)
    }
  }
}
