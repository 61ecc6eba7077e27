import Interactions
import Support
import Testing

@testable import Report

@Suite("What an event adds, by kind and rung") @MainActor struct AddedTests {
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
    results.ladders = [LadderEntry(architecture: "MVC", rungs: [rung(1, "v", idiomatic: true)])]
    return results.withKinds()
  }

  private func rung(_ rung: Int, _ variant: String, idiomatic: Bool) -> RungEntry {
    RungEntry(
      rung: rung, name: "rung\(rung)", means: "M.", kind: "inherent", document: nil, extras: [],
      variant: variant, idiomatic: idiomatic)
  }

  /// Results of MVC's headline and of some of its other variants.
  ///
  /// Each adds its microseconds to an event of each kind. The ladder has all six rungs, and the headline
  /// has none of them.
  private func ladder(measured variants: [String: Double]) -> Results {
    let kinds = InteractionKind.allCases
    var results = MadeUpRun(interactions: Interactions.events.map(\.id)).results
    for (place, kind) in kinds.enumerated() {
      results.interactions[place].kind = kind.title
      results.interactions[place].isExample = true
    }
    results.architectures.removeLast()
    results.cells.removeAll { $0.architecture == "MVVM" }
    for (variant, microseconds) in variants.sorted(by: { $0.key < $1.key }) {
      var entry = results.architectures[1]
      entry.variant = variant
      entry.lane = "ladder"
      entry.label = "MVC/\(variant)"
      results.architectures.append(entry)
      for var cell in results.cells where cell.architecture == "MVC" && cell.variant == "v" {
        cell.variant = variant
        cell.added = added([microseconds * 1e-6], instructions: 7)
        results.cells.append(cell)
      }
    }
    for place in results.cells.indices
    where results.cells[place].architecture == "MVC" && results.cells[place].variant == "v" {
      results.cells[place].added = added([77e-6], instructions: 7)
    }
    results.ladders = [
      LadderEntry(
        architecture: "MVC",
        rungs: (0...5).map { rung($0, "at\($0)", idiomatic: [1, 2, 4].contains($0)) })
    ]
    return results.withKinds()
  }

  /// What each rung adds, in µs: the widest figures that are expected.
  private let allRungs = Dictionary(
    uniqueKeysWithValues: (0...5).map { ("at\($0)", 9_000 + Double($0)) })

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
    #expect(results.kinds?.isEmpty == true && results.ladder == nil)
    #expect(!Answer(results).sentences.joined().contains("MVC"))
    #expect(SummaryTable(results).table.markdown().contains("**not equal**"))
  }

  @Test("A ladder is left out of results and report unless all of its rungs were measured.")
  func partial() throws {
    var some = allRungs
    some["at3"] = nil
    let part = ladder(measured: some)
    #expect(part.ladders == nil && part.ladder == nil)
    #expect(try !ResultsFile.text(part).contains(/"ladders?" :/))
    for text in [MarkdownReport(part).text, MarkdownReport(part).terminalSummary] {
      #expect(!text.contains("ladder"))
    }
    let whole = ladder(measured: allRungs)
    #expect(whole.ladders?.count == 1 && MarkdownReport(whole).text.contains("## The ladder"))
  }

  @Test("A headline that stands on no rung has a row of its own, which is marked.")
  func headlineBeside() throws {
    let results = ladder(measured: allRungs)
    let table = try #require(LadderTable(results, .microseconds).table)
    #expect(
      table.rows.map { $0[1] } == [
        "0 rung0", "1 rung1 ●", "2 rung2 ●", "3 rung3", "4 rung4 ●", "5 rung5", "headline ●",
      ])
    #expect(table.rows.last?.dropFirst(2).allSatisfy { $0 == "77.0" } == true)
    let read = try ResultsFile.results(ResultsFile.text(results))
    #expect(read.ladder?.last?.rung == nil && read == results)
  }

  @Test("A headline that stands on a rung has no second row.")
  func headlineOnRung() throws {
    let results = results([("one", "one", [4, 4])])
    #expect(LadderTable(results, .microseconds).table?.rows.map { $0[1] } == ["1 rung1 ●"])
  }

  @Test("The terminal shows the ladder in at most 80 columns, without lines.")
  func terminalLadder() throws {
    let results = ladder(measured: allRungs)
    let text = AddedSection(results).terminalTables
    #expect(text.hasPrefix("The ladder: "))
    #expect(MarkdownReport(results).terminalSummary.contains(text))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { displayWidth(String($0)) <= 80 && !$0.contains("|") })
    let typing = try #require(lines.first { $0.hasPrefix("typing") })
    #expect(
      typing.split(separator: " ") == [
        "typing", "9,000", "9,001", "9,002", "9,003", "9,004", "9,005", "77.0",
      ])
  }

  @Test("The terminal shows every variant of the run, and ranks headlines only.")
  func terminalVariants() {
    let text = MarkdownReport(ladder(measured: ["tuned": 3])).terminalSummary
    #expect(text.contains("| MVC/tuned "))
    #expect(text.matches(of: /MVC\/tuned/).count == 2)
    #expect(!text.contains("**"))
    #expect(MarkdownReport(MadeUpRun().results).terminalSummary.contains("**"))
  }
}
