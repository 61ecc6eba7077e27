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

  @Test("A report's first page has its parts in order, and warnings only as a count.")
  func order() throws {
    var results = Self.results()
    results.warnings = ["The machine was busy."]
    let text = RunReport(results.derived()).document.markdown
    let places = try [
      "# Baseline, MVC", "## At a glance", "## How sure is this?", "[1 warning](#warnings)",
      "## How to misread this", "## All pages",
      "## How to reproduce this", "The machine was busy",
    ].map { try #require(text.range(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
  }

  @Test("Every link within a report has a target.")
  func links() {
    let text = RunReport(Self.results().derived()).document.markdown
    let headings = Set(
      text.matches(of: #/(?m)^#+ (.*)$/#).map {
        $0.1.lowercased().replacing(" ", with: "-").replacing(#/[,?]/#, with: "")
      })
    let links = Set(text.matches(of: #/\]\(#([^)]*)\)/#).map { String($0.1) })
    #expect(links.isSuperset(of: ["select", "start", "all-events", "how-to-read-this"]))
    #expect(links.subtracting(headings) == [])
  }

  @Test("A run whose controls are off says so at once.")
  func invalid() {
    var results = Self.results()
    (results.valid, results.warnings) = (false, ["The controls are off."])
    let text = RunReport(results.derived()).pages[0].text
    #expect(text.prefix(900).contains("> **Warning** The controls are off."))
  }

  @Test("README shows the table, the marker between its parts, and links to the report.")
  func readme() {
    let text = ReadmeBlock.text(Results.sample(["select"]), folder: "Reports/here")
    #expect(text.contains("| MVC ") && text.contains("\n\(ReadmeBlock.marker)\n"))
    #expect(text.contains("[The whole report](Reports/here/README.md)"))
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
