import Foundation
import Measurement
import Support
import Testing

@testable import Report
@testable import Results

@Suite("First screen of a report") struct FirstScreenTests {
  private static func results() -> Results {
    var results = MadeUpRun().results
    for index in results.cells.indices where results.cells[index].architecture == "MVVM" {
      results.cells[index].counters["mallocs"] = 7_000
    }
    return results
  }

  @Test("A report begins with heading, warnings, answer, certainty and links, in this order.")
  func order() throws {
    var results = Self.results()
    results.warnings = ["The machine was busy."]
    let text = RunReport(results.derived()).document.markdown
    let places = try [
      "# Baseline, MVC", "The machine was busy", "## The answer",
      "**How sure is this?**", "**Where to look**", "## How to misread this",
      "## Interactions",
    ].map { try #require(text.range(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
  }

  @Test("Every link within a report has a target.")
  func links() {
    let text = RunReport(Self.results().derived()).document.markdown
    let headings = Set(
      text.matches(of: #/(?m)^#+ (.*)$/#).map {
        $0.1.lowercased().replacing(" ", with: "-").replacing(",", with: "")
      })
    let links = Set(text.matches(of: #/\]\(#([^)]*)\)/#).map { String($0.1) })
    #expect(links.isSuperset(of: ["select", "start", "interactions", "how-to-read-this"]))
    #expect(links.subtracting(headings) == [])
  }

  @Test("README shows the tables, the answer and the links to the report.")
  func readme() {
    let text = ReadmeBlock.text(Results.sample(["select"]), folder: "Reports/here")
    #expect(text.contains("| MVC ") && text.contains("[The whole report](Reports/here/README.md)"))
  }

  @Test("Verdicts are counted, and the table marks unresolved and equivalent ratios.")
  func verdicts() {
    var results = Self.results()
    let verdicts: [String: Verdict] = ["MVC": .unresolved, "MVVM": .equivalent]
    for index in results.cells.indices where results.cells[index].event == "select" {
      results.cells[index].verdict = verdicts[results.cells[index].architecture.name]
    }
    #expect(
      Answer(Findings(results.derived())).certainty
        == "**How sure is this?** Each pattern is compared with Baseline in each interaction. The "
        + "verdicts: 2 slower, 1 equivalent (the same within the margin), 1 unresolved (shown "
        + "neither equal nor different). No [control](#controls) was measured.")
    let table = EventTable.table(results, results.definitions, at: 1_000, .ratio)?.markdown() ?? ""
    #expect(table.contains("| [select](#select) | 1.11 ? | 2.01 = |"), "\(table)")
    #expect(table.contains("| [start](#start)   |   1.11 |   2.01 |"), "\(table)")
    results.cells = results.cells.filter { $0.architecture == .baseline }
    #expect(Answer(Findings(results.derived())).certainty.isEmpty)
  }

  @Test("Figures in tables get non-breaking spaces, and prose does not change.")
  func unbroken() {
    let row = "| 5 sec | 1.03 [1.01, 1.05] | 3.87 µs [0, 7.51 µs] | 1.2 ms (1.1 ms – 3 s) | 2.1 % |"
    #expect(
      Document.unbroken(row).replacing("\u{A0}", with: "~")
        == "| 5 sec | 1.03 [1.01,~1.05] | 3.87~µs [0,~7.51~µs] | 1.2~ms (1.1~ms – 3~s) | 2.1~% |")
    #expect(RunReport(.sample(["select"])).document.markdown.contains("2.00 [1.80,\u{A0}2.20] |"))
  }
}
