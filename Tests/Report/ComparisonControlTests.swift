import Foundation
import Measurement
import Support
import Testing

@testable import Report
@testable import Results

@Suite("Controls of a comparison") struct ComparisonControlTests {
  /// The values of MVC and MVVM in OLD, without a difference between processes' means.
  private static let values: [Double] = [0.099, 0.1, 0.101, 0.1]

  /// Returns a run in which the ratios of some architectures are higher by a logarithm.
  private func run(_ shifts: [String: Double] = [:], copies: [String: Double]? = nil) -> MadeUpRun {
    MadeUpRun(
      values: { name, _ in Self.values.map { $0 + (shifts[name] ?? 0) } },
      copies: { label, _ in copies.map { copies in Self.values.map { $0 + (copies[label] ?? 0) } } }
    )
  }

  private func compare(
    _ old: MadeUpRun, _ new: MadeUpRun, tolerance: Double? = nil,
    edit: (inout Results) -> Void = { _ in }
  ) throws -> Comparison {
    var results = new.results
    edit(&results)
    return try Comparison(old.results, results, tolerance: tolerance)
  }

  private func verdict(_ name: String, _ comparison: Comparison) -> Outcome? {
    comparison.architectures.first { $0.architecture == name }?.time.verdict
  }

  // MARK: - What a control is

  @Test("An architecture with the same sources in both runs cannot regress or improve.")
  func unchangedSources() throws {
    for shift in [0.2, -0.2] {
      let comparison = try compare(
        run().withSources(), run(["MVVM": shift]).withSources(changed: ["MVC"]))
      #expect(verdict("MVVM", comparison) == .control)
      #expect(comparison.cases.allSatisfy { $0.status == .same })
      #expect(comparison.exitCode == .done)
      let changed = try compare(
        run().withSources(), run(["MVVM": shift]).withSources(changed: ["MVVM"]))
      #expect(verdict("MVVM", changed) == (shift > 0 ? .worse : .better))
    }
  }

  @Test("A rising counter of a control is noise, whether it is exact or not.")
  func controlCounters() throws {
    var new = run().withSources(changed: ["MVVM"])
    new.change = {
      guard $0.architecture == "MVC" else { return }
      $0.counters["viewWrites"] = 3
      $0.counters["mallocs"] = 80
    }
    let comparison = try compare(run().withSources(), new)
    #expect(comparison.exitCode == .done)
    #expect(comparison.cases.allSatisfy { $0.changes.isEmpty })
    #expect(comparison.warnings.count == 1)
    #expect(comparison.warnings.first?.contains("differ although the sources are the same") == true)
  }

  @Test("A cell of a control that became wrong is still a regression.")
  func wrongControl() throws {
    var new = run().withSources()
    new.change = { if $0.architecture == "MVC" { $0.correct = false } }
    #expect(try compare(run().withSources(), new).exitCode == .regression)
  }

  @Test("Without a checksum, with other shared sources or another toolchain nothing is a control.")
  func noControls() throws {
    let slow = run(["MVVM": 0.2])
    let comparisons = [
      try compare(run(), slow), try compare(run().withSources(), slow),
      try compare(run(), slow.withSources()),
      try compare(run().withSources(), slow.withSources(shared: "t")),
      try compare(run().withSources(), slow.withSources()) { $0.environment.swift = "Swift 7" },
      try compare(run().withSources(), slow.withSources()) {
        $0.environment.configuration = "debug"
      },
    ]
    for comparison in comparisons {
      #expect(comparison.architectures(.control).isEmpty)
      #expect(verdict("MVVM", comparison) == .worse && verdict("MVC", comparison) == .same)
      #expect(comparison.exitCode == .regression && !comparison.warnings.isEmpty)
    }
  }

