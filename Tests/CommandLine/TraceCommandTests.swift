import Interactions
import Report
import Testing

@testable import SourceAnalysis
@testable import archbench

@MainActor @Suite("What trace prints") struct TraceCommandTests {
  @Test("Each interaction has its description, and a line for each step of an architecture.")
  func steps() {
    let interactions = ["select", "type"].compactMap { Interactions.named($0) }
    let step = TraceStep(function: "A.f()", role: "store", file: "Sources/A.swift", lines: "1-2,4")
    let traces = ["select", "type"].map {
      TraceResult(architecture: "MVC", interaction: $0, size: 100, steps: [step, step])
    }
    #expect(
      TraceCommand.steps(traces, interactions).markdown
        == interactions.map {
          """
          `\($0.id)`: \($0.prose)

          **MVC**, at 100 notes:

              store · A.f() · Sources/A.swift:1-2,4
              store · A.f() · Sources/A.swift:1-2,4

          """
        }.joined(separator: "\n"))
  }
}
