import Catalog
import Measurement
import Study
import Support
import Testing

@testable import Report

@Suite("Report of a run") struct ReportTests {
  private func results(
    wrong: Bool = false, tie: Bool = false, isTimedInFull: Bool = true
  ) -> Results {
    let ratio = RatioResult(
      estimate: 1.5, low: 1.4, high: 1.6, verdict: "slower", verdictAt5: "slower", margin: 0.02,
      processesToSettle: nil)
    func interval(_ value: Double) -> LatencyInterval {
      LatencyInterval(estimate: value, low: value, high: value)
    }
    let latency = LatencyResult(
      p50: 1.234e-6, lowestProcess: 1e-6, highestProcess: 2e-6, warm: interval(1.234e-6),
      cold: isTimedInFull ? interval(4.56e-6) : nil,
      architecture: isTimedInFull ? 1e-6 : nil, layout: isTimedInFull ? 0.2e-6 : nil,
      display: isTimedInFull ? 0.03e-6 : nil)
    func cell(_ name: String, correct: Bool = true) -> CaseResult {
      CaseResult(
        architecture: name, interaction: "select", size: 1_000,
        correct: correct, ratio: name == "Baseline" || !correct ? nil : ratio,
        latency: correct ? latency : nil,
        counters: correct ? ["viewWrites": 2, "bytes": 1_280, "mallocs": nil] : [:],
        varying: correct ? ["bytes"] : [],
        note: correct ? nil : "It shows the wrong title.",
        epochs: name == "Baseline" || !correct ? nil : 96)
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
        name: name, summary: "S.", overall: overall)
    }
    return Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release",
        commit: "abc", dirty: false),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
        places: 16, roundsPerPlace: 6, seconds: 42, interrupted: false, disturbedShare: 0.01),
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
    #expect(text.contains("\"mallocs\":null"))
    #expect(try ResultsFile.results(text) == results)
    #expect(try ResultsFile.text(ResultsFile.results(text)) == text)
  }

  @Test("The lowest figure is bold, and so are figures tied with it.")
  func bold() {
    let clear = AllFiguresTable(results()).table.markdown()
    #expect(clear.contains("**1.50 [1.40, 1.60]**"))
    #expect(!clear.contains("**2.10"))
    let tie = AllFiguresTable(results(tie: true)).table.markdown()
    #expect(tie.contains("**1.50 [1.40, 1.60]**") && tie.contains("**1.60 [1.50, 1.70]**"))
  }

  @Test("A wrong architecture has no figures, and the report gives the reason.")
  func wrong() {
    let text = MarkdownReport(results(wrong: true)).text
    #expect(text.contains("MVVM at 1,000: It shows the wrong title."))
    #expect(text.contains("**wrong**"))
  }

  @Test("Interactions that need a form of the app are listed as not run.")
  func waiting() {
    var results = results()
    #expect(!MarkdownReport(results).text.contains("Not run without"))
    results.waiting = ["burst-b": "mounted", "burst-a": "mounted"]
    #expect(
      MarkdownReport(results).text.contains(
        "Not run without the form `mounted`: `burst-a`, `burst-b`."))
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

  @Test("A missing time is null in the file and a dash in the table.")
  func missingTime() throws {
    let text = try ResultsFile.text(results(isTimedInFull: false))
    #expect(text.split(separator: "\"cold\":null").count == 1 + 3)
    #expect(text.split(separator: "\"architecture\":null").count == 1 + 3)
    let row = InteractionTable.times(results().cells).rows[1]
    #expect(
      row == [
        "1,000", "MVC", "1.23 µs", "4.56 µs", "", "1.50 [1.40, 1.60]", "slower", "slower", "",
        "1.00 µs", "200 ns", "30.0 ns", "96",
      ])
    let short = InteractionTable.times(results(isTimedInFull: false).cells).rows[0]
    #expect(
      short == ["1,000", "Baseline", "1.23 µs", "–", "", "", "", "", "", "–", "–", "–", ""])
  }

  @Test("The run's time is told by architecture and part, with the rest.")
  func time() {
    var results = results()
    #expect(!MarkdownReport(results).text.contains("Where the run's time went"))
    var times = PhaseTimes()
    times.timing = 3
    times.settingUp = 1.5
    results.time = ["S": times, "Baseline": times]
    let rows = TimeTable.table(results)?.rows ?? []
    #expect(
      rows.map(\.[0]) == [
        "Baseline", "S", "all", "the rest: processes, analyses of the sources, the report",
      ])
    #expect(rows[2].suffix(4) == ["3.0", "0.0", "6.0", "9.0"])
    #expect(rows[3].last == "33.0")
    #expect(MarkdownReport(results).text.contains("Where the run's time went"))
  }

  @Test("The heading says what was measured, where and when, and how quiet the machine was.")
  func heading() {
    var results = results()
    let unknown = ReportHeading(results).text
    #expect(
      unknown.contains(
        "\n\n\(results.architectures.count) architectures were measured in 1 interaction. This was on "
          + "2026-01-01, on CPU (2 cores) with Linux. How much other programs used the machine is not "
          + "known. [Details](#how-it-was-measured).\n\n"), "\(unknown)")
    results.run.otherLoad = 0.01
    #expect(
      ReportHeading(results).text.contains("The machine was quiet: other programs used 0.01 cores.")
    )
    results.run.noisy = true
    #expect(
      ReportHeading(results).text.contains(
        "Little else ran (other programs used 0.01 cores), but times were [noisy](#controls)."))
    results.run.otherLoad = 0.254
    #expect(
      ReportHeading(results).text.contains(
        "The machine was busy: other programs used 0.25 cores, so times are less sure."))
    results.architectures = Array(results.architectures.prefix(1))
    #expect(ReportHeading(results).text.contains("\n1 architecture was measured in 1 interaction."))
  }

  @Test("The details of a run are on the harness's page, as far as they are known.")
  func conditions() throws {
    var results = results()
    var text = ConditionsSection(results).text
    #expect(
      text.hasPrefix(
        "## How it was measured\n\n* **Build**: release, Swift 6.3, kernel 6. Commit: "))
    #expect(text.contains("**Plan** *quick*: 5 of 5 processes"))
    #expect(text.contains("Their load") == false && text.contains("their load is not known."))
    #expect(text.contains("**Link orders**: one.") && !text.contains("page faults"))
    #expect(!text.contains("resumed"))
    results.run.otherLoad = 0.254
    results.run.pageFaultShare = 0.031
    results.run.linkOrders = 16
    results.run.resumed = true
    results.environment.commit = nil
    text = ConditionsSection(results).text
    #expect(text.contains("**Other programs** used 0.25 cores on average."))
    #expect(
      text.contains("of all. The thread had no core for over 1 % of their time. 3.1 % of the"))
    #expect(text.contains("**Link orders**: 16. The processes take turns"))
    #expect(text.contains(" and was resumed."))
    #expect(text.contains("Commit: none, because it is not in a git repository."))
    let page = try #require(MarkdownReport(results).pages.first { $0.path == "harness.md" })
    #expect(page.text.contains("## How it was measured"))
  }

  @Test("Times have three digits and a suitable unit.")
  func times() {
    let text = MarkdownReport(results()).breakableText
    #expect(text.contains("1.23 µs"))
    #expect(text.contains("42.0 s"))
  }

  @Test("Controls, groups and disturbances are shown.")
  func inference() {
    var results = results()
    results.controls["S"]?.medianHalfWidth = 0.0018
    results.controls["S"]?.interaction = "select"
    results.controls["S"]?.size = 1_000
    results.controls["S"]?.mean = 1.0004
    results.controls["S"]?.meanLow = 1.0001
    results.controls["S"]?.meanHigh = 1.0007
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
    #expect(text.contains("select at 1,000 |"))
    #expect(text.contains("1.0004 [1.0001, 1.0007] |            0.18 % |"))
    #expect(text.contains("| C       | a copy of Baseline's code | 0.9800 [0.9700, 0.9900] | –"))
    #expect(text.contains("| bc    |") && text.contains("| a     |"))
    #expect(
      text.contains(
        "Epochs disturbed: 3.4 % at 1,000 notes. ‡ Several modes: MVC at 1,000."))
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

  @Test("A size with few interactions has no mean.")
  func rareSizes() {
    var results = Results.sample(["a", "b", "c", "d"])
    let rare = Results.sample(["a:100000"])
    results.cells += rare.cells
    #expect(AllFiguresTable.sizes(results) == [1_000])
    results.cells += Results.sample(["b:100000"]).cells
    #expect(AllFiguresTable.sizes(results) == [1_000, 100_000])
  }

  @Test("The report shows the predicted and the actual winners, including ties.")
  func predictions() {
    var results = results()
    #expect(!MarkdownReport(results).text.contains("Expected to win"))
    results.interactions[0].predicted = ["Redux"]
    let wide = MarkdownReport(results).text
    #expect(wide.contains("anything was measured: Redux. The lowest times: MVC and MVVM at 1,000"))
    results.cells[2].ratio?.low = 1.7
    #expect(MarkdownReport(results).text.contains("The lowest times: MVC at 1,000 notes."))
    for index in 1...2 { results.cells[index].ratio?.verdict = "withheld" }
    #expect(MarkdownReport(results).text.contains("Redux. No times could be compared."))
  }
}

extension MarkdownReport {
  /// The text with normal spaces in its figures.
  fileprivate var breakableText: String { text.replacing("\u{A0}", with: " ") }
}