  @Test("Machines and toolchains of which nothing is known are not called the same.")
  func unknown() throws {
    var old = run().withSources().results
    old.environment.processor = "unknown processor"
    old.environment.swift = "Swift of unknown version"
    let comparison = try Comparison(old, old, tolerance: nil)
    let sentence = try #require(comparison.differences.first)
    #expect(
      sentence.hasPrefix("It is not known whether the machine and the toolchain are the same:"))
    #expect(sentence.contains("processor") && sentence.contains("compiler"))
    #expect(!sentence.contains("kernel") && comparison.architectures(.control).isEmpty)
  }

  @Test("S and C are controls if the sources of Baseline and the shared ones are the same.")
  func copiesOfBaseline() throws {
    let old = run(copies: [:])
    let new = run(copies: ["C": 0.03])
    let all = ["MVC", "MVVM"]
    let same = try compare(old.withSources(), new.withSources(changed: all))
    #expect(verdict("S", same) == .control && verdict("C", same) == .control)
    for other in [new.withSources(changed: all, shared: "t"), new] {
      let comparison = try compare(old.withSources(), other)
      #expect(verdict("C", comparison) == nil)
    }
  }

  @Test("If Baseline's sources changed, no times are compared, but counters are.")
  func changedBaseline() throws {
    var new = run(["MVC": 0.2], copies: ["C": 0.2]).withSources(changed: ["Baseline", "MVC"])
    let times = try compare(run(copies: [:]).withSources(), new)
    #expect(times.exitCode == .done && times.architectures.isEmpty)
    #expect(times.timesReason == "Baseline changed")
    #expect(times.cases.allSatisfy { $0.time == nil })
    #expect(times.warnings.first?.hasPrefix("Baseline's sources changed.") == true)
    new.change = { if $0.architecture == "MVC" { $0.counters["viewWrites"] = 3 } }
    #expect(try compare(run().withSources(), new).count(.worse) == 2)
  }

  // MARK: - What controls do

  @Test("A tolerance is the controls' root mean square, times Student's quantile.")
  func tolerance() {
    let controls = [0.03, -0.03, 0.03].map(change)
    for (comparisons, tail) in [(1, 0.01), (10, 0.001)] {
      let tolerance = TimeTolerance(controls: controls, comparisons: comparisons, least: 0.02)
      let quantile = StudentDistribution(degreesOfFreedom: 3).quantile(upperTail: tail)
      #expect(abs(tolerance.value - 0.03 * quantile) < 1e-9)
    }
    let calm = [0.001, -0.001, 0].map(change)
    #expect(TimeTolerance(controls: calm, comparisons: 1, least: 0.02).value == log1p(0.02))
    #expect(TimeTolerance(controls: [], comparisons: 1, least: 0).value == 0)
  }

  @Test("Restless controls allow what is a regression beside calm ones.")
  func meanTolerance() throws {
    for (shift, expected) in [(0.02, Outcome.same), (0, .worse)] {
      var old = run(copies: [:])
      old.names = ["Baseline", "MVC", "MVVM", "Redux"]
      var new = run(["MVVM": shift, "Redux": -shift, "MVC": 0.04], copies: ["C": shift])
      new.names = old.names
      let comparison = try compare(old.withSources(), new.withSources(changed: ["MVC"]))
      #expect(verdict("MVC", comparison) == expected)
    }
  }

  @Test("Controls do not count as comparisons: more of them do not widen the intervals.")
  func alpha() throws {
    func widths(_ changed: [String]) throws -> [Double] {
      let comparison = try compare(run().withSources(), run().withSources(changed: changed))
      let times =
        comparison.architectures.filter { $0.architecture == "MVC" }.map(\.time)
        + comparison.cases.filter { $0.key.architecture == "MVC" }.compactMap(\.time)
      return times.map(\.change.halfWidth)
    }
    let one = try widths(["MVC"])
    #expect(one.count == 3)
    #expect(zip(one, try widths(["MVC", "MVVM"])).allSatisfy { $0 < $1 * 0.999 })
    // One mean at 5 %, and two cells at 2.5 % each.
    for (width, alpha) in zip(one, [0.05, 0.025, 0.025]) {
      let interval = WelchInterval(old: Self.values, new: Self.values, alpha: alpha)
      #expect(abs(width - interval.halfWidth) < 1e-12)
    }
  }

  @Test("A counter that varies from run to run is not compared, in controls and others.")
  func varyingControl() throws {
    var new = run().withSources(changed: ["MVC"])
    new.change = {
      $0.counters["peakBytes"] = 99_999
      $0.varying = ["peakBytes"]
    }
    #expect(try compare(run().withSources(), new).count(.same) == 6)
  }

  /// Returns a change of a mean by a logarithm, with hardly any noise.
  private func change(_ shift: Double) -> LogChange {
    let values = [-1e-5, 0, 1e-5, 0]
    return LogChange(old: values, new: values.map { $0 + shift })
  }
}
