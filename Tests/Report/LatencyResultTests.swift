import Testing

@testable import Measurement
@testable import Report

@Suite("Times in results") struct LatencyResultTests {
  private let cell = BenchmarkCase(interaction: "select", size: 1_000)

  /// Two processes in which Baseline takes 10 µs a run, and 12 or 14 µs after others' turns.
  private var samples: RunSamples {
    var samples = RunSamples(
      plan: .quick, contestants: Contestants(base: "Baseline", contenders: []), cells: [cell],
      seed: 1)
    samples.processes = [12_000.0, 14_000].enumerated().map { process, first in
      var timed = CaseSamples(cell: cell, contestants: ["Baseline"], steps: [4])
      timed.rounds = [
        RoundSample(
          place: 3, step: 7, order: [0], times: [10_000], firsts: [first],
          conditions: [EpochConditions(start: 5, waited: 6, pageFaults: 1, core: 0)])
      ]
      timed.heavyRounds = [
        HeavyContestantSample(
          place: 3, step: 9, contestant: 0, time: 11_000, before: 10_000, after: 9_000)
      ]
      return ProcessSamples(
        process: process, seed: 1, overhead: 39, calibration: [300_000, 300_000 + 100 * first],
        cells: [timed], seconds: 1, switches: 0)
    }
    return samples
  }

  @Test("The time of a run comes from epochs; the first run after others' turns stands apart.")
  func times() throws {
    let builder = ResultsBuilder(
      samples,
      contestants: ["Baseline"], cells: [cell], defects: [])
    let latency = try #require(builder.cells().first?.latency)
    #expect(abs(latency.p50 - 10.5e-6) < 1e-12 && latency.warm.estimate == latency.p50)
    let cold = try #require(latency.cold)
    #expect(abs(cold.estimate - 13e-6) < 1e-12)
    #expect(try #require(cold.low) < 12e-6 && latency.architecture == nil)
  }

  @Test("The fixed work has its median and the middle 90 %, and a change of speed is a warning.")
  func calibration() throws {
    func builder(_ samples: RunSamples) -> ResultsBuilder {
      ResultsBuilder(samples, contestants: ["Baseline"], cells: [cell], defects: [])
    }
    var results = MadeUpRun().results
    results.run.calibration = builder(samples).calibration
    results.run.timeOfReference = 1.36
    let page = ConditionsSection(results).text
    #expect(page.contains("fixed piece of work took 900 µs, in 90 % of the places from 300 µs to"))
    #expect(page.contains("This machine takes 1.36 of the published report's time."))
    let words = "The machine changed its speed during the run"
    #expect(builder(samples).warnings.contains { $0.hasPrefix(words) })
    var steady = samples
    steady.processes = Array(steady.processes.prefix(1)).map {
      ProcessSamples(
        process: 0, seed: 1, overhead: 39, calibration: [300_000, 301_000], cells: $0.cells,
        seconds: 1, switches: 0)
    }
    #expect(!builder(steady).warnings.contains { $0.hasPrefix(words) })
  }

  @Test("The file of samples has a line for each epoch, with its order, length and conditions.")
  func file() {
    let lines = SamplesCSV.text(samples).split(separator: "\n")
    #expect(lines.count == 1 + 2 * (1 + 3))
    #expect(
      lines[0] == "process,interaction,size,kind,round,place,order,label,step,steps,nanoseconds,"
        + "first,start,waited,faults,core")
    #expect(
      lines[1] == "0,select,1000,square,0,3,0,Baseline,7,4,10000.0,12000.0,5,6,1,0")
    #expect(lines[3] == "0,select,1000,heavy,0,3,1,Baseline,9,4,11000.0,,,,,")
  }
}
