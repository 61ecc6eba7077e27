import Catalog
import Foundation
import Measurement
import Study
import Support
import Testing

@testable import Measurement
@testable import Report
@testable import Results

@Suite("Report of a run") struct ReportTests {
  private func results(
    wrong: Bool = false, isTimedInFull: Bool = true
  ) -> Results {
    let latency = Latency(
      warm: Interval(estimate: 1.234e-6), cold: isTimedInFull ? Interval(estimate: 4.56e-6) : nil)
    func cell(_ name: String, correct: Bool = true) -> Cell {
      var cell = Cell(VariantID(name), "select", 1_000)
      cell.correct = correct
      guard correct else {
        cell.note = "It shows the wrong title."
        return cell
      }
      cell.latency = latency
      cell.counters = ["viewWrites": 2, "bytes": 1_280, "mallocs": nil]
      cell.varying = ["bytes"]
      guard name != "Baseline" else { return cell }
      cell.ratio = Interval(estimate: 1.5, low: 1.4, high: 1.6)
      cell.verdict = .slower
      cell.epochs = 96
      return cell
    }
    var settings = RunSettings(
      command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
      places: 16, roundsPerPlace: 6, disturbedShare: 0.01)
    settings.seconds = 42
    return Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release",
        commit: "abc", dirty: false),
      run: settings, valid: true,
      architectures: ["Baseline", "MVC", "MVVM"].map { ArchitectureEntry(name: $0, summary: "S.") },
      definitions: [
        InteractionEntry(
          id: "select", prose: "A row is selected.", sizes: [1_000], leastWork: "2 view writes")
      ],
      cells: [cell("Baseline"), cell("MVC"), cell("MVVM", correct: !wrong)],
      unavailable: ["mallocs": "no glibc"]
    ).derived()
  }

  @Test("Results survive a round trip through JSON, and unread counters are null.")
  func json() throws {
    let results = results()
    let text = try results.text
    #expect(text.contains("\"mallocs\":null"))
    #expect(try Results(text: text) == results)
    #expect(try Results(text: text).text == text)
  }

  @Test("A wrong architecture has no figures, and the report gives the reason.")
  func wrong() {
    let text = RunReport(results(wrong: true)).document.markdown
    #expect(text.contains("MVVM at 1,000: It shows the wrong title."))
    #expect(text.contains("**wrong**"))
  }

  @Test("A counter that varies is marked, and a constant one is not.")
  func varying() {
    let text = RunReport(results()).document.markdown
    #expect(text.contains("~1,280 "))
    #expect(!text.contains("~2 "))
  }

  @Test("A missing time is a dash in the table.")
  func missingTime() {
    let row = EventFigures.times(results().cells).rows[1]
    #expect(
      row == [
        "1,000", "MVC", "1.23 µs", "4.56 µs", "", "1.50 [1.40, 1.60]", "slower", "96",
      ])
    let short = EventFigures.times(results(isTimedInFull: false).cells).rows[0]
    #expect(short == ["1,000", "Baseline", "1.23 µs", "–", "", "", "", ""])
  }

  @Test("The report says what was measured, where and when, and how quiet the machine was.")
  func provenance() {
    var results = results()
    func has(_ text: String) -> Bool { RunReport(results).provenance.contains(text) }
    #expect(
      has(
        "Measured 2026-01-01 on CPU (2 cores) with Linux. How much other programs used "
          + "the machine is not known. [Details](#how-it-was-measured). To be a reference, "
      ))
    results.run.otherLoad = 0.01
    #expect(has("The machine was quiet. [Details]"))
    results.run.noisy = true
    #expect(
      has("Little else ran (other programs used 0.01 cores), but times were [noisy](#controls)."))
    results.run.otherLoad = 0.254
    #expect(has("The machine was busy: other programs used 0.25 cores, so times are less sure."))
  }

  @Test("The details of a run are on the harness's page, as far as they are known.")
  func conditions() throws {
    var results = results()
    var text = RunReport(results).conditions.markdown
    #expect(
      text.hasPrefix(
        "## How it was measured\n\n* **Build**: release, Swift 6.3, kernel 6. Commit: "))
    #expect(text.contains("**Plan** *quick*: 5 of 5 processes"))
    #expect(text.contains("**Link orders**: one."))
    results.run.pageFaultShare = 0.031
    results.run.linkOrders = 16
    results.environment.commit = nil
    text = RunReport(results).conditions.markdown
    #expect(
      text.contains("of all. The thread had no core for over 1 % of their time. 3.1 % of the"))
    #expect(text.contains("**Link orders**: 16. The processes take turns"))
    #expect(text.contains("Commit: not known."))
    let page = try #require(RunReport(results).pages.first { $0.path == "harness.md" })
    #expect(page.text.contains("## How it was measured"))
  }

  @Test("Times have three digits and a suitable unit.")
  func times() {
    let text = RunReport(results()).breakableText
    #expect(text.contains("1.23 µs"))
    #expect(text.contains("42.0 s"))
  }

  @Test("Controls are shown with four decimals.")
  func inference() {
    var results = results()
    results.controlCells = [("S", 0.001), ("C", -0.02)].map { label, log in
      var cell = Cell(VariantID(label), "select", 1_000)
      cell.values = [0: log, 1: log, 2: log]
      cell.ratio = Interval(estimate: exp(log), low: exp(log - 0.002), high: exp(log + 0.002))
      cell.verdict = .equivalent
      return cell
    }
    let text = RunReport(results.derived()).breakableText
    #expect(text.contains("| S       | Baseline once more        | 1.0010 [0.9990, 1.0030] |"))
    #expect(text.contains("select at 1,000 |"))
    #expect(text.contains("1.0010 [1.0010, 1.0010] |            0.20 % |"))
    #expect(text.contains("| C       | a copy of Baseline's code | 0.9802 [0.9782, 0.9822] |"))
  }

  @Test("A change of the machine's speed during the run is a warning.")
  func speed() {
    func warnings(_ calibration: [Double]) -> [String] {
      var samples = RunSamples(
        plan: .quick, contestants: Contestants(base: "Baseline", contenders: []), cells: [],
        seed: 1)
      samples.processes = [
        ProcessSamples(
          process: 0, calibration: calibration, cells: [], seconds: 1)
      ]
      return RunWarnings.all(samples, MeasuredCells(samples, in: []).analysis)
    }
    #expect(warnings([300, 900])[0].hasPrefix("The machine changed its speed during the run"))
    #expect(warnings([300, 301]).isEmpty)
    var results = results()
    results.machine = MachineSpeed(kernel: Interval(estimate: 4.08e-4, low: 3e-4, high: 5e-4))
    let page = RunReport(results).conditions.markdown
    #expect(page.contains("fixed piece of work took 408 µs, in 90 % of the places from 300 µs to"))
  }
}

extension RunReport {
  /// The text with normal spaces in its figures.
  fileprivate var breakableText: String { document.markdown.replacing("\u{A0}", with: " ") }
}
