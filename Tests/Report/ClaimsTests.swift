import Catalog
import Foundation
import Interactions
import Measurement
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
    "Claims that need forms are not run without them.",
    arguments: ["C11", "C13", "M10", "M14", "Z22", "Z25", "Z27", "H19"])
  func formsAreNeeded(_ id: String) throws {
    #expect(try verdict(id) { _ in } == .notRun("forms were not measured"))
  }

  @Test("C11 and C13 count the writes of two forms; Z22 counts cancelled animations.")
  func countsOfForms() throws {
    func cell(_ name: String, _ interaction: String, _ counters: [String: Int?]) -> Cell {
      var cell = Cell(VariantID(name), interaction, 1_000)
      cell.counters = counters
      return cell
    }
    func writes(_ naive: Int, _ commit: Int, _ own: Int) -> (inout Results) -> Void {
      { results in
        var file = FormsFile(
          pattern: "MVVM-C", commit: "", checksums: [:], forms: [], results: [])
        file.others = zip(
          ["MVVM-C/naive", "MVVM-C/without-only-what-changed", "MVVM-C"], [naive, commit, own]
        )
        .map { cell($0, "profile-field", ["viewWrites": 1, "redundantWrites": $1 - 1]) }
        results.forms = [file]
      }
    }
    #expect(try verdict("C11", writes(6, 1, 1)) == .holds)
    #expect(try verdict("C11", writes(5, 1, 1)) == .fails)
    #expect(try verdict("C11", writes(6, 1, 6)) == .fails)
    #expect(try verdict("C13", writes(6, 5, 1)) == .holds)
    #expect(try verdict("C13", writes(6, 6, 1)) == .fails)
    func cancelled(_ bare: Int) -> (inout Results) -> Void {
      { results in
        var file = FormsFile(
          pattern: "Ziggurat", commit: "", checksums: [:], forms: [], results: [])
        file.others = zip(["Ziggurat/without-only-what-changed", "Ziggurat"], [bare, 0])
          .map { cell($0, "animation", ["animationsCancelled": $1]) }
        results.forms = [file]
      }
    }
    #expect(try verdict("Z22", cancelled(1)) == .holds)
    #expect(try verdict("Z22", cancelled(0)) == .fails)
  }

  @Test("Z25 compares what a further profile adds; intervals that overlap leave it open.")
  func slopes() throws {
    func added(_ ziggurat: Double, _ mvvm: Double, _ width: Double = 1e-9) -> (inout Results) ->
      Void
    {
      { results in
        results.forms = [("Ziggurat", ziggurat), ("MVVM", mvvm)].map { pattern, slope in
          var file = FormsFile(
            pattern: pattern, commit: "", checksums: [:], forms: [], results: [])
          file.others = [5, 25].map { count in
            var cell = Cell(
              VariantID("\(pattern)/mounted"), "burst-many-turns-\(count)-mounted", 1_000)
            let estimate = Double(count) * slope
            cell.added = Interval(
              estimate: estimate, low: estimate - width, high: estimate + width)
            return cell
          }
          return file
        }
      }
    }
    #expect(try verdict("Z25", added(2e-9, 1e-9)) == .holds)
    #expect(try verdict("Z25", added(1e-9, 2e-9)) == .fails)
    #expect(try verdict("Z25", added(2e-9, 1e-9, 1e-8)) == .unresolved)
  }

  @Test("Z27 holds if the headline is faster than without either, and intervals do not overlap.")
  func alone() throws {
    func means(_ ratios: [String: Double]) -> (inout Results) -> Void {
      { results in
        var file = FormsFile(
          pattern: "Ziggurat", commit: "", checksums: [:], forms: [], results: [])
        file.cells = ratios.sorted { $0.key < $1.key }.flatMap { name, ratio in
          ["type", "start"].map { event in
            var cell = Cell(VariantID(name), event, 1_000)
            cell.ratio = Interval(estimate: ratio)
            cell.values = [0: log(ratio) - 0.01, 1: log(ratio), 2: log(ratio) + 0.01]
            return cell
          }
        }
        results.forms = [file]
      }
    }
    func verdict(_ discarding: Double, _ pruning: Double) throws -> ClaimVerdict {
      try self.verdict(
        "Z27",
        means([
          "Ziggurat": 2, "Ziggurat/without-once-per-turn": discarding,
          "Ziggurat/without-only-what-changed": pruning,
        ]))
    }
    #expect(try verdict(3, 4) == .holds)
    #expect(try verdict(2.01, 4) == .fails)
    #expect(try verdict(3, 1.5) == .fails)
  }

  @Test("M10, M14 and H19 are decided by what was found of a form.")
  func foundOfForms() throws {
    func form(_ breaks: [String]) -> (inout Results) -> Void {
      { results in
        let entry = FormsFile.Entry(
          name: "Redux/logged", prose: "", documents: [], extraWork: nil, breaks: breaks,
          tokensAdded: 0, tokensRemoved: 0, defect: nil)
        results.forms = [
          FormsFile(pattern: "Redux", commit: "", checksums: [:], forms: [entry], results: [])
        ]
      }
    }
    /// The same with a writer of the state, and the verdict on the programs that must not compile.
    func state(_ writer: String, _ programs: String) -> (inout Results) -> Void {
      { results in
        form([])(&results)
        var refused = rule("state-is-read-only", programs)
        refused.architecture = "Redux"
        results.rules = [refused]
        let property = SemanticsFigures.Property(
          name: "notes", role: "state", file: "", line: 1,
          writers: [.init(name: "w", role: writer, outsideType: true, places: 1)])
        let figures = SemanticsFigures(
          links: [], types: [], cycles: [], properties: [property], modelSymbolsInViews: [],
          bodies: [], notes: [])
        results.semantics = [SemanticsResult(architecture: "Redux", figures: figures)]
      }
    }
    #expect(try verdict("M10", state("reducer", "holds")) == .holds)
    #expect(try verdict("M10", state("thunk", "holds")) == .fails)
    #expect(try verdict("M10", state("reducer", "broken")) == .fails)
    #expect(try verdict("M14", form([])) == .fails)
    #expect(try verdict("M14", form(["replay"])) == .holds)
    func session(_ isCorrect: Bool) -> (inout Results) -> Void {
      { results in
        var file = FormsFile(pattern: "MVVM", commit: "", checksums: [:], forms: [], results: [])
        file.others = [Cell(VariantID("MVVM/mounted"), "session-25-mounted", 1_000)]
        file.others[0].correct = isCorrect
        results.forms = [file]
      }
    }
    #expect(try verdict("H19", session(true)) == .holds)
    #expect(try verdict("H19", session(false)) == .fails)
  }

  @Test("Z32, Z33 and M18 say of Flux what rules, animations and writers of properties are.")
  func flux() throws {
    let rules = [
      "only-creators-dispatch", "one-way-in", "getters-without-setters", "stores-cannot-be-written",
    ]
    func kept(_ last: String) -> (inout Results) -> Void {
      { results in
        results.rules = rules.map { id in
          var result = rule(id, id == rules.last ? last : "holds")
          result.architecture = "Flux"
          return result
        }
      }
    }
    #expect(try verdict("Z32", kept("holds")) == .holds)
    #expect(try verdict("Z32", kept("broken")) == .fails)
    func fades(_ cancelled: Int, _ restarted: Int) -> (inout Results) -> Void {
      { results in
        var cell = Cell(VariantID("Flux"), "animation", 1_000)
        cell.counters = ["animationsCancelled": cancelled, "animationsRestarted": restarted]
        results.cells = [cell]
      }
    }
    #expect(try verdict("Z33", fades(0, 0)) == .fails)
    #expect(try verdict("Z33", fades(0, 1)) == .holds)
    #expect(try verdict("Z33", fades(1, 0)) == .holds)
    #expect(try verdict("Z33") { _ in } == .notRun("`animation` was not measured"))
    func writers(_ flux: [String], _ mvc: [String]) -> (inout Results) -> Void {
      { results in
        results.semantics = [("Flux", flux), ("MVC", mvc), ("MVVM", ["view", "store"])].map {
          let property = SemanticsFigures.Property(
            name: "notes", role: "store", file: "", line: 1,
            writers: $1.map { .init(name: $0, role: $0, outsideType: true, places: 1) })
          return SemanticsResult(
            architecture: $0,
            figures: SemanticsFigures(
              links: [], types: [], cycles: [], properties: [property], modelSymbolsInViews: [],
              bodies: [], notes: []))
        }
      }
    }
    #expect(try verdict("M18", writers(["store"], ["view", "store"])) == .holds)
    #expect(try verdict("M18", writers(["store"], ["store"])) == .fails)
    #expect(try verdict("M18", writers(["view", "store"], ["view", "store"])) == .fails)
    #expect(try verdict("M18") { _ in } == .notRun("the compiler's index was not available"))
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
