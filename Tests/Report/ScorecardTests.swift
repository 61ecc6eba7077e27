import Support
import Testing

@testable import Report

@Suite("The scorecard") @MainActor struct ScorecardTests {
  /// Results in which MVC adds these seconds to an event of each kind.
  private func results(_ seconds: [Double]) -> Results {
    var run = MadeUpRun(interactions: ["select", "sort", "type"])
    run.change = { cell in
      guard cell.architecture == "MVC" else { return }
      let place = ["select", "sort", "type"].firstIndex(of: cell.interaction) ?? 0
      cell.added = AddedResult([seconds[place]], instructions: nil, events: 1)
    }
    var results = run.results
    for index in results.interactions.indices {
      results.interactions[index].kind = "kind \(index)"
    }
    return results.withKinds()
  }

  private func row(_ name: String, _ results: Results) -> [String] {
    ScorecardTable(results).table?.rows.first { $0[0] == name } ?? []
  }

  @Test("A pattern runs at the median of its kinds, and a frame has 16.7 ms.")
  func run() {
    let results = results([1e-6, 50e-6, 2e-6])
    #expect(row("MVC", results)[1] == "2.00 (0.01 %)")
    #expect(row("Baseline", results)[1] == "0")
  }

  @Test("An app that differs from Baseline has no figure, and the table says so.")
  func unequal() throws {
    var results = results([1e-6, 1e-6, 1e-6])
    results.architectures[1].defect = "Script x shows it: a badge."
    #expect(row("MVC", results)[1] == "**not equal**")
  }

  @Test("What was not measured is a dash, without a link.")
  func missing() throws {
    var results = results([1e-6, 1e-6, 1e-6])
    results.kinds = nil
    results.structure = nil
    results.source = []
    results.testability = nil
    #expect(row("MVC", results) == ["MVC", "–", "–", "–", "–", "–"])
    let table = try #require(ScorecardTable(results).table)
    #expect(table.columns.allSatisfy { !$0.title.contains("](") })
    results.architectures = []
    #expect(ScorecardTable(results).table == nil)
  }

  @Test("Tests and changes are means, and link to the sections that have all figures.")
  func testsAndChanges() throws {
    var results = results([1e-6, 1e-6, 1e-6])
    results.testability = TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 1, architectures: [.sample("MVC", views: 5)])
    results.changeRequests = []
    results.changes = [[10, 1], [30, 2]].map { figures in
      ChangeFigures(
        architecture: "MVC", request: figures[1], files: 1, tokensAdded: figures[0],
        tokensRemoved: 0, roleNames: [], newTypes: 0,
        sites: [.init(file: "A", line: 1, answer: .caught, by: nil)])
    }
    #expect(Array(row("MVC", results)[3...]) == ["7 of 12 (79 %); 65", "20", "1.0 (1.0)"])
    let titles = try #require(ScorecardTable(results).table).columns
      .map(\.title)
    #expect(titles[3] == "[Test: without views; tokens](#tests)")
    #expect(titles[4] == "[Change: tokens](#changes)")
  }

  @Test("The answer says what an event adds, and which patterns are tied.")
  func answer() {
    var results = results([1e-6, 50e-6, 2e-6])
    #expect(
      Answer(results).sentences.first
        == "Over 3 interactions at 1,000 notes, no pattern adds more than 2.00 µs (0.01 % of a frame) "
        + "to the median event. That is MVC. The costliest kind of events is *kind 1* in MVC, with 50.0 µs (0.30 % of a frame)."
    )
    for index in results.kinds?.indices ?? 0..<0 {
      var kind = results.kinds?[index]
      kind?.architecture = "MVVM"
      if let kind { results.kinds?.append(kind) }
    }
    #expect(
      Answer(results).sentences.first?.hasSuffix(
        " In *Run*, MVC and MVVM are tied: their intervals overlap.")
        == true)
    results.kinds = nil
    #expect(Answer(results).sentences.allSatisfy { !$0.contains("µs") })
  }

  @Test("The answer on a single pattern compares it with Baseline alone.")
  func onePattern() {
    var results = results([1e-6, 50e-6, 2e-6])
    results.architectures.removeAll { $0.name == "MVVM" }
    #expect(
      Answer(results).sentences.first
        == "Over 3 interactions at 1,000 notes, MVC adds 2.00 µs (0.01 % of a frame) to the median "
        + "event. The costliest kind of events is *kind 1*, with 50.0 µs (0.30 % of a frame).")
    #expect(!AllFiguresTable(results).table.markdown().contains("**"))
    results.kinds = results.kinds?.filter { $0.kind == "kind 2" }
    #expect(Answer(results).sentences.first?.contains("costliest") == false)
    results.kinds = self.results([-1e-6, -1e-6, -1e-6]).kinds
    #expect(
      Answer(results).sentences.first
        == "At 1,000 notes, MVC adds no time to the median event.")
  }

  @Test("With several sizes, the answer is about 1,000 notes, or the size of most interactions.")
  func sizes() {
    var results = results([1e-6, 50e-6, 2e-6])
    let small = results.cells.filter { $0.interaction == "select" }.map { cell in
      var cell = cell
      cell.size = 0
      return cell
    }
    results.cells += small
    results.interactions[0].sizes = [0, 1_000]
    #expect(results.mainSize == 1_000)
    #expect(row("MVC", results.withKinds())[1] == "2.00 (0.01 %)")
    for index in results.cells.indices where results.cells[index].size == 1_000 {
      results.cells[index].size = 10
    }
    #expect(results.mainSize == 10)
    results.cells = []
    #expect(results.mainSize == nil)
  }

  @Test("If no pattern is slower than Baseline, the answer says so.")
  func oneKind() {
    var results = results([-2e-6, 1e-6, 1e-6])
    results.kinds = results.kinds?.filter { $0.kind == "kind 0" }
    #expect(
      Answer(results).sentences.first
        == "At 1,000 notes, no pattern adds time to the median event.")
  }

  @Test(
    "The picture of what events add has a row for each kind, and says what is too small for it.")
  func picture() throws {
    let picture = try #require(ReportCharts(results([-1e-6, 50e-6, 2e-6])).added)
    let svg = picture.files[0].text
    #expect(picture.name == "added-1000" && svg.contains("kind 0") && svg.contains("a frame"))
    #expect(picture.markdown.contains("MVC from 10.0 ns to 50.0 µs"))
    #expect(ReportCharts(MadeUpRun().results).added == nil)
  }

  @Test(
    "One architecture and several get a sentence of their own about the work on views.",
    arguments: [
      (1, "MVC does not change views or fill cells more"),
      (2, "No pattern changes views or fills cells more"),
    ])
  func work(_ count: Int, _ words: String) {
    var results = MadeUpRun().results
    results.architectures = Array(results.architectures.prefix(1 + count))
    #expect(Answer(results).sentences.first?.hasPrefix(words) == true)
    for index in results.cells.indices where results.cells[index].architecture != "Baseline" {
      results.cells[index].counters["viewWrites"] = 7
    }
    let names = ["MVC changes views", "MVC and MVVM change views"]
    #expect(Answer(results).sentences.first?.hasPrefix(names[count - 1]) == true)
  }

  @Test("Baseline alone has no answer about work on views.")
  func baselineAlone() {
    var results = MadeUpRun().results
    results.architectures = Array(results.architectures.prefix(1))
    #expect(Answer(results).sentences.count == 1)
  }
}
