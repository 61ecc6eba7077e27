import Foundation
import Testing

@testable import Measurement

@Suite("Means over interactions")
struct OverallEstimateTests {
  /// A case in which MVC has the given log ratios in the processes 0, 1, 2 …; `nil` is a missing
  /// process.
  private func cell(
    _ interaction: String, _ values: [Double?], size: Int = 10, isWithheld: Bool = false
  ) -> CaseEstimates {
    let given = values.enumerated().compactMap { process, value in value.map { (process, $0) } }
    let times = CaseTimes(seconds: [1])
    return CaseEstimates(
      cell: BenchmarkCase(interaction: interaction, size: size), margin: 0.01, base: times,
      contenders: [
        ContestantEstimate(
          contestant: "MVC", estimate: Estimate(given.map(\.1), alpha: 0.01),
          processes: given.map(\.0), verdict: .slower, wideVerdict: .slower,
          processesToSettle: nil, times: times, rounds: 1, group: nil, mValue: nil)
      ],
      controls: [], isWithheld: isWithheld, disturbances: Disturbances(), processes: given.count)
  }

  private func overall(_ cells: [CaseEstimates]) -> OverallEstimate? {
    OverallEstimate(of: "MVC", size: 10, in: cells, alpha: 0.05)
  }

  @Test("The overall estimate is the mean of the processes' means and includes withheld cases.")
  func mean() throws {
    let found = try #require(
      overall([
        cell("select", [0.1, 0.2]), cell("sort", [0.3, 0.4], isWithheld: true),
        cell("select", [9, 9], size: 20),
      ]))
    #expect(zip(found.estimate.values, [0.2, 0.3]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(found.estimate.alpha == 0.05)
    #expect(found.interactions == 2 && found.withheld == 1 && found.size == 10)
  }

  @Test("The overall estimate uses only processes that have all cases.")
  func processes() throws {
    let found = try #require(
      overall([cell("select", [0.1, nil, 0.3]), cell("sort", [0.5, 9, 0.7])]))
    #expect(zip(found.estimate.values, [0.3, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(found.estimate.values.count == 2)
    #expect(overall([cell("select", [0.1, nil]), cell("sort", [nil, 0.2])]) == nil)
    #expect(overall([]) == nil)
  }

  @Test("The most different interaction moves the overall estimate most when it is left out.")
  func leaveOneOut() throws {
    let found = try #require(
      overall([cell("select", [0, 0]), cell("sort", [3, 3]), cell("scroll", [0.3, 0.3])]))
    let left = try #require(found.leaveOneOut)
    #expect(left.without == "sort")
    #expect(abs(left.low - exp(0.15)) < 1e-12 && abs(left.high - exp(1.65)) < 1e-12)
    #expect(try #require(overall([cell("select", [0, 0])])).leaveOneOut == nil)
  }
}
