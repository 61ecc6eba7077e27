import Report
import Testing

@testable import Measurement

@Suite("Defects of contestants in results") struct DefectTests {
  private let cells = ["select", "start"].map { BenchmarkCase(interaction: $0, size: 1_000) }
  private let mvc = "MVC"

  /// Returns the builder of a run in which a worker lacks MVC's figures of `start`.
  private func builder(isWrongResult: Bool) -> ResultsBuilder {
    var samples = RunSamples(
      plan: RunPlan(name: "test", processes: 1, secondsPerCell: 1),
      contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: cells, seed: 1)
    samples.failures = [
      RunFailure(
        worker: "process 1", what: Exclusion(contestant: "MVC", size: 1_000, interaction: "start"),
        reason: "Row 3 is empty.", isWrongResult: isWrongResult)
    ]
    return ResultsBuilder(samples, contestants: [mvc], cells: cells, defects: [])
  }

  @Test("A wrong result in a worker is a defect, and leaves the contestant without any figure.")
  func wrongResult() {
    let builder = builder(isWrongResult: true)
    #expect(builder.defect(of: mvc) == "start: Row 3 is empty.")
    #expect(builder.cells().allSatisfy { !$0.correct })
    #expect(
      builder.cells().map(\.note) == [
        "It differs elsewhere. start: Row 3 is empty.", "Row 3 is empty.",
      ])
  }

  @Test("A failure of a worker is no defect, and leaves the other cases correct.")
  func workerFailure() {
    let builder = builder(isWrongResult: false)
    #expect(builder.defect(of: mvc) == nil)
    #expect(builder.cells().map(\.correct) == [true, false])
  }
}
