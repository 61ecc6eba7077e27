import Catalog
import Interactions
import SourceAnalysis
import Study
import Testing

@testable import Report

@Suite("Verdicts on claims") struct ClaimsTests {
  private func verdict(_ id: String, _ change: (inout Results) -> Void) throws -> ClaimVerdict {
    var results = Results.sample(["session", "burst-many-turns"])
    change(&results)
    let claim = try #require(Claims.all.first { $0.id == id })
    return claim.test(ClaimEvidence(results: results)).verdict
  }

  private func rule(_ id: String, _ verdict: String) -> RuleResult {
    RuleResult(
      architecture: "Ziggurat", id: id, rule: "R.", source: "S", enforcedBy: "run", verdict: verdict
    )
  }

  @Test("Each claim has an id of its own.")
  func ids() {
    #expect(Set(Claims.all.map(\.id)).count == Claims.all.count)
    #expect(Claims.all.count > 30)
  }

  @Test("A claim about rules holds, fails or is not run, as the verdicts on its rules say.")
  func rules() throws {
    #expect(try verdict("Z10") { $0.rules = [rule("services-stand-still", "holds")] } == .holds)
    #expect(try verdict("Z10") { $0.rules = [rule("services-stand-still", "broken")] } == .fails)
    let unknown = try verdict("Z10") { $0.rules = [rule("services-stand-still", "not available")] }
    #expect(unknown == .notRun("rules were not checked"))
    let some = try verdict("Z9") { $0.rules = [rule("services-own", "holds")] }
    #expect(some == .notRun("rules were not checked"))
    let none = try verdict("Z10") { _ in }
    #expect(none == .notRun("rules were not checked"))
  }

  @Test(
    "Logic is testable without views if no decision and no behaviour's unit test needs a view.")
  func decisionsWithoutView() throws {
    func logic(_ decisions: Int?, without: Int?, views: Int = 0) throws -> ClaimVerdict {
      try verdict("Z19") { results in
        results.testability = TestabilityFile(
          commit: "", seed: 1, sharedTokens: 0,
          architectures: [.sample("Ziggurat", views: views)])
        let bodies = [
          SemanticsFigures.Bodies(
            role: "service", all: 5, withoutView: 5, decisions: decisions,
            decisionsWithoutView: without),
          // No claim is about these bodies.
          SemanticsFigures.Bodies(
            role: "viewController", all: 2, withoutView: 0, decisions: 2, decisionsWithoutView: 0),
        ]
        let figures = SemanticsFigures(
          links: [], types: [], cycles: [], properties: [], modelSymbolsInViews: [],
          bodies: bodies, notes: [])
        results.semantics = [SemanticsResult(architecture: "Ziggurat", figures: figures)]
      }
    }
    #expect(try logic(9, without: 9) == .holds)
    #expect(try logic(9, without: 8) == .fails)
    #expect(try logic(9, without: 9, views: 1) == .fails)
    #expect(try logic(nil, without: nil) == .notRun("decisions were not counted"))
    #expect(try verdict("Z19") { _ in } == .notRun("unit tests were not measured"))
  }

  @Test(
    "Claims that need a form of a pattern are not run.",
    arguments: ["C11", "C13", "M10", "M14", "Z22", "Z25", "Z27", "H19"])
  func forms(_ id: String) throws {
    let claim = try #require(Claims.all.first { $0.id == id })
    guard
      case .notRun(let reason) = claim.test(ClaimEvidence(results: .sample(["session"]))).verdict
    else {
      Issue.record("\(id) has a verdict")
      return
    }
    #expect(reason.hasPrefix("needs the form"))
  }

  @Test("Results of only two architectures give no section about claims.")
  func few() {
    #expect(RunReport(Results.sample(["select"]), claims: Claims.all).claimsPage.isEmpty)
  }

  @Test("README shows the tables, the answer and the links to the report.")
  func readme() {
    let text = ReadmeBlock.text(Results.sample(["select"]), folder: "Reports/here")
    #expect(text.contains("| MVC ") && text.contains("[The whole report](Reports/here/README.md)"))
  }
}
