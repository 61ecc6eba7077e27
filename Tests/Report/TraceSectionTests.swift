import Measurement
import Results
import Testing

@testable import Report
@testable import SourceAnalysis

@Suite("Diagrams on the pages of interactions") struct TraceSectionTests {
  private func trace(_ name: String, against: String? = nil, size: Int = 100) -> TraceResult {
    let arrow = TraceArrow(
      from: "store", to: "view controller", kind: .call, text: "a", against: against)
    return TraceResult(
      architecture: name, interaction: "select", size: size,
      participants: ["store", "view controller"], passages: [TracePassage(arrow)],
      isSummed: name == "MVVM")
  }

  @Test("Each architecture's diagram is folded, and a link leads to the explanation.")
  func folded() {
    let text = TraceSection([trace("MVC"), trace("MVVM", against: "b")]).folded.markdown
    #expect(text.hasPrefix("**Who calls whom**, recorded at 100 notes ([how to read a diagram]"))
    #expect(
      text.contains(
        """
        <details>
        <summary>MVC: 1 arrow, none against the pattern's direction.</summary>

        ```mermaid
        sequenceDiagram
        """))
    #expect(text.contains("<summary>MVVM: 1 arrow, summed up, 1 against the direction.</summary>"))
    #expect(text.hasSuffix("```\n\n</details>\n"))
    #expect(text.split(separator: "</details>", omittingEmptySubsequences: false).count == 3)
    #expect(TraceSection([]).folded.isEmpty)
  }

  @Test("The explanation names the sizes, the limit of arrows and what is missing.")
  func explanation() {
    let text = TraceSection([trace("MVC"), trace("MVVM", size: 1_000)])
      .explanation(note: "Of Redux there is none.").markdown
    #expect(text.hasPrefix("## The way of an event\n"))
    #expect(text.contains("at 100 and 1,000 notes. Of Redux there is none.\n"))
    #expect(text.contains("more than \(TraceResult.mostArrows) arrows"))
    #expect(TraceSection([]).explanation(note: nil).isEmpty)
    #expect(
      TraceSection([]).explanation(note: "There are none.").markdown
        == "## The way of an event\n\nThere are none.\n")
  }

  @Test("The command prints each interaction with its description and its diagrams.")
  func diagrams() {
    var other = trace("MVVM")
    other.interaction = "type"
    let text = TraceSection([trace("MVC"), other]).diagrams(["select": "A row is selected."])
      .markdown
    #expect(text.hasPrefix("`select`: A row is selected. At 100 notes.\n\n**MVC**: 1 arrow,"))
    #expect(text.contains("\n\n`type`:  At 100 notes.\n\n**MVVM**: 1 arrow, summed up,"))
    #expect(text.split(separator: "```mermaid\n").count == 3)
  }

  @Test("An interaction's page has its diagrams, and another page has the explanation.")
  func pages() {
    var results = MadeUpRun().results
    results.traces = [trace("MVC")]
    let pages = RunReport(results).pages
    func text(_ path: String) -> String { pages.first { $0.path == path }?.text ?? "missing" }
    let page = text("interactions/select.md")
    #expect(page.contains("[how to read a diagram](../harness.md#the-way-of-an-event)"))
    #expect(page.contains("<summary>MVC: 1 arrow"))
    #expect(
      page.contains("*Shared calls* are calls of [pure functions](../../../Sources/App/Model/"))
    #expect(text("traces.md") == "missing")
    #expect(text("interactions/start.md").contains("**To profile it**"))
    #expect(!text("interactions/start.md").contains("<details>"))
    #expect(text("harness.md").contains("\n## The way of an event"))
  }

  @Test("The commands profile the slowest architecture, and the events alone.")
  func profile() {
    let cases = MadeUpRun().results.cells.filter { $0.event == "select" }
    let text = ProfileCommand("select", cases).document.markdown
    #expect(text.contains("--architecture MVVM --interaction select\n"))
    #expect(text.contains("--toggle-collect='*countedPiece*'"))
    #expect(text.contains("preparation and reset."))
    #expect(
      ProfileCommand("select", cases.filter { $0.architecture == "Baseline" }).document.markdown
        .contains("--architecture Baseline"))
    #expect(ProfileCommand("select", []).document.isEmpty)
  }
}
