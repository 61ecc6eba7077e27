import Support
import Testing

@testable import Report

@Suite("What an event adds, by kind and rung") struct AddedTests {
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
      results.interactions[place].isExample = place == 0
    }
    results.architectures[1].defect = defect
    results.ladders = [
      LadderEntry(
        architecture: "MVC",
        rungs: [
          RungEntry(
            rung: 1, name: "equalWrites", means: "M.", kind: "inherent", document: nil,
            extras: [], variant: "v", idiomatic: true)
        ])
    ]
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

  @Test("A rung has the figures of its variant in the interaction that stands for the kind.")
  func ladder() throws {
    let ladder = try #require(results([("one", "one", [4, 4]), ("two", "two", [1, 1])]).ladder)
    let rung = try #require(ladder.first)
    #expect(ladder.count == 1 && rung.rung == 1 && rung.inherent && rung.idiomatic)
    #expect(rung.added.estimate == 4)
  }

  @Test("An app that differs from Baseline has no figure of a kind and no rung.")
  func unequal() {
    let results = results([("one", "one", [1, 1])], defect: "Script x shows it: a badge.")
    #expect(results.kinds?.isEmpty == true && results.ladder?.isEmpty == true)
    #expect(!Answer(results).sentences.joined().contains("MVC"))
    #expect(SummaryTable(results).table.markdown().contains("**not equal**"))
  }
}
