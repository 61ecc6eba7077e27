import Measurement
import Testing

@testable import Report

@Suite("Self-check of the harness")
struct SelfCheckTests {
  private func record(
    _ kind: RunRecord.Kind, plan: String = "default", _ comparisons: [RunRecord.Comparison]
  ) -> RunRecord {
    var record = RunRecord(Results.selfCheckSample, kind: kind)
    record.plan = plan
    record.comparisons = comparisons
    return record
  }

  private func comparison(
    _ label: String, _ slowdown: Double?, around center: Double, spread: Double = 0.001,
    verdict: String = "equivalent", interaction: String = "sort"
  ) -> RunRecord.Comparison {
    RunRecord.Comparison(
      label: label, interaction: interaction, size: 1000, slowdown: slowdown,
      values: [center - spread, center, center + spread], low: 0.99, high: 1.01, margin: 0.01,
      verdict: verdict)
  }

  private func row(_ property: String, _ records: [RunRecord]) throws -> SelfCheckRow {
    let rows = SelfCheck(live: nil, mallocs: [], records: records).rows
    return try #require(rows.first { $0.property.hasPrefix(property) })
  }

  @Test("A property that was not measured is neither met nor missed.")
  func unknown() {
    let rows = SelfCheck(live: nil, mallocs: [], records: []).rows
    #expect(rows.allSatisfy { $0.holds == nil && $0.figure == "not measured" })
  }

  @Test("A control with an interval that excludes 1 is a false positive without margin.")
  func bare() throws {
    let equal = comparison("S", 0, around: 0)
    let off = comparison("S", 0, around: 0.005, interaction: "start")
    let copy = comparison("C", 0, around: 0.005)
    let all = [record(.quiet, [equal, off, copy])]
    let same = try row("false positives on a quiet machine, without", all)
    #expect(same.figure.hasPrefix("50.0 % of 2 comparisons"))
    #expect(same.holds == false)
    #expect(try row("… of a copy", all).figure.hasPrefix("100.0 % of 1 comparisons"))
  }

  @Test("With the margin, only an interval beyond 2 % is a false positive, of S and of C.")
  func margin() throws {
    let name = "false positives on a quiet machine, with margin"
    let off = record(
      .quiet, [comparison("S", 0, around: 0.015), comparison("C", 0, around: 0.035)])
    #expect(try row(name, [off]).figure.hasPrefix("50.0 %"))
    let near = record(.quiet, [comparison("S", 0, around: 0), comparison("C", 0, around: 0.025)])
    // The interval of ±1 % reaches into the margin.
    #expect(try row(name, [near]).figure.hasPrefix("0.0 %"))
  }

  @Test("Quiet and loaded runs are evaluated separately.")
  func kinds() throws {
    let off = record(.loaded, [comparison("S", 0, around: 0.05)])
    #expect(try row("false positives on a quiet machine, without", [off]).holds == nil)
    #expect(try row("false positives beside two busy loops, without", [off]).holds == false)
  }

