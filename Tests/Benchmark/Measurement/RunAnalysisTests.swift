import Foundation
import Testing

@testable import Measurement
@testable import Results

@Suite("Results of a run") struct RunAnalysisTests {
  private let cells = ["select", "start"].map { BenchmarkCase(interaction: $0, size: 1_000) }

  /// A run in which a worker lacks MVC's figures of `start`.
  private func analysis(isWrongResult: Bool) -> MeasuredCells {
    var samples = RunSamples(
      plan: RunPlan(name: "test", processes: 1, secondsPerCell: 1),
      contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: cells, seed: 1)
    samples.failures = [
      RunFailure(
        worker: "process 1", what: Exclusion(contestant: "MVC", size: 1_000, interaction: "start"),
        reason: "Row 3 is empty.", isWrongResult: isWrongResult)
    ]
    return MeasuredCells(samples, in: cells)
  }

  @Test("A wrong result in a worker is a defect, and leaves the contestant without any figure.")
  func wrongResult() {
    let analysis = analysis(isWrongResult: true)
    #expect(analysis.defect(of: "MVC") == "start: Row 3 is empty.")
    let cells = analysis.cells(of: ["MVC"])
    #expect(cells.allSatisfy { !$0.correct })
    #expect(
      cells.map(\.note) == ["It differs elsewhere. start: Row 3 is empty.", "Row 3 is empty."])
  }

  @Test("A failure of a worker is no defect, and leaves the other cases correct.")
  func workerFailure() {
    let analysis = analysis(isWrongResult: false)
    #expect(analysis.defect(of: "MVC") == nil)
    #expect(analysis.cells(of: ["MVC"]).map(\.correct) == [true, false])
  }

  /// A run in which MVC's time grows with the number of notes and Baseline's does not.
  private var growing: RunSamples {
    let cells = [1_000, 100_000].map { BenchmarkCase(interaction: "edit", size: $0) }
    var samples = RunSamples(
      plan: .quick, contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: cells,
      seed: 1)
    samples.processes = (0..<3).map { process in
      let given = cells.prefix(process == 2 ? 1 : 2).map { cell in
        var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC", "S"])
        given.rounds = [
          RoundSample(
            place: 0, step: 0, order: [0, 1, 2], times: [100, 2 * Double(cell.size), 100])
        ]
        return given
      }
      return ProcessSamples(
        process: process, calibration: [200, 300], cells: Array(given),
        seconds: 1)
    }
    samples.counts = cells.map {
      CaseCounts(
        cell: $0, contestant: "MVC", first: ["mallocs": 9],
        warm: ["mallocs": 8, "instructions": 400], unstable: ["bytes": [3, 1, 2]])
    }
    return samples
  }

  @Test("The exponent is fitted in the processes that have all sizes.")
  func growth() throws {
    let samples = growing
    let growth = MeasuredCells(samples, in: samples.cells).analysis.growth
    #expect(growth.map(\.architecture) == ["Baseline", "MVC"])
    #expect(abs(growth[1].exponent.estimate - 1) < 1e-9 && abs(growth[0].exponent.estimate) < 1e-9)
    #expect(growth[1].sizes == [1_000, 100_000])
  }

  @Test("Counts are those of a run and of one event; one that varies is a median.")
  func counts() throws {
    let samples = growing
    let analysis = MeasuredCells(
      samples, in: samples.cells, eventCounts: [samples.cells[0]: 4])
    let mvc = try #require(analysis.cells(of: ["MVC"]).first)
    #expect(mvc.mallocs == 2 && mvc.instructions == 100 && mvc.counters["mallocs"] == 8)
    #expect(mvc.counters["bytes"] == 2 && mvc.varying == ["bytes"] && mvc.firstRun["mallocs"] == 9)
    #expect(mvc.values.keys.sorted() == [0, 1, 2])
  }

  @Test("The machine's fixed work has its median and the middle 90 %.")
  func kernel() throws {
    let kernel = try #require(MeasuredCells(growing, in: growing.cells).analysis.kernel)
    #expect(abs(kernel.estimate - 250e-9) < 1e-15)
    #expect(kernel.low == 200e-9 && kernel.high == 300e-9)
  }

  @Test("The file of medians has a line for each contestant, case and process.")
  func medians() {
    let lines = RunMedians(growing).text.split(separator: "\n")
    #expect(lines.count == 1 + 3 * 2 + 5 * 3)
    #expect(lines[1] == "0,calibration,0,machine,0,200.0,,,")
    #expect(lines[7] == "0,edit,1000,Baseline,0,100.0,,,")
    #expect(lines[8] == "0,edit,1000,MVC,0,2000.0,,2.995732274,1900.0")
  }

  /// The medians of a run with three processes, of which MVC takes `factor` times the usual 20 ns.
  private func run(_ factor: Double) -> RunMedians {
    var run = RunMedians(joining: [])
    run.calibration = [(0, 0, factor)]
    func add(
      _ name: String, _ process: Int, in event: String = "edit", time: Double,
      logRatio: Double? = nil
    ) {
      let difference = logRatio.map { _ in time - 10 }
      run.rows.append(
        (
          0, BenchmarkCase(interaction: event, size: 1_000),
          ProcessMedians(
            process: process, contestant: name, time: time, first: nil, logRatio: logRatio,
            difference: difference)
        ))
    }
    for process in 0..<3 {
      let time = 20 * factor * exp(0.001 * Double(process - 1))
      add("Baseline", process, time: 10)
      add("MVC", process, time: time, logRatio: log(time / 10))
      add("S", process, time: 10, logRatio: 0.001 * factor * Double(process - 1))
      if factor < 1 { add("MVC", process, in: "type", time: time, logRatio: 0.5) }
    }
    return run
  }

  @Test("Of joined runs each counts once, so the interval shows how far they are apart.")
  func joining() throws {
    let factors = [0.98, 1.0, 1.02]
    let edit = BenchmarkCase(interaction: "edit", size: 1_000)
    let medians = RunMedians(joining: factors.map(run))
    let analysis = RunAnalysis(
      medians, of: Contestants(named: ["Baseline", "MVC", "S"]), in: [edit],
      eventCounts: [edit: 2], linkOrders: 4)
    let mvc = try #require(analysis.cells.first { $0.architecture == "MVC" })
    let logs = factors.map { log(2 * $0) }
    let expected = try #require(Interval(logs, alpha: 0.05 / 2)).map { exp($0) }
    #expect(mvc.values.keys.sorted() == [0, 1, 2] && mvc.verdict == .slower)
    #expect(abs((mvc.ratio?.estimate ?? 0) - expected.estimate) < 1e-6)
    #expect(abs((mvc.ratio?.low ?? 0) - (expected.low ?? 1)) < 1e-6)
    #expect(abs((mvc.added?.estimate ?? 0) - 5e-9) < 1e-13)
    #expect(analysis.isValid && analysis.isNoisy == false)
    #expect(medians.kernel?.estimate == 1e-9)
    // A case that only one run has is over its processes.
    let type = BenchmarkCase(interaction: "type", size: 1_000)
    #expect(medians.medians(in: type).map(\.process) == [0, 1, 2])
  }
}
