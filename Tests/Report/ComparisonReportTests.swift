import Foundation
import Report
import TestSupport
import Testing

@Suite("Report of a comparison") struct ComparisonReportTests {
  private func report() throws -> ComparisonReport {
    let new = MadeUpRun(
      commit: "bbb",
      values: { architecture, interaction in
        architecture == "MVC"
          ? [0.09, 0.1, 0.11, 0.1].map { $0 + (interaction == "select" ? 0.05 : 0) }
          : [0.7, 0.69, 0.7, 0.71]
      },
      change: { cell in
        if cell.interaction == "start" { cell.counters["bytes"] = 1_296 }
        guard cell.architecture == "MVVM" else { return }
        if cell.interaction == "start" {
          cell.counters["mallocs"] = 38
        } else {
          cell.correct = false
          cell.note = "It shows the wrong title."
        }
      })
    return ComparisonReport(
      try Comparison(MadeUpRun().results, new.results, tolerance: 0.02))
  }

  @Test("The Markdown comment equals its golden file.")
  func golden() throws {
    let found = try report().markdown
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: "comparison.md") }
    #expect(firstDifference(found, try golden.read("comparison.md")) == nil)
  }

  @Test("The terminal table has the headline and no folded parts.")
  func table() throws {
    let text = try report().table
    #expect(text.hasSuffix("2 regressions, 1 improvement, 3 cells unchanged.\n"))
    #expect(!text.contains("<details>"))
  }

  @Test("The JSON report has every case.")
  func json() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try report().json().utf8))
    let cells = (object as? [String: Any])?["cells"] as? [[String: Any]]
    #expect(cells?.count == 6)
    #expect(cells?.count { $0["status"] as? String == "regression" } == 2)
  }

  @Test("A comment stays within GitHub's limit, however many rows changed.")
  func limit() throws {
    let ids = (1...60).map { "interaction-number-\($0)" }
    let worse = MadeUpRun(
      interactions: ids,
      change: { cell in
        for name in cell.counters.keys { cell.counters[name] = 1_000_000 }
      })
    let comparison = try Comparison(
      MadeUpRun(interactions: ids).results, worse.results, tolerance: 0.01)
    let text = ComparisonReport(comparison).markdown
    #expect(text.count < 65_536)
    #expect(text.contains("further rows"))
  }
}
