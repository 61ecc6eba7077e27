import Foundation
import Measurement
import Report
import Results
import Support
import Testing

/// Runs with noise between processes, and with builds that put code at other places.
@Suite("Simulated comparisons") struct ComparisonSimulationTests {
  private static let names = ["MVC", "MVVM", "MVVM-C", "Redux", "Ziggurat"]
  private static let interactions = (1...29).map { "interaction-\($0)" }

  /// Returns a run of eight processes.
  ///
  /// Each cell of each architecture, of Baseline and of C is 1 to 3 % faster or slower by its place,
  /// for the whole run. Processes differ by 0.5 %.
  private func run(_ numbers: inout MadeUpNumbers, changed: [String], slower: String? = nil)
    -> Results
  {
    var ratios: [String: [Double]] = [:]
    func place() -> Double {
      Double.random(in: 0.01...0.03, using: &numbers) * (Bool.random(using: &numbers) ? 1 : -1)
    }
    for interaction in Self.interactions {
      let baseline = place()
      for name in Self.names + ["S", "C"] {
        let mean = name == "S" ? 0 : place() - baseline + (name == slower ? log(1.05) : 0)
        ratios["\(name) \(interaction)"] = (0..<8).map { _ in
          numbers.normal(mean: mean, deviation: 0.005)
        }
      }
    }
    let values = ratios
    return MadeUpRun(
      names: ["Baseline"] + Self.names, interactions: Self.interactions,
      values: { values["\($0) \($1)"] }, copies: { values["\($0) \($1)"] }
    ).withSources(changed: changed).results
  }

  @Test("Runs of the same sources show no regression, even if one architecture is no control.")
  func equalRuns() throws {
    var numbers = MadeUpNumbers(state: 3)
    var regressions = 0
    for index in 0..<40 {
      let old = run(&numbers, changed: [])
      let changed = index % 6 < 5 ? [Self.names[index % 6]] : []
      let new = run(&numbers, changed: changed)
      regressions += try Comparison(old, new).exitCode == .done ? 0 : 1
    }
    #expect(regressions == 0)
  }

  @Test("A slowdown of 5 % in all cells is found in 95 % of pairs, and nowhere else.")
  func slowdown() throws {
    var numbers = MadeUpNumbers(state: 5)
    var found = 0
    for index in 0..<40 {
      let name = Self.names[index % 5]
      let old = run(&numbers, changed: [])
      let comparison = try Comparison(old, run(&numbers, changed: [name], slower: name))
      found += comparison.architectures(.worse).map(\.architecture) == [name] ? 1 : 0
      #expect(
        comparison.cases.allSatisfy { $0.key.architecture == name || $0.status == .same })
      #expect(comparison.architectures(.worse).allSatisfy { $0.architecture == name })
    }
    #expect(found >= 38)
  }

  @Test("The smallest slowdown that is promised to be found is found in 95 % of pairs.")
  func promise() throws {
    var numbers = MadeUpNumbers(state: 9)
    var found = 0
    for _ in 0..<40 {
      let old = run(&numbers, changed: [])
      let new = run(&numbers, changed: ["MVC"])
      let before = try Comparison(old, new)
      let promised =
        before.architectures.first { $0.architecture == "MVC" }?.time.smallestSlowdown ?? 0
      var slower = new
      for index in slower.cells.indices where slower.cells[index].architecture == "MVC" {
        slower.cells[index].values = slower.cells[index].values.mapValues {
          $0 + log1p(promised)
        }
      }
      found +=
        try Comparison(old, slower).architectures(.worse).map(\.architecture) == ["MVC"] ? 1 : 0
    }
    #expect(found >= 36)
  }
}
