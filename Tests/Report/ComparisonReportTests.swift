import Foundation
import Measurement
import Support
import TestSupport
import Testing

@testable import Report

@Suite("Report of a comparison") struct ComparisonReportTests {
  private func report() throws -> ComparisonReport { ComparisonReport(try comparison()) }

  private func comparison() throws -> Comparison {
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
    return try Comparison(
      old.withSources().results, new.withSources(changed: ["MVC", "MVVM"]).results)
  }

  private func report(_ old: Results, _ new: Results) throws -> ComparisonReport {
    ComparisonReport(try Comparison(old, new))
  }

  private func compareGolden(_ found: String, _ name: String) throws {
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: name) }
    #expect(firstDifference(found, try golden.read(name)) == nil)
  }

  @Test("The Markdown comment and the terminal's text equal their golden files.")
  func golden() throws {
    try compareGolden(try report().comment.markdown, "comparison.md")
    try compareGolden(try report().table, "comparison.txt")
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
    #expect(
      try report(old, new).comment.markdown
        .hasPrefix("### archbench compare: no regression\n\n> **Warning** The runs"))
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
    #expect(report.short.contains("\n\n\(all - 10) further changes: --format table.\n\n"))
    #expect(!report.table.contains("further change"))
  }

  @Test("The JSON report has every case and every architecture.")
  func json() throws {
    let object =
      try JSONSerialization.jsonObject(with: Data(try jsonText(comparison()).utf8))
      as? [String: Any]
    let cells = object?["cells"] as? [[String: Any]]
    #expect(cells?.count == 6)
    #expect(cells?.count { $0["status"] as? String == "regression" } == 2)
    let architectures = object?["architectures"] as? [[String: Any]]
    #expect(
      architectures?.compactMap { $0["architecture"] as? String } == ["MVC", "MVVM", "S", "C"])
    #expect(architectures?.count { $0["isControl"] as? Bool == true } == 2)
    #expect(object?["controls"] as? [String] == ["Baseline", "S", "C"])
  }

  // MARK: - Sizes

  @Test("A comment stays within GitHub's limit, however many cells and changes there are.")
  func limit() throws {
    for count in [60, 400] {
      let ids = (1...count).map { "interaction-number-\($0)" }
      let worse = MadeUpRun(
        interactions: ids,
        change: { cell in
          for name in cell.counters.keys { cell.counters[name] = 1_000_000 }
        })
      let text = try report(MadeUpRun(interactions: ids).results, worse.results).comment.markdown
      #expect(text.count < 65_536)
      #expect(text.contains("further changes: --format json."))
    }
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
    #expect(text.components(separatedBy: "result ").count == 2)
    for end in ["25-mounted-all", "turns-25-mounted", "select 100,000"] {
      #expect(text.contains(end), "\(text)")
    }
  }

  // MARK: - Sentences for odd inputs

  @Test("One architecture is named in the answer.")
  func oneArchitecture() throws {
    var run = MadeUpRun(names: ["Baseline", "MVC"], interactions: ["select"])
    run.values = { _, _ in [0.09, 0.1, 0.11, 0.1] }
    let text = try report(run.results, run.results).comment.markdown
    #expect(
      text.contains("If MVC had become 3.6 % slower in all cells, this comparison would have"))
    #expect(text.contains("In a single cell it takes 4.6 % (median)."))
  }

  @Test("Without controls, the report says so and why.")
  func noControls() throws {
    let old = MadeUpRun()
    let text = try report(old.results, old.results).comment.markdown
    #expect(text.contains("There are no controls. The tolerance of a cell is 2.0 %."))
    #expect(text.contains("A run does not record the sources that it measured"))
    let changed = try report(
      old.withSources().results, old.withSources(shared: "t").results
    ).comment.markdown
    #expect(changed.contains("Sources that all apps share changed, so there are no controls."))
    #expect(text.contains("If an architecture had become"))
  }

  @Test("If all architectures are controls, the answer is that their changes are noise.")
  func allControls() throws {
    let run = MadeUpRun(copies: { _, _ in [0, 0.001] }).withSources()
    let text = try report(run.results, run.results).comment.markdown
    #expect(
      text.hasPrefix("### archbench compare: no regression\n\nAll architectures have the same"))
    #expect(text.contains("Controls: Baseline, MVC, MVVM, S, C. S is Baseline once more"))
    #expect(!text.contains("unknown") && !text.contains("had become"))
  }

  @Test("Runs of one process say that their times are not compared.")
  func oneProcess() throws {
    let run = MadeUpRun(values: { _, _ in [0.1] })
    for text in [
      try report(run.results, run.results).comment.markdown,
      try report(run.results, run.results).table,
    ] {
      #expect(text.contains("No times are compared: one process only."))
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test("Runs without times or counters still have an answer.")
  func noFigures() throws {
    let bare = MadeUpRun(values: { _, _ in nil }, change: { $0.counters = [:] })
    let text = try report(bare.results, bare.results).comment.markdown
    #expect(
      text.hasPrefix("### archbench compare: no regression\n\nNo times are compared: no values"))
    #expect(!text.contains("| result"))
    var alone = MadeUpRun(names: ["Baseline"])
    alone.values = { _, _ in nil }
    #expect(
      try report(alone.results, alone.results).table
        .hasPrefix("No regression. No times are compared.\n"))
  }

  @Test("An unknown verdict says which slowdown or speedup cannot be excluded.")
  func unknown() {
    func words(_ shift: Double) -> String {
      let values = [-0.02, 0.02, 0.01, -0.01]
      return TimeChange(
        LogChange(old: values, new: values.map { $0 + shift }), .init(value: 0.01, spread: 0),
        alpha: 0.05, isControl: false
      ).words
    }
    #expect(words(0.02) == "a slowdown of up to 5.3 % cannot be excluded")
    #expect(words(-0.03) == "not slower; a speedup of up to 6.0 % cannot be excluded")
    #expect(words(0.1) == "slower" && words(-0.1) == "faster")
  }

  @Test("The reasons why no times are compared are in the answer.")
  func reasons() throws {
    let old = MadeUpRun().withSources()
    let cases = [
      (MadeUpRun().withSources(changed: ["Baseline"]), "Baseline changed"),
      (MadeUpRun(data: " --data my notes.json"), "other notes"),
      (MadeUpRun(valid: false), "NEW invalid"),
    ]
    for (new, reason) in cases {
      let text = try report(old.results, new.results).table
      #expect(text.hasPrefix("No regression. No times are compared: \(reason).\n"))
    }
  }
}

extension ComparisonReport {
  fileprivate var short: String { summary().terminal(width: 80) }
  fileprivate var table: String { summary(mostChanges: .max).terminal(width: 80) }
}
