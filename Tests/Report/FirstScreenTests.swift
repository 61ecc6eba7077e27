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

@Suite("The summary on a terminal") struct TerminalSummaryTests {
  private static let published: Result<PublishedRuns, any Error> = Result { try PublishedRuns() }

  private func lines(_ results: Results, _ environment: [String: String] = [:]) -> [String] {
    let terminal = Terminal(environment: environment, isTerminal: true, columns: 80)
    return RunReport(results).summary(in: "Reports/2026-01-01-linux-x86_64-12", on: terminal)
      .split(separator: "\n").map(String.init)
  }

  @Test("Seven patterns and nine events fit 22 lines of 80 columns, the fastest pattern first.")
  func screen() throws {
    let published = try Self.published.get()
    for var results in [published.joined, published.quick(), published.run(5)] {
      results.warnings = ["One.", "Two."]
      let lines = lines(results)
      #expect(lines.count <= 22 && lines.allSatisfy { displayWidth($0) <= 80 }, "\(lines)")
      #expect(lines[0].hasSuffix(" 1,000 notes: 2 warnings in harness.md."))
      let names = lines[2...8].map { $0.split(separator: " ")[0] }
      #expect(names.prefix(3) == ["Baseline", "MVVM", "MVC"])
      #expect(lines[9].split(separator: " ").dropFirst(2) == names.dropFirst())
      let bars = lines[2...8].map { $0.count { $0 == "━" } }
      #expect(bars == bars.sorted() && bars[6] > bars[1], "\(bars)")
    }
  }

  @Test("An app that differs has no figure, a withheld one is a dash, and colours change no text.")
  func defect() throws {
    var results = try Self.published.get().quick()
    results.architectures[1].defect = "Script x shows it: a badge."
    for index in results.events.indices where results.events[index].architecture == "Redux" {
      results.events[index].verdict = .withheld
    }
    let lines = lines(results)
    #expect(lines[0].hasPrefix("6 of 7 apps behave alike."))
    #expect(lines[7].hasPrefix("MVC                –   not equal     –  "))
    #expect(lines[8].hasPrefix("Redux              –           –     –  "))
    #expect(!lines[9].contains("MVC ") && lines[10].hasSuffix("  –"))
    #expect(lines.contains("Of 100,000 notes: not measured; run with --growth."))
    let coloured = self.lines(results, ["TERM": "xterm"])
    #expect(coloured[2].contains("48;5;231m1.00\u{10FFFD}") && coloured[6].contains("48;5;208m1"))
    #expect(coloured.map { $0.replacing(#/\u{10FFFD}[0-9;]*m/#, with: "") } == lines)
  }

  @Test("Each size of an event that is named is shown, with what 100,000 notes take.")
  func named() throws {
    var results = try Self.published.get().joined
    results.run.command += " --interaction edit-visible"
    results.definitions.removeAll { $0.id != "edit-visible" }
    results.architectures[1].name += String(repeating: "y", count: 37)
    let lines = lines(results)
    #expect(lines.allSatisfy { displayWidth($0) <= 80 } && lines[11].hasPrefix("a note changes  "))
    #expect(
      lines[10].hasPrefix("a note changes, 100 ") && lines[14].hasPrefix("Chance could swap "))
    #expect(lines[15].hasSuffix("up to 14.7 ms in MVVM-C and Redux, else up to 8.64 µs."))
  }
}
