import Foundation
import Support
import TestSupport
import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("The first tables") struct FirstTablesTests {
  private static let ids = ["type", "edit-visible", "start"]

  /// Results of three events, in which MVVM is slower than MVC in all of them.
  private func results(_ change: (inout MadeUpRun) -> Void = { _ in }) -> Results {
    var run = MadeUpRun(interactions: Self.ids)
    for id in Self.ids { run.titles[id] = "event \(id)" }
    run.change = { cell in
      let times: [VariantID: Double] = ["MVC": 1.98e-6, "MVVM": 2.103e-3]
      cell.eventTime = Interval(estimate: times[cell.architecture] ?? 1.75e-6)
      if cell.architecture == "MVVM" { cell.counters["mallocs"] = 7 }
    }
    change(&run)
    return run.results.derived()
  }

  private func row(_ name: String, _ results: Results) -> [String] {
    FirstTables(Findings(results)).glance.rows.first { $0[0] == name } ?? []
  }

  @Test("The first table has plain µs and counts; the best pattern is bold, and never Baseline.")
  func glance() {
    let results = results()
    #expect(row("Baseline", results) == ["Baseline", "1.8", "1.8", "40", "1,280"])
    #expect(row("MVC", results) == ["MVC", "**2.0**", "**2.0**", "40", "**1,280**"])
    #expect(row("MVVM", results) == ["MVVM", "2,103", "2,103", "**7**", "**1,280**"])
  }

  @Test("Patterns that are not shown to differ are all best.")
  func tied() {
    let results = results { run in
      run.values = { name, _ in name == "MVC" ? [0.1, 0.2, 0.1, 0.2] : [0.2, 0.1, 0.2, 0.11] }
    }
    #expect(row("MVC", results)[1].hasPrefix("**") && row("MVVM", results)[1].hasPrefix("**"))
    #expect(Findings(results).fastest("type", at: 1_000) == ["MVC", "MVVM"])
  }

  @Test("An app that differs has no figure, and a withheld one is a dash.")
  func marks() {
    var results = results()
    for index in results.events.indices where results.events[index].architecture == "MVC" {
      if results.events[index].event == "type" { results.events[index].verdict = .withheld }
    }
    #expect(row("MVC", results)[1...2] == ["–", "**2.0**"])
    results.architectures[1].defect = "Script x shows it: a badge."
    #expect(row("MVC", results)[1] == "**not equal**" && row("MVC", results).last == "–")
    // It also says so if nothing was timed.
    for index in results.events.indices { results.events[index].eventTime = nil }
    #expect(row("MVC", results)[1] == "**not equal**")
  }

  /// A golden of the first page's table.
  @Test("A run without some of the nine events shows what it timed, and nothing else.")
  func someEvents() throws {
    var results = results { $0.interactions = ["clear-filter", "type"] }
    #expect(!FirstTables(Findings(results)).isWhole)
    let report = RunReport(results)
    let found = report.glance.markdown(report.links.on("README.md"))
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: "some-events.md") }
    #expect(try found == golden.read("some-events.md"))
    // With the titles of all nine events it is a whole run.
    results.definitions = (1...9).map {
      InteractionEntry(id: "\($0)", title: "event", prose: "P.", sizes: [1_000], leastWork: "none")
    }
    #expect(RunReport(results).glance.markdown.contains("**Bold**: the best pattern"))
  }

  @Test("Lines are of the whole app; tests and changes have medians; empty columns are left out.")
  func costs() {
    var results = results()
    #expect(FirstTables(Findings(results)).effort == nil)
    results.source = [("feature", 900), ("composition", 80), ("infrastructure", 30)].map {
      SourceEntry(
        architecture: "MVC", bucket: $0.0, files: 1, lines: 1, code: $0.1, comment: 0, blank: 0,
        tokens: 1)
    }
    var stored = StoredFiles()
    stored.tests = TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 1, architectures: [.sample("MVC", views: 5)])
    let changes = [[10, 1], [30, 2], [500, 3]].map { figures in
      ChangeFigures(
        architecture: "MVC", request: figures[1], files: 1, tokensAdded: figures[0],
        tokensRemoved: 0, roles: 0, newTypes: 0, guided: 0, silent: 1, uncaughtPlaces: [])
    }
    stored.changes = ChangesFile(changes: changes)
    let tables = FirstTables(Findings(results.derived(), stored))
    #expect(tables.glance.rows[1].suffix(2) == ["**1,010**", "**7**"])
    #expect(tables.effort?.rows[1].suffix(2) == ["30", "1"])
    #expect(tables.effort?.rows[2] == ["MVVM", "–", "–", "–", "–", "–"])
    #expect(tables.legend.contains("of 12 behaviours"))
  }

  @Test(
    "Each event has its ratios, the fastest in bold, open and equal ones marked; means come last.")
  func ratios() throws {
    var results = results()
    for index in results.events.indices where results.events[index].event == "start" {
      results.events[index].verdict =
        results.events[index].architecture == "MVC" ? .unresolved : .equivalent
    }
    let table = try #require(FirstTables(Findings(results)).ratios)
    #expect(table.rows.map { $0[1] } == ["**1.11**", "**1.11**", "**1.11** ?", "1.11"])
    #expect(table.rows.map { $0[2] } == ["2.01", "2.01", "2.01 =", "2.01"])
  }

  @Test("Means are geometric, with the range that leaving one event out gives.")
  func means() throws {
    let results = results {
      $0.values = { name, id in
        let log = id == "type" ? 0.9 : 0.3
        return name == "MVC" ? [0.1, 0.1, 0.1, 0.1] : [log, log, log, log + 0.04]
      }
    }
    let mvvm = try #require(results.means.last)
    #expect(mvvm.architecture == "MVVM" && mvvm.events == 3)
    #expect(abs(mvvm.ratio.estimate - exp(0.51)) < 1e-12)
    #expect(abs(mvvm.lowest - exp(0.31)) < 1e-12 && abs(mvvm.highest - exp(0.61)) < 1e-12)
    #expect(mvvm.tied.isEmpty)
  }

  @Test("Withheld events enter no mean, and patterns that one event can swap are not separated.")
  func ties() throws {
    var results = results {
      $0.values = { name, id in
        let log = name == "MVC" ? 0.3 : id == "type" ? 0.9 : 0.25
        return [log, log + 0.001, log - 0.001, log]
      }
    }
    #expect(results.means.map(\.tied) == [["MVVM"], ["MVC"]])
    #expect(
      !Findings(results).pairs.contains { $0.column == .run && $0.a == "MVVM" && $0.b == "MVC" })
    #expect(
      Findings(results).pairs.contains { $0.column == .type && $0.a == "MVVM" && $0.b == "MVC" })
    #expect(Answer(Findings(results)).tiers == [["MVC", "MVVM"]])
    for index in results.events.indices where results.events[index].event == "type" {
      if results.events[index].architecture != .baseline {
        results.events[index].verdict = .withheld
      }
    }
    let mean = try #require(results.derived().means.first)
    #expect(mean.events == 2 && abs(mean.ratio.estimate - exp(0.3)) < 1e-12)
  }

  @Test("Patterns are in the order of their means; a copy of Baseline has no place in it.")
  func tiers() {
    #expect(Answer(Findings(results())).tiers == [["MVC"], ["MVVM"]])
    let results = results { run in
      let change = run.change
      run.change = { cell in
        change(&cell)
        if cell.architecture != .baseline { cell.verdict = .equivalent }
      }
    }
    #expect(Answer(Findings(results)).tiers.isEmpty)
  }

  @Test("Pairs are listed, or the few that do not differ.")
  func pairs() throws {
    let table = try #require(FirstTables(Findings(results())).pairs)
    #expect(table.rows.map { $0[0] } == ["nine events", "a key", "a note", "start"])
    #expect(table.rows[1] == ["a key", "3 of 3", "all"])
    var some = Findings(results())
    some.pairs.removeAll { $0.column == .type && $0.a == "MVC" }
    some.pairs.removeAll { $0.column == .note && $0.b == .baseline }
    let rows = try #require(FirstTables(some).pairs).rows
    #expect(rows[1] == ["a key", "2 of 3", "all but Baseline–MVC"])
    #expect(rows[2] == ["a note", "1 of 3", "MVVM > MVC ×1.82"])
  }

  @Test("Odd results give tables and no sentence: one architecture, nothing timed, no counts.")
  func odd() {
    var results = results()
    results.cells = results.cells.map { cell in
      var bare = Cell(cell.architecture, cell.event, cell.size)
      bare.counters = ["mallocs": nil]
      return bare
    }
    let bare = results.derived()
    #expect(Meaning(Findings(bare)).paragraphs.isEmpty && Choices(Findings(bare)).lines.isEmpty)
    #expect(Findings(bare).pairs.isEmpty && bare.means.isEmpty)
    #expect(FirstTables(Findings(bare)).glance.rows[1] == ["MVC"])
    results.architectures = Array(results.architectures.prefix(1))
    #expect(FirstTables(Findings(results.derived())).pairs == nil)
    #expect(!RunReport(results.derived()).document.markdown.isEmpty)
  }
}
