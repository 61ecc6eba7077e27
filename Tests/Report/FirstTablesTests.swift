import Foundation
import Support
import TestSupport
import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("The first tables and sentences") struct FirstTablesTests {
  private static let ids = ["type", "edit-visible", "start"]

  /// Results of three events, in which MVVM is slower than MVC in all of them.
  private func results(_ change: (inout MadeUpRun) -> Void = { _ in }) -> Results {
    var run = MadeUpRun(interactions: Self.ids)
    for id in Self.ids { run.titles[id] = "event \(id)" }
    run.change = { cell in
      cell.eventTime = Interval(estimate: 1.75e-6)
      guard cell.architecture != .baseline else { return }
      cell.added = Interval(estimate: cell.architecture == "MVC" ? 2.3e-7 : 2.101e-3)
      if cell.architecture == "MVVM" { cell.counters["mallocs"] = 7 }
    }
    change(&run)
    return run.results.derived()
  }

  private func row(_ name: String, _ results: Results) -> [String] {
    FirstTables(Findings(results)).run.map(InlineMarks.plain).rows.first { $0[0] == name } ?? []
  }

  @Test("The first table has ratios with added µs, Baseline's own µs, and calls of malloc.")
  func run() {
    let results = results()
    #expect(row("Baseline", results) == ["Baseline", "1 1.75", "1 1.75", "–", "1 1.75", "40"])
    #expect(row("MVC", results) == ["MVC", "1.11 +0.23", "1.11 +0.23", "–", "1.11 +0.23", "40"])
    #expect(row("MVVM", results).last == "7" && row("MVVM", results)[1] == "2.01 +2.10 ms")
    let markdown = FirstTables(Findings(results)).run.markdown()
    #expect(markdown.contains("1.11 <sub>+0.23</sub>"))
  }

  @Test("An app that differs has no figure; withheld ones are a dash, open ones are marked.")
  func marks() {
    var results = results()
    for index in results.events.indices where results.events[index].architecture == "MVC" {
      results.events[index].verdict =
        [.withheld, .unresolved, .equivalent][
          Self.ids.firstIndex(of: results.events[index].event) ?? 0]
    }
    #expect(row("MVC", results)[1...] == ["–", "1.11? +0.23", "–", "1.11= +0.23", "40"])
    // An end of the interval is more than a tenth away.
    for (low, mark) in [(1.02, ""), (1.0, "≈")] {
      for index in results.events.indices where results.events[index].architecture == "MVC" {
        results.events[index].ratio = Interval(estimate: 1.11, low: low, high: 1.2)
        results.events[index].varying = ["mallocs"]
      }
      let marked = ["\(mark)1.11? +0.23", "–", "\(mark)1.11= +0.23", "~40"]
      #expect(Array(row("MVC", results).dropFirst(2)) == marked)
    }
    results.architectures[1].defect = "Script x shows it: a badge."
    #expect(row("MVC", results)[1] == "not equal")
  }

  /// A golden of what is printed, and of the first page's answer.
  @Test("A run without some of the nine events shows what it timed, and nothing else.")
  func someEvents() throws {
    var results = results { run in
      run.interactions = ["clear-filter", "type"]
      let change = run.change
      run.change = { cell in
        change(&cell)
        guard cell.event == "clear-filter", cell.architecture != .baseline else { return }
        let isMVC = cell.architecture == "MVC"
        cell.ratio = Interval(estimate: isMVC ? 0.07 : 1.06)
        cell.added = Interval(estimate: isMVC ? -1.007e-3 : 6.5e-5)
        cell.verdict = isMVC ? .faster : .unresolved
      }
    }
    #expect(!FirstTables(Findings(results)).isWhole)
    let report = RunReport(results)
    let found =
      report.summary.terminal(width: 80) + "\n"
      + report.answer.markdown(report.links.on("README.md"))
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: "some-events.md") }
    #expect(try found == golden.read("some-events.md"))
    // With the titles of all nine events it is a whole run.
    results.definitions = (1...9).map {
      InteractionEntry(id: "\($0)", title: "event", prose: "P.", sizes: [1_000], leastWork: "none")
    }
    let whole = RunReport(results)
    #expect(whole.summary.markdown.contains("| To write"))
    #expect(whole.answer.markdown.contains("| To write"))
  }

  @Test("The second table has lines, tests and changes: medians with ranges, or dashes.")
  func costs() {
    var results = results()
    let dashes = FirstTables(Findings(results)).costs.rows[1]
    #expect(dashes == ["MVC", "–", "–", "–", "–", "–"])
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
    let row = FirstTables(Findings(results.derived(), stored)).costs.rows[1]
    #expect(row == ["MVC", "980 + 30", "7 of 12", "50 %", "30 (10–500)", "1"])
  }

  @Test("Both tables fit 76 columns with large figures.")
  func width() {
    let results = results { run in
      run.change = { cell in
        cell.eventTime = Interval(estimate: 2.01e-4)
        cell.counters["mallocs"] = 1_234
        let added = ["type": 4.67e-6, "edit-visible": 3.94e-5, "start": 9.24e-4][cell.event]
        if cell.architecture != .baseline { cell.added = Interval(estimate: added ?? 0) }
        if cell.event == "start", cell.verdict != nil { cell.verdict = .unresolved }
      }
    }
    for table in [
      FirstTables(Findings(results)).run.map(InlineMarks.plain),
      FirstTables(Findings(results)).costs,
    ] {
      let lines = table.markdown().split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 76 }, "\(lines)")
    }
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
    #expect(
      Answer(Findings(results)).sentences[0].hasSuffix("differs from another by more than chance."))
    for index in results.events.indices where results.events[index].event == "type" {
      if results.events[index].architecture != .baseline {
        results.events[index].verdict = .withheld
      }
    }
    let mean = try #require(results.derived().means.first)
    #expect(mean.events == 2 && abs(mean.ratio.estimate - exp(0.3)) < 1e-12)
  }

  @Test("The sentences name the order of the means, and what pairs prove.")
  func sentences() {
    #expect(
      Answer(Findings(results())).sentences == [
        "**To run**: by the geometric mean over three events at 1,000 notes, MVC takes least time, then "
          + "MVVM."
      ])
  }

  @Test("A copy of Baseline is in no sentence.")
  func identicalCode() {
    let results = results { run in
      let change = run.change
      run.change = { cell in
        change(&cell)
        if cell.architecture != .baseline { cell.verdict = .equivalent }
      }
    }
    #expect(Answer(Findings(results)).sentences.isEmpty)
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
    #expect(Answer(Findings(bare)).sentences.isEmpty && bare.means.isEmpty)
    #expect(Findings(bare).pairs.isEmpty)
    #expect(FirstTables(Findings(bare)).run.rows[1] == ["MVC", "–", "–", "–", "–", "–"])
    results.architectures = Array(results.architectures.prefix(1))
    #expect(FirstTables(Findings(results.derived())).pairs == nil)
    #expect(!RunReport(results.derived()).document.markdown.isEmpty)
  }
}
