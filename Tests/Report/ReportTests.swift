import Catalog
import Measurement
import Support
import Testing

@testable import Report

@Suite("Report of a run") struct ReportTests {
  private func results(
    wrong: Bool = false, tie: Bool = false, missed: Double = 0, singleEvents: Bool = true
  ) -> Results {
    let ratio = RatioResult(
      estimate: 1.5, low: 1.4, high: 1.6, verdict: "slower", margin: 0.01, processesToSettle: nil)
    let latency = LatencyResult(
      p50: 1.234e-6, lowestProcess: 1e-6, highestProcess: 2e-6, p90: 3e-6, p95: 4.56e-6, p99: nil,
      max: 7e-6, intervals: ["p50": LatencyInterval(low: 1e-6, high: 2e-6)], events: 60,
      processes: 5,
      openLoop: [
        OpenLoopResult(
          hz: 60, load: 0.1, p50: 1.234e-6, p99: nil, max: 7e-6, missed: missed, events: 60)
      ], split: PhaseSplit(architecture: 1e-6, layout: 0.2e-6, display: 0.03e-6))
    let epochs = LatencyResult(p50: 1.234e-6, lowestProcess: 1e-6, highestProcess: 2e-6)
    func cell(_ name: String, correct: Bool = true) -> CaseResult {
      CaseResult(
        architecture: name, variant: "v", lane: "idiomatic", interaction: "select", size: 1_000,
        correct: correct, ratio: name == "Baseline" || !correct ? nil : ratio,
        latency: correct ? (singleEvents ? latency : epochs) : nil,
        counters: correct ? ["viewWrites": 2, "bytes": 1_280, "mallocs": nil] : [:],
        varying: correct ? ["bytes"] : [],
        note: correct ? nil : "It shows the wrong title.")
    }
    func entry(_ name: String, _ low: Double, _ high: Double) -> ArchitectureEntry {
      let overall =
        name == "Baseline"
        ? []
        : [
          OverallResult(
            size: 1_000, interactions: 1, estimate: (low + high) / 2, low: low, high: high)
        ]
      return ArchitectureEntry(
        name: name, variant: "v", lane: "idiomatic", summary: "S.", overall: overall)
    }
    return Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release",
        commit: "abc", dirty: false),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
        rounds: 30, seconds: 42, interrupted: false, disturbedShare: 0.01),
      controls: ["S": ControlResult(estimate: 1.001, low: 0.999, high: 1.003)], valid: true,
      architectures: [
        entry("Baseline", 1, 1), entry("MVC", 1.4, 1.6),
        tie ? entry("MVVM", 1.5, 1.7) : entry("MVVM", 2, 2.2),
      ],
      interactions: [
        InteractionEntry(
          id: "select", prose: "A row is selected.", sizes: [1_000], leastWork: "2 view writes")
      ],
      cells: [cell("Baseline"), cell("MVC"), cell("MVVM", correct: !wrong)],
      unavailable: ["mallocs": "no glibc"], source: [], failures: [], warnings: [])
  }

  @Test("Results survive a round trip through JSON, and unread counters are null.")
  func json() throws {
    let results = results()
    let text = try ResultsFile.text(results)
    #expect(text.contains("\"mallocs\" : null"))
    #expect(try ResultsFile.results(text) == results)
    #expect(try ResultsFile.text(ResultsFile.results(text)) == text)
  }

  @Test("The lowest figure is bold, and so are figures tied with it.")
  func bold() {
    let clear = SummaryTable(results()).table.markdown()
    #expect(clear.contains("**1.50 [1.40, 1.60]**"))
    #expect(!clear.contains("**2.10"))
    let tie = SummaryTable(results(tie: true)).table.markdown()
    #expect(tie.contains("**1.50 [1.40, 1.60]**") && tie.contains("**1.60 [1.50, 1.70]**"))
  }

  @Test("A wrong architecture has no figures, and the report gives the reason.")
  func wrong() {
    let text = MarkdownReport(results(wrong: true)).text
    #expect(text.contains("MVVM at 1,000: It shows the wrong title."))
    #expect(text.contains("**wrong**"))
  }

  @Test("The summary states how many interactions its means cover.")
  func coverage() {
    #expect(MarkdownReport(results()).text.contains("1 of 1 at 1,000 notes"))
  }

  @Test("A counter that varies is marked, and a constant one is not.")
  func varying() {
    let text = MarkdownReport(results()).text
    #expect(text.contains("~1,280 "))
    #expect(!text.contains("~2 "))
  }

  @Test("A missing percentile is null in the file and a dash in the table.")
  func missingPercentile() throws {
    let text = try ResultsFile.text(results())
    // Each of three results has one for single events and one for events at a fixed rate.
    #expect(text.split(separator: "\"p99\" : null").count == 1 + 3 * 2)
    #expect(text.contains("\"p95\" : 4.56e-06"))
    let cells = results().cells
    let row = InteractionTable.times(cells).rows[1]
    #expect(
      row == [
        "1,000", "MVC", "1.23 µs", "4.56 µs", "–", "1.50 [1.40, 1.60]", "slower", "", "1.00 µs",
        "200 ns", "30.0 ns",
      ])
    let epochs = InteractionTable.times(results(singleEvents: false).cells).rows[0]
    #expect(epochs == ["1,000", "Baseline", "1.23 µs", "–", "–", "", "", "", "–", "–", "–"])
  }

  @Test("Missed deadlines are listed, and the table is left out if there are none.")
  func deadlines() {
    let late = MarkdownReport(results(missed: 0.25)).breakableText
    #expect(late.contains("| 60 at 60 Hz | 10.0 % |   25.0 % | 1.23 µs |   – |"))
    #expect(!MarkdownReport(results()).text.contains("60 at 60 Hz"))
  }

  @Test("A report states whether single events were timed and links their file.")
  func singleEvents() {
    #expect(MarkdownReport(results()).text.contains("[`latencies.csv`](latencies.csv)"))
    let without = MarkdownReport(results(singleEvents: false)).text
    #expect(without.contains("single events were not timed"))
    #expect(!without.contains("latencies.csv"))
  }

  @Test("Times have three digits and a suitable unit.")
  func times() {
    let text = MarkdownReport(results()).breakableText
    #expect(text.contains("1.23 µs"))
    #expect(text.contains("42.0 s"))
  }

  @Test("Controls, groups, margins and disturbances are shown.")
  func inference() {
    var results = results()
    results.controls["S"]?.medianHalfWidth = 0.0018
    results.controls["S"]?.interaction = "select"
    results.controls["S"]?.size = 1_000
    results.controls["C"] = ControlResult(
      estimate: 0.98, low: 0.97, high: 0.99, isSameCode: false, medianHalfWidth: nil)
    for (index, group) in ["a", "b", "bc"].enumerated() {
      results.cells[index].group = group
      results.cells[index].disturbedShare = 0.034
      results.cells[index].mValue = index == 1 ? 3.4 : 2.8
    }
    results.architectures[1].overall[0].withheld = 1
    let text = MarkdownReport(results).breakableText
    #expect(text.contains("| S       | Baseline once more        | 1.0010 [0.9990, 1.0030] |"))
    #expect(text.contains("select at 1,000 |            0.18 % |"))
    #expect(text.contains("| C       | a copy of Baseline's code | 0.9800 [0.9700, 0.9900] | –"))
    #expect(text.contains("| slower  | bc    |") && text.contains("|         | a     |"))
    #expect(
      text.contains(
        "Margin: at 1,000 notes ±1.0 % (3.4 % of the rounds disturbed). "
          + "‡ Several modes: MVC at 1,000."))
    #expect(text.contains("1.50 [1.40, 1.60]‡ |") && text.contains("1 of 3 cells heap up"))
    #expect(text.contains("1 of 1 at 1,000 notes (1 of them withheld, see controls)"))
  }

  @Test("Results from before groups, modes and sensitivity were stored can still be read.")
  func older() throws {
    let text = try ResultsFile.text(results())
    #expect(!text.contains("leaveOneOut") && !text.contains("\"group\""))
    let read = try ResultsFile.results(text)
    #expect(read.cells[1].group == nil && read.architectures[1].overall[0].leaveOneOut == nil)
    #expect(MarkdownReport(read).text.contains("several modes was not looked at"))
  }

  @Test(
    "Tuned variants are listed with their headline, published ones without, and neither is ranked.")
  func lanes() throws {
    var results = results()
    for (variant, lane) in [("tuned", "tuned"), ("article", "asPublished")] {
      var entry = results.architectures[1]
      entry.variant = variant
      entry.lane = lane
      entry.label = "MVC/\(variant)"
      entry.overall[0].estimate = 1.25
      entry.overall[0].low = 1.24
      entry.overall[0].high = 1.26
      if lane == "asPublished" { entry.extraWork = ["It reloads."] }
      results.architectures.append(entry)
      var cell = results.cells[1]
      cell.variant = variant
      cell.lane = lane
      cell.label = "MVC/\(variant)"
      results.cells.append(cell)
    }
    results.source = ["feature", "variants"].map {
      SourceEntry(
        architecture: "MVC", bucket: $0, files: 1, lines: 9, code: 7, comment: 1, blank: 1,
        tokens: 70)
    }
    let summary = SummaryTable(results).table
    #expect(summary.rows.map(\.first) == ["Baseline", "MVC", "MVVM"])
    #expect(summary.markdown().contains("**1.50 [1.40, 1.60]**"))
    #expect(summary.rows[1].suffix(2) == ["**7**", "**70**"])
    let text = MarkdownReport(results).breakableText
    #expect(text.contains("3 architectures in 5 variants"))
    #expect(text.contains(" 1.25 [1.24, 1.26] |") && !text.contains("**1.25"))
    #expect(text.contains("* **MVC/article**: S. It reloads."))
    #expect(text.contains("MVC 1.50") && !text.contains("MVC/tuned 1.25,"))
    #expect(InteractionTable.times(results.cells).rows.map { $0[1] }.contains("MVC/tuned"))
    #expect(try ResultsFile.results(ResultsFile.text(results)) == results)
  }

  @Test("A size with few interactions has no mean.")
  func rareSizes() {
    var results = Results.sample(["a", "b", "c", "d"])
    let rare = Results.sample(["a:100000"])
    results.cells += rare.cells
    #expect(SummaryTable.sizes(results) == [1_000])
    results.cells += Results.sample(["b:100000"]).cells
    #expect(SummaryTable.sizes(results) == [1_000, 100_000])
  }

  @Test("The report shows the predicted and the actual winners, including ties.")
  func predictions() {
    var results = results()
    #expect(!MarkdownReport(results).text.contains("Expected to win"))
    results.interactions[0].predicted = ["Redux"]
    let wide = MarkdownReport(results).text
    #expect(wide.contains("anything was measured: Redux. Found: lowest were MVC and MVVM at 1,000"))
    results.cells[2].ratio?.low = 1.7
    #expect(MarkdownReport(results).text.contains("Found: lowest were MVC at 1,000 notes."))
    for index in 1...2 { results.cells[index].ratio?.verdict = "withheld" }
    #expect(MarkdownReport(results).text.contains("Redux. Found: no verdict."))
  }
}

extension MarkdownReport {
  /// The text with normal spaces in its figures.
  fileprivate var breakableText: String { text.replacing("\u{A0}", with: " ") }
}
