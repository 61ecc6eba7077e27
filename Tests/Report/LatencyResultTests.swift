import Measurement
import Report
import Testing

@Suite("Latencies in results") struct LatencyResultTests {
  private let cell = BenchmarkCase(interaction: "select", size: 1_000)

  /// Returns rounds in which Baseline takes 10 µs, and single events of 20, 21, 22 … µs.
  private func samples(latencyProcesses: Int) -> RunSamples {
    var plan = RunPlan(name: "test", processes: 2, rounds: 1, secondsPerCell: 1)
    plan.latency = LatencyPlan(processes: 5, events: 20, secondsPerCell: 1)
    var samples = RunSamples(
      plan: plan, contestants: Contestants(base: "Baseline", contenders: []), cells: [cell], seed: 1
    )
    var timed = CaseSamples(cell: cell, contestants: ["Baseline"])
    timed.rounds = [RoundSample(place: 0, step: 0, order: [0], times: [10_000], switches: 0)]
    samples.processes = [0, 1].map {
      ProcessSamples(process: $0, seed: 1, overhead: 39, cells: [timed], seconds: 1, switches: 0)
    }
    samples.latencies = (0..<latencyProcesses).map { process in
      LatencyProcess(
        process: process, seed: 1, overhead: 39,
        cells: [
          CaseLatencies(
            cell: cell, contestants: ["Baseline"],
            events: [(0..<20).map { Double(20_000 + 1000 * process + $0) }])
        ], seconds: 1, switches: 0)
    }
    return samples
  }

  private func latency(latencyProcesses: Int) throws -> LatencyResult {
    let builder = ResultsBuilder(
      samples(latencyProcesses: latencyProcesses),
      contestants: [
        ResultsBuilder.Contestant(
          label: "Baseline", architecture: "Baseline", variant: "v", lane: "idiomatic", summary: "")
      ], cells: [cell], defects: [])
    return try #require(builder.cells().first?.latency)
  }

  @Test("Latencies come from single events if there are any, otherwise from epochs.")
  func sources() throws {
    let single = try latency(latencyProcesses: 5)
    #expect(abs(single.p50 - 22.0095e-6) < 1e-12)
    #expect(abs(single.lowestProcess - 20.0095e-6) < 1e-12)
    #expect(abs(single.highestProcess - 24.0095e-6) < 1e-12)
    #expect(single.events == 100 && single.processes == 5)
    #expect(single.p99 != nil && single.max == 24.019e-6)
    #expect(Set(single.intervals.keys) == ["p50", "p90", "p95", "p99", "max"])
    #expect(single.openLoop.map(\.hz) == [60, 120])
    let epochs = try latency(latencyProcesses: 0)
    #expect(abs(epochs.p50 - 10e-6) < 1e-12)
    #expect(epochs.events == 0 && epochs.p95 == nil && epochs.intervals.isEmpty)
  }

  @Test(
    "A percentile with too few events is missing, and so is an interval with too few processes.")
  func missing() throws {
    let few = try latency(latencyProcesses: 4)
    #expect(few.events == 80 && few.p95 != nil && few.p99 == nil && few.intervals.isEmpty)
  }

  @Test("The file of raw events has a line for each contestant in each case of each process.")
  func file() {
    let lines = LatenciesCSV.text(samples(latencyProcesses: 2)).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "process,interaction,size,label,nanoseconds")
    #expect(lines[2].hasPrefix("1,select,1000,Baseline,21000 21001 21002 "))
  }
}
