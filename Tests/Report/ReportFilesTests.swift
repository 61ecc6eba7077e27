import Foundation
import Support
import TestSupport
import Testing

@testable import Report
@testable import Results

@Suite("Files of a report") struct ReportFilesTests {
  @Test("All pages and pictures of the published report and of a small one are known as its own.")
  func own() throws {
    let published = try PublishedRuns()
    for report in [
      RunReport(published.joined, published.stored), RunReport(MadeUpRun().results),
    ] {
      let terminal = Terminal(environment: [:], isTerminal: false, columns: nil)
      #expect(ReportFiles.isPrinted(report.summary(in: "R", on: terminal)))
      let names = ReportFiles.paths(ofEvents: report.results.definitions.map(\.id))
      let files =
        report.pages.map { ($0.path, $0.text) } + report.pictures.flatMap(\.files).map { ($0, $1) }
      for (path, text) in files {
        #expect(names.contains(path) && ReportFiles.isOwn(path, text), "\(path)")
      }
    }
  }

  @Test("A README with the parts that a report prints for it is a user's file.")
  func readme() throws {
    let published = try PublishedRuns()
    let parts = ReadmeBlock.text(published.joined, published.stored, folder: "R")
    let own = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
    for text in [own, "# Mine\n\n\(parts)", parts] { #expect(!ReportFiles.isPrinted(text)) }
  }

  /// The beginnings of all files in earlier commits whose names a report still has.
  private static let beginnings = [
    ("README.md", "# Baseline, MVC, MVVM, Redux, Ziggurat on the same feature\n\n5 architec"),
    ("README.md", "# Baseline, MVC, MVVM, MVVM-C, Redux, Ziggurat, Flux in one app\n\n**How"),
    ("events.md", "## All events\n\n**MVC takes least time, then MVVM, then Flux and Ziggur"),
    ("events/sort.md", "## sort\n\nThe user switches"),
    ("events/sort.md", "## The list is sorted (sort)\n\nThe user switches"),
    ("forms.md", "## Forms\n\nEach form ran in one program with Baseline, the controls and"),
    ("forms.md", "## What does the way of writing cost?\n\n**When one of 1,000 notes chang"),
    ("growth.md", "## Growth\n\nThe time of one event at each number of notes. The **expone"),
    ("growth.md", "## Memory at rest\n\nWhat an app gives back at its end: blocks of malloc"),
    ("window.md", "## A real frame\n\n**In a window**: a keystroke takes 1.06 ms to the pix"),
    ("source.md", "## Source\n\nLines that hold code, by Swift's grammar, and tokens, which"),
    ("tests.md", "### Each behaviour\n\nTokens of the tests, whether they need views, and "),
    ("tests.md", "## Tests\n\nTwelve behaviours are tested in each architecture, as its co"),
    ("changes.md", "### Tokens added and removed\n\n|   # | Request                         "),
    ("changes.md", "## Changes\n\n**Noticed by no script**: Baseline 1, MVC 4, MVVM 1, MVVM-"),
    ("changes.md", "## Two authors\n\n5 of the 16 requests were carried out a second time in"),
    ("rules.md", "## Rules\n\nWhat each pattern's documents ask, and what enforces it. *Co"),
    ("harness.md", "## How to read this\n\n* **Counters come first**: they are exact, and do"),
  ]

  @Test("Files of older reports are known, and those of a user are not.", arguments: beginnings)
  func older(_ path: String, _ beginning: String) {
    #expect(ReportFiles.isOwn(path, beginning))
    for text in [
      "Mine.\n", "# My notes\n", "## Notes\n\nMine.\n", "<svg></svg>\n", "\n" + beginning,
    ] {
      #expect(!ReportFiles.isOwn(path, text) && !ReportFiles.isPrinted(text), "\(text)")
    }
  }
}
