import Interactions
import Report
import Testing

@testable import SourceAnalysis
@testable import archbench

@MainActor @Suite("What trace prints") struct TraceCommandTests {
  @Test("Each interaction has its description, and a diagram for each architecture.")
  func diagrams() throws {
    let interactions = ["select", "type"].compactMap { Interactions.named($0) }
    let traces = [("MVC", "select"), ("MVVM", "type")].map { name, interaction in
      TraceResult(
        architecture: name, interaction: interaction, size: 100,
        participants: ["store", "view controller"],
        passages: [
          TracePassage(
            TraceArrow(from: "store", to: "view controller", kind: .call, text: "a"))
        ], isSummed: name == "MVVM")
    }
    let text = TraceCommand.diagrams(traces, interactions).markdown
    #expect(text.hasPrefix("`select`: \(interactions[0].prose) At 100 notes.\n\n**MVC**: 1 arrow,"))
    #expect(text.contains("**MVVM**: 1 arrow, summed up, none against the pattern's direction."))
    #expect(text.split(separator: "```mermaid\n").count == 3)
  }
}