  @Test("An injected slowdown is found if the interval lies above 1, whatever the verdict.")
  func injected() throws {
    var found = comparison("+2 %", 0.02, around: 0.02, verdict: "unresolved")
    found.low = 1.001
    var missed = comparison("+2 %", 0.02, around: 0.02, verdict: "withheld")
    missed.low = 0.999
    let name = "an injected slowdown of 2 %, default"
    #expect(try row(name, [record(.injected, [found])]).holds == true)
    let half = try row(name, [record(.injected, [found, missed])])
    #expect(half.holds == false)
    #expect(
      half.figure == "found in 1 of 2 (50.0 %), beyond the margin in 0; read as 2.00 %")
    let quick = try row(
      "an injected slowdown of 2 %, quick", [record(.injected, plan: "quick", [missed])])
    #expect(quick.holds == nil)
  }

  @Test("Unresolved and withheld comparisons with Baseline have no answer.")
  func unresolved() throws {
    let name = "comparisons with Baseline without an answer"
    let clear = comparison("MVC", nil, around: 0.1, verdict: "slower")
    let open = comparison("MVC", nil, around: 0.02, verdict: "unresolved")
    let withheld = comparison("MVC", nil, around: 0.02, verdict: "withheld")
    let ten = record(.quiet, [open] + (0..<9).map { _ in clear })
    #expect(try row(name, [ten]).holds == true)
    let two = try row(name, [record(.quiet, [open, withheld] + (0..<8).map { _ in clear })])
    #expect(two.holds == false)
    #expect(two.figure == "20.0 % of 10: 1 unresolved, 1 withheld")
  }

  @Test("Two runs differ in a ratio if Welch's interval of their values excludes 0.")
  func repeatability() throws {
    let name = "two default runs"
    let first = record(
      .quiet,
      [
        comparison("MVC", nil, around: 0.1), comparison("MVVM", nil, around: 0.1),
        comparison("Redux", nil, around: 0.1),
      ])
    let second = record(
      .quiet, [comparison("MVC", nil, around: 0.1005), comparison("MVVM", nil, around: 0.2)])
    #expect(try row(name, [first]).figure == "not measured")
    #expect(
      try row(name, [first, second]).figure == "50.0 % and 50.0 % of 2 in 2 runs")
    #expect(
      try row(name, [first, second]).holds == false && row(name, [first, first]).holds == true)
    #expect(
      try row(name, [first, second, record(.loaded, [])]).figure
        == "50.0 % and 50.0 % of 2 in 2 runs")
  }

  @Test("A case that is faster in one full run and slower in another has opposite verdicts.")
  func opposite() throws {
    let faster = comparison("MVC", nil, around: -0.05, verdict: "faster")
    let slower = comparison("MVC", nil, around: 0.05, verdict: "slower")
    let elsewhere = comparison(
      "MVC", nil, around: 0.05, verdict: "slower", interaction: "start")
    let name = "opposite verdicts"
    #expect(
      try row(name, [record(.quiet, [faster]), record(.quiet, [slower])]).figure
        == "1 of 1 verdicts in 2 runs (MVC, sort at 1000)")
    let none = (0..<20).map { _ in record(.quiet, [faster, elsewhere]) }
    #expect(try row(name, none).holds == true)
    #expect(try row(name, Array(none.dropLast())).holds == nil)
  }

  @Test("The counts of malloc calls must equal callgrind's in at least twenty workloads.")
  func mallocs() throws {
    func row(_ counts: [(Int?, Int)]) throws -> SelfCheckRow {
      let comparisons = counts.map {
        MallocComparison(
          architecture: "MVC", interaction: "sort", size: 1000, iterations: 2, counted: $0.0,
          callgrind: $0.1)
      }
      return try #require(SelfCheck(live: nil, mallocs: comparisons, records: []).rows.first)
    }
    #expect(try row(Array(repeating: (7, 7), count: 20)).holds == true)
    #expect(try row(Array(repeating: (7, 7), count: 19)).holds == false)
    #expect(try row(Array(repeating: (7, 7), count: 20) + [(7, 8)]).holds == false)
    #expect(try row(Array(repeating: (7, 7), count: 20) + [(nil, 8)]).holds == false)
  }

  @Test(
    "A retain balance, a varying counter and an expensive empty step each miss their goal."
  )
  func live() throws {
    var figures = LiveMeasurements()
    figures.emptyStep = Interval(estimate: 0.2, low: 0.1, high: 0.4)
    figures.residualOverhead = 0.0002
    (figures.repeats, figures.counters, figures.ledgers) = (100, 900, 50)
    func holds() -> [Bool?] {
      SelfCheck(live: figures, mallocs: [], records: []).rows.map(\.holds)
    }
    #expect(holds().compactMap(\.self) == [true, true, true, true])
    figures.openLedgers = ["sort, Redux: 2"]
    figures.varying = ["start, MVVM: bytes"]
    figures.emptyStep = Interval(estimate: -1.5, low: -2, high: -1)
    figures.residualOverhead = -0.002
    #expect(holds().compactMap(\.self) == [false, false, false, false])
  }
}

extension Results {
  fileprivate static let selfCheckSample = Results(
    environment: RunEnvironment(
      date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64", processor: "P",
      cores: 2, swift: "6.3", configuration: "release", commit: nil, dirty: nil),
    run: RunSettings(
      command: "archbench", plan: "default", seed: 1, processes: 3, processesMeasured: 3, places: 1,
      roundsPerPlace: 1, disturbedShare: 0),
    valid: true, architectures: [], definitions: [], cells: [])
}
