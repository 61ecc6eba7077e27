import Foundation
import Measurement
import Support
import TestSupport
import Testing

@testable import Report
@testable import Results

@Suite("Report of a comparison") struct ComparisonReportTests {
  private func report() throws -> ComparisonReport {
    let old = MadeUpRun(copies: { _, _ in [0, 0.001, -0.001, 0] })
    let new = MadeUpRun(
      commit: "bbb",
      values: { architecture, interaction in
        architecture == "MVC"
          ? [0.09, 0.1, 0.11, 0.1].map { $0 + (interaction == "select" ? 0.05 : 0) }
          : [0.7, 0.69, 0.7, 0.71]
      },
      copies: { label, _ in [0, 0.001, -0.001, 0].map { $0 + (label == "C" ? 0.002 : 0) } },
      change: { cell in
        if cell.event == "start" {
          cell.counters["bytes"] = 1_296
          cell.counters["peakBytes"] = 48_560
        }
        guard cell.architecture == "MVVM" else { return }
        if cell.event == "start" {
          cell.counters["mallocs"] = 38
        } else {
          cell.correct = false
          cell.note = "It shows the wrong title."
        }
      })
    return try report(
      old.withSources().results, new.withSources(changed: ["MVC", "MVVM"]).results)
  }

  private func report(_ old: Results, _ new: Results) throws -> ComparisonReport {
    ComparisonReport(try Comparison(old, new))
  }

  @Test("The text equals its golden file.")
  func golden() throws {
    let (golden, found) = (Folder("Goldens"), try report().table)
    if Folder.updatesGoldens { try golden.write(found, to: "comparison.txt") }
    #expect(firstDifference(found, try golden.read("comparison.txt")) == nil)
  }

  @Test("Runs of different plans say so first.")
  func plans() throws {
    let old = MadeUpRun().withSources().results
    var new = old
    new.run.plan = "default"
    let warning = "> Warning: The runs were made in different ways: plan quick → default.\n\n"
    for text in [try report(old, new).short, try report(old, new).table] {
      #expect(text.hasPrefix(warning + "No regression. "))
    }
  }

  @Test("A summary has the ten worst changes, and says how many are left out.")
  func summary() throws {
    let ids = (1...6).map { "interaction-\($0)" }
    let worse = MadeUpRun(
      interactions: ids,
      change: { cell in for name in cell.counters.keys { cell.counters[name] = 1_000_000 } })
    let report = try report(MadeUpRun(interactions: ids).results, worse.results)
    func changes(_ text: String) -> Int {
      text.split(separator: "\n").count { line in
        ["worse ", "better ", "other "].contains { line.hasPrefix($0) }
      }
    }
    let all = changes(report.table)
    #expect(all > 10 && changes(report.short) == 10)
    #expect(report.short.contains("\n\n\(all - 10) further changes: --all shows them.\n\n"))
    #expect(!report.table.contains("further change"))
  }

  @Test("The terminal's table has at most 80 columns, even with the longest names.")
  func terminal() throws {
    let ids = ["burst-many-turns-25-mounted-all", "burst-many-turns-25-mounted", "select"]
    var old = MadeUpRun(interactions: ids)
    old.change = {
      $0.counters["sharedFunctionCalls"] = 12_345_678
      $0.counters["layoutInvalidations"] = 0
    }
    var new = old
    new.values = { _, _ in [1.09, 3.1, 2.11, 4.1] }
    let change = old.change
    new.change = {
      change(&$0)
      $0.counters["sharedFunctionCalls"] = 1_999_999_999
      $0.counters["layoutInvalidations"] = 7_123
      $0.counters["turns"] = 4
    }
    new.interactions = ids
    let sized = [old, new].map { run in
      var results = run.results
      results.definitions[2].sizes = [100_000]
      for index in results.cells.indices where results.cells[index].event == "select" {
        results.cells[index].size = 100_000
      }
      return results
    }
    let text = try report(sized[0], sized[1]).table
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 80 }, "\(text)")
    for end in ["25-mounted-all", "turns-25-mounted", "select 100,000"] {
      #expect(text.contains(end), "\(text)")
    }
  }

  // MARK: - Sentences for odd inputs

  @Test("The answer says what the comparison of times can show, or why there is none.")
  func power() throws {
    let run = MadeUpRun(values: { _, _ in [0.09, 0.1, 0.11, 0.1] })
    let one = MadeUpRun(names: ["Baseline", "MVC"], values: run.values)
    let none = "No regression. No times are compared"
    for (old, new, words) in [
      (run, run, "No regression. If an architecture had become"),
      (one, one, "No regression. If MVC had become"),
      (run.withSources(), run.withSources(), "No regression. All architectures have the same"),
      (run.withSources(), run.withSources(changed: ["Baseline"]), "\(none): Baseline changed."),
      (run, MadeUpRun(valid: false), "\(none): NEW invalid."),
      (run, MadeUpRun(values: { _, _ in [0.1] }), "\(none): none is there from two processes"),
    ] {
      let text = try report(old.results, new.results).summary().terminal(width: 500)
      #expect(text.hasPrefix(words), "\(text)")
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test("An unknown verdict says which slowdown or speedup cannot be excluded.")
  func unknown() {
    func words(_ shift: Double) -> String {
      let values = [-0.02, 0.02, 0.01, -0.01]
      let tolerance = TimeTolerance(controls: [], comparisons: 1, least: 0.01)
      let change = LogChange(old: values, new: values.map { $0 + shift })
      return TimeChange(change, tolerance, isControl: false).openWords
    }
    #expect(words(0.02) == "a slowdown of up to 5.3 % cannot be excluded")
    #expect(words(-0.03) == "not slower; a speedup of up to 6.0 % cannot be excluded")
  }
}

extension ComparisonReport {
  fileprivate var short: String { summary().terminal(width: 80) }
  fileprivate var table: String { summary(mostChanges: .max).terminal(width: 80) }
}
