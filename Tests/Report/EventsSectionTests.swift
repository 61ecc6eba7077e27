import Foundation
import Support
import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("Events and growth") struct EventsSectionTests {
  private func results() -> Results {
    var results = Results.sample(["edit-visible", "edit-visible:100000", "select"])
    results.definitions[0].title = "a note in view changes"
    results.cells = results.cells.map { cell in
      var cell = cell
      cell.eventTime = Interval(estimate: 1e-9 * Double(cell.size))
      if cell.ratio != nil { cell.added = Interval(estimate: 2e-6, low: 1e-6, high: 3e-6) }
      return cell
    }
    results.growth = [
      Growth(
        event: "edit-visible", architecture: "MVC", sizes: [1_000, 100_000],
        exponent: Interval(estimate: 0.98, low: 0.95, high: 1.01))
    ]
    return results
  }

  @Test("The first page has ratios and allocations of the main events alone.")
  func firstPage() {
    let page = RunReport(results()).pages[0].text
    let text = page.components(separatedBy: "## Event by event").last ?? ""
    #expect(text.contains("| [a note in view changes]") && text.contains(" | **2.00** |"))
    #expect(text.contains("## Allocations"))
    #expect(!text.contains("select") && !text.contains("2.00 ["))
    #expect(!RunReport(.sample(["select"])).pages[0].text.contains("## Event by event"))
  }

  @Test("The page about growth says what takes longer, and has the exponents.")
  func growth() {
    let text = RunReport(results()).growth.markdown.replacing("\u{A0}", with: " ")
    #expect(
      text.contains(
        "\n**Every app takes 100 (Baseline and MVC) times as long** with 100,000 notes as with 1,000, "
          + "in *a note in view changes*.\n"), "\(text)")
    #expect(text.contains(" |        – | 0.98 [0.95, 1.01] |"), "\(text)")
    #expect(RunReport(.sample(["select"])).growth.isEmpty)
  }
}
