import Foundation
import Measurement
import Support
import Testing

@testable import Report

@Suite("First screen of a report") struct FirstScreenTests {
  private static func results() -> Results {
    var results = MadeUpRun().results
    for index in results.cells.indices where results.cells[index].architecture == "MVVM" {
      results.cells[index].counters["mallocs"] = 7_000
    }
    return results
  }

  private static func set(
    _ verdict: String, of name: String, in interaction: String, _ results: inout Results
  ) {
    for index in results.cells.indices
    where results.cells[index].architecture == name
      && results.cells[index].interaction == interaction
    {
      results.cells[index].ratio?.verdict = verdict
    }
  }

  @Test("A report begins with heading, warnings, answer, certainty and links, in this order.")
  func order() throws {
    var results = Self.results()
    results.warnings = ["The machine was busy."]
    let text = MarkdownReport(results).text
    let places = try [
      "# Baseline, MVC", "The machine was busy", "## The answer",
      "**How sure is this?**", "**Where to look**", "## How to misread this", "## Summary",
      "## Interactions",
    ].map { try #require(text.range(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
  }

  @Test("Every link within a report has a target.")
  func links() {
    let text = MarkdownReport(Self.results()).text
    let headings = Set(
      text.matches(of: #/(?m)^#+ (.*)$/#).map {
        $0.1.lowercased().replacing(" ", with: "-").replacing(",", with: "")
      })
    let links = Set(text.matches(of: #/\]\(#([^)]*)\)/#).map { String($0.1) })
    #expect(links.isSuperset(of: ["select", "start", "summary", "how-to-read-this"]))
    #expect(links.subtracting(headings) == [])
  }

  @Test("Verdicts are counted, and the table marks unresolved and equivalent ratios.")
  func verdicts() {
    var results = Self.results()
    Self.set("unresolved", of: "MVC", in: "select", &results)
    Self.set("equivalent", of: "MVVM", in: "select", &results)
    #expect(
      Answer(results).certainty
        == "**How sure is this?** Each pattern is compared with Baseline in each interaction. The "
        + "verdicts: 2 slower, 1 equivalent (the same within 1.0 %), 1 unresolved (too noisy to tell). "
        + "The check: Baseline is [timed twice, and beside a copy of its code](#controls), so the ratio "
        + "should be 1. The worst is 1.00 [1.00, 1.00].")
    let table = RatioTable.table(results, ReportCharts(results).styles.contenders, at: 1_000)
      .markdown()
    #expect(table.contains("| [select](#select) | 1.11 ? | 2.01 = |"), "\(table)")
    #expect(table.contains("| [start](#start)   |   1.11 |   2.01 |"), "\(table)")
    results.cells = results.cells.filter { $0.architecture == "Baseline" }
    #expect(Answer(results).certainty.isEmpty)
  }

  @Test("Figures in tables get non-breaking spaces, and prose does not change.")
  func unbroken() {
    let text = """
      1.95 ms [1.01, 1.05] in prose

      | a b   |    1.95 ms |  29.1 % |
      | 5 sec | 1.03 [1.01, 1.05] | 3.87 µs [0, 7.51 µs] | 1.2 ms (1.1 ms – 3 s) |
      """
    #expect(
      NonBreakingSpaces.text(text).replacing("\u{A0}", with: "~") == """
        1.95 ms [1.01, 1.05] in prose

        | a b   |    1.95~ms |  29.1~% |
        | 5 sec | 1.03 [1.01,~1.05] | 3.87~µs [0,~7.51~µs] | 1.2~ms (1.1~ms – 3~s) |
        """)
    #expect(MarkdownReport(.sample(["select"])).text.contains("2.00 [1.80,\u{A0}2.20] |"))
  }

  @Test("Bursts that differ only in their screens count as one kind.")
  func families() throws {
    var results = Self.results()
    #expect(FamilyMeans.family("burst-25-mounted") == "burst")
    #expect(FamilyMeans.family("update-tenth-one-push") == "update-tenth-one-push")
    // Adds two bursts of four times the cost to `select` and `start`, which cost 2.01 each.
    for id in ["burst", "burst-5-mounted"] {
      results.cells += results.cells.filter { $0.interaction == "select" }.map { cell in
        var cell = cell
        cell.interaction = id
        if cell.architecture == "MVVM" { cell.ratio?.estimate *= 4 }
        return cell
      }
    }
    let means = FamilyMeans(results, size: 1_000)
    #expect(means.families.contains("burst") && means.title("burst") == "burst (2)")
    let all = try #require(means.mean(of: "MVVM", without: "nothing"))
    let left = try #require(means.mean(of: "MVVM", without: "burst"))
    #expect(abs(all / left - 2) < 1e-9)
    let range = try #require(means.range(of: "MVVM", from: all))
    #expect(range.most == "burst (2)" && range.low == left && range.high > all)
    let index = try #require(results.architectures.firstIndex { $0.name == "MVVM" })
    results.architectures[index].overall = [
      OverallResult(
        size: 1_000, interactions: 4, estimate: all,
        leaveOneOut: LeaveOneOutResult(low: 1, high: 9, without: "select"))
    ]
    let table = try #require(SensitivityTable.table(results)).markdown()
    #expect(table.contains("without one kind: from") && table.contains("| burst (2)"), "\(table)")
  }

  @Test("README's block shows the cost of a keystroke, the certainty and the warnings.")
  func block() {
    var results = Self.results()
    results.warnings = ["The machine was busy."]
    let without = ReadmeBlock(results, folder: "R").text
    #expect(!without.contains("One keystroke"))
    for words in [
      "](R/harness.md#controls)", "> **Warning** The machine was busy.", "no overall score",
    ] {
      #expect(without.contains(words), "\(words)")
    }
    let warm = LatencyInterval(estimate: 2e-5, low: nil, high: nil)
    results.cells += results.cells.filter { $0.interaction == "select" }.map { cell in
      var cell = cell
      cell.interaction = "type"
      cell.counters["turns"] = 10
      cell.latency = LatencyResult(
        p50: 2e-5, lowestProcess: 2e-5, highestProcess: 2e-5, warm: warm)
      if cell.architecture == "MVVM" {
        cell.added = AddedResult([1.5e-6], instructions: nil, events: 10)
      }
      return cell
    }
    #expect(
      KeystrokeLine(results).text
        == "**One keystroke** in the editor takes 2.00 µs in Baseline ([type](#type)). Added to that, in "
        + "µs with 95 % intervals: MVVM 1.50. The most is <0.01 % of a frame. The order differs from kind to kind of events."
    )
  }
}
