import Catalog
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

  @Test("One slope is above another only if their intervals do not touch.")
  func slopes() throws {
    func growth(_ name: String, _ low: Double, _ high: Double) -> GrowthResult {
      GrowthResult(
        architecture: name, variant: "v", lane: "idiomatic", interaction: "burst-many-turns",
        unit: "mounted profiles", points: [], exponent: nil, fixedSeconds: nil,
        secondsEach: IntervalResult(estimate: (low + high) / 2, low: low, high: high),
        countExponents: [:])
    }
    let mvvm = growth("MVVM", 1e-3, 2e-3)
    #expect(try verdict("Z25") { $0.growth = [mvvm, growth("Ziggurat", 3e-3, 4e-3)] } == .holds)
    let touching = [mvvm, growth("Ziggurat", 1.5e-3, 4e-3)]
    #expect(try verdict("Z25") { $0.growth = touching } == .unresolved)
    #expect(try verdict("Z25") { $0.growth = [mvvm, growth("Ziggurat", 1e-4, 9e-4)] } == .fails)
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

  @Test("A claim about a case fails if the app is wrong in that case.")
  func wrong() throws {
    func session(_ correct: Bool) throws -> ClaimVerdict {
      try verdict("H19") { results in
        for index in results.cells.indices where results.cells[index].interaction == "session" {
          results.cells[index].architecture = "MVVM"
          results.cells[index].correct = correct
        }
      }
    }
    #expect(try session(true) == .holds)
    #expect(try session(false) == .fails)
  }

  @Test("Claims about the writes of one field compare variants, and are not run without them.")
  func writes() throws {
    func verdict(_ id: String, _ writes: [String: Int]) throws -> ClaimVerdict {
      var results = Results.sample(["profile-field"])
      let cell = try #require(results.cells.first)
      results.cells = writes.map { variant, count in
        var cell = cell
        (cell.architecture, cell.variant) = ("MVVMC", variant)
        cell.label = variant == "idiomatic" ? nil : "MVVMC/\(variant)"
        cell.counters["writes"] = count
        return cell
      }
      let claim = try #require(Claims.all.first { $0.id == id })
      return claim.test(ClaimEvidence(results: results)).verdict
    }
    #expect(try verdict("C11", ["idiomatic": 1, "asPublished": 6]) == .holds)
    #expect(try verdict("C11", ["idiomatic": 6, "asPublished": 6]) == .fails)
    #expect(try verdict("C11", ["idiomatic": 1, "asPublished": 5]) == .fails)
    #expect(
      try verdict("C11", ["idiomatic": 1])
        == .notRun("profile-field was not measured as published"))
    #expect(try verdict("C13", ["committed": 6, "asPublished": 6]) == .fails)
    #expect(try verdict("C13", ["committed": 1, "asPublished": 6]) == .holds)
    #expect(
      try verdict("C13", ["asPublished": 6])
        == .notRun("profile-field was not measured as published and with commit"))
  }

  @Test("Results of only two architectures give no section about claims.")
  func few() {
    #expect(ClaimsSection(Results.sample(["select"]), Claims.all).text == "")
  }

  @Test("README shows the scorecard, the answer and the links to the report.")
  func readme() {
    let text = ReadmeBlock(Results.sample(["select"]), folder: "Reports/here").text
    #expect(text.contains("| MVC ") && text.contains("[the whole report](Reports/here/README.md)"))
  }
}
