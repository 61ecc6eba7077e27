import Interactions
import Support
import Testing

@testable import Report

@Suite("What an event adds, by kind") @MainActor struct AddedTests {
  private func added(_ values: [Double], instructions: Int? = nil) -> AddedResult {
    AddedResult(values, instructions: instructions, events: 1)
  }

  /// Results in which MVC adds these seconds, in two processes, by interaction and family.
  private func results(
    _ cells: [(id: String, family: String, values: [Double])], defect: String? = nil
  ) -> Results {
    var run = MadeUpRun(interactions: cells.map(\.id))
    run.change = { cell in
      guard cell.architecture == "MVC" else { return }
      cell.added = cells.first { $0.id == cell.interaction }.map {
        AddedResult($0.values, instructions: 500, events: 1)
      }
    }
    var results = run.results
    for (place, cell) in cells.enumerated() {
      results.interactions[place].kind = "screens"
      results.interactions[place].family = cell.family
    }
    results.architectures[1].defect = defect
    return results.withKinds()
  }

  @Test("The median of results is taken process by process; its interval is over processes.")
  func medians() throws {
    let median = try #require(
      AddedResult(medianOf: [added([1, 2]), added([3, 30]), added([8, 9])]))
    #expect(median.values == [3, 9] && median.estimate == 6)
    #expect(median.low != nil && median.instructions == nil)
    #expect(AddedResult(medianOf: []) == nil)
  }

  @Test("Results of different numbers of processes have a median without an interval.")
  func unpaired() throws {
    let median = try #require(AddedResult(medianOf: [added([1, 3]), added([7])]))
    #expect(median.estimate == 4.5 && median.low == nil && median.values.isEmpty)
  }

  @Test("A family counts once in its kind, and the worst interaction is named.")
  func kinds() throws {
    let kinds = try #require(
      results([
        ("one", "one", [1, 1]), ("burst", "burst", [100, 100]), ("burst-5", "burst", [200, 200]),
        ("two", "two", [3, 3]),
      ]).kinds)
    let kind = try #require(kinds.first)
    #expect(kinds.count == 1 && kind.architecture == "MVC" && kind.kind == "screens")
    #expect(kind.added.estimate == 3 && kind.worst == "burst-5")
    #expect(kind.added.instructions == 500)
  }

  @Test("The last row of the table of kinds has the figure of the scorecard, with its interval.")
  func medianRow() throws {
    var results = results([("one", "one", [1e-6, 3e-6]), ("two", "two", [5e-6, 7e-6])])
    #expect(KindTable.table(results, results.architectures, at: 1_000)?.rows.count == 1)
    results.interactions[1].kind = "typing"
    results = results.withKinds()
    let table = try #require(KindTable.table(results, results.architectures, at: 1_000))
    let overall = try #require(ScorecardTable.overall(results.architectures[1], results))
    #expect(table.rows.map { $0[0] } == ["screens", "typing", "median over kinds"])
    #expect(overall.values.map { ($0 * 1e9).rounded() } == [3_000, 5_000])
    let bounds = try [overall.low, overall.high].map { KindTable.microseconds(try #require($0)) }
    #expect(table.rows[2][1] == "4.00 [\(bounds[0]), \(bounds[1])]")
    let counts = KindTable.table(results, results.architectures, at: 1_000, .instructions)
    #expect(counts?.rows.map { $0[1] } == ["500", "500", "500"])
    results.kinds = results.kinds?.map {
      var kind = $0
      kind.added.instructions = nil
      return kind
    }
    #expect(KindTable.table(results, results.architectures, at: 1_000, .instructions) == nil)
  }

  @Test("Each kind is explained once below the table, and unknown kinds are not.")
  func meanings() {
    var results = results([("one", "one", [1]), ("two", "two", [1])])
    #expect(KindsLegend(results).text.isEmpty)
    for index in results.interactions.indices {
      results.interactions[index].kindMeaning = InteractionKind.screens.meaning
    }
    let text = KindsLegend(results).text
    #expect(
      text
        == "The kinds of events:\n\n* **Screens**: the user goes to another screen, or logs out and in."
    )
    #expect(AddedSection(results).paragraphs.contains(text))
    let meanings = Set(InteractionKind.allCases.map(\.meaning))
    #expect(meanings.count == InteractionKind.allCases.count)
  }

  @Test("An app that differs from Baseline has no figure of a kind.")
  func unequal() {
    let results = results([("one", "one", [1, 1])], defect: "Script x shows it: a badge.")
    #expect(results.kinds?.isEmpty == true)
    #expect(!Answer(results).sentences.joined().contains("MVC"))
    #expect(AllFiguresTable(results).table.markdown().contains("**not equal**"))
  }

  @Test("The terminal shows what an event adds, and ranks the figures of the summary.")
  func terminal() {
    let text = MarkdownReport(results([("one", "one", [1e-6, 3e-6])])).terminalSummary
    #expect(text.contains("Added per event, in µs over Baseline, at 1,000 notes:\n| Kind"))
    #expect(text.contains("**"))
    #expect(!MarkdownReport(MadeUpRun().results).terminalSummary.contains("Added per event"))
  }
}
