import Foundation
import Measurement
import Support
import Testing

@testable import Report

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

  private func verdict(_ name: String, _ comparison: Comparison) -> TimeChange.Verdict? {
    comparison.architectures.first { $0.architecture == name }?.time.verdict
  }

  // MARK: - What a control is

  @Test("An architecture with the same sources in both runs cannot regress or improve.")
  func unchangedSources() throws {
    for shift in [0.2, -0.2] {
      let comparison = try compare(
        run().withSources(), run(["MVVM": shift]).withSources(changed: ["MVC"]))
      #expect(verdict("MVVM", comparison) == .control)
      #expect(comparison.cells.allSatisfy { $0.status == .unchanged })
      #expect(comparison.exitCode == .done)
      #expect(comparison.controls == ["Baseline", "MVVM"])
      let changed = try compare(
        run().withSources(), run(["MVVM": shift]).withSources(changed: ["MVVM"]))
      #expect(verdict("MVVM", changed) == (shift > 0 ? .slower : .faster))
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
    let cell = comparison.cells.first { $0.architecture == "MVC" }
    #expect(cell?.counters.map(\.kind) == [.noise, .noise])
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
      #expect(comparison.controls.isEmpty)
      #expect(verdict("MVVM", comparison) == .slower && verdict("MVC", comparison) == .withinNoise)
      #expect(comparison.exitCode == .regression && !comparison.warnings.isEmpty)
    }
  }

  @Test("S and C are controls if the sources of Baseline and the shared ones are the same.")
  func copiesOfBaseline() throws {
    let old = run(copies: [:])
    let new = run(copies: ["C": 0.03])
    let all = ["MVC", "MVVM"]
    let same = try compare(old.withSources(), new.withSources(changed: all))
    #expect(same.controls == ["Baseline", "S", "C"])
    #expect(verdict("S", same) == .control && verdict("C", same) == .control)
    for other in [new.withSources(changed: all, shared: "t"), new] {
      let comparison = try compare(old.withSources(), other)
      #expect(comparison.controls.isEmpty && verdict("C", comparison) == nil)
    }
  }

  @Test("If Baseline's sources changed, no times are compared, but counters are.")
  func changedBaseline() throws {
    var new = run(["MVC": 0.2], copies: ["C": 0.2]).withSources(changed: ["Baseline", "MVC"])
    let times = try compare(run(copies: [:]).withSources(), new)
    #expect(times.exitCode == .done && times.architectures.isEmpty)
    #expect(times.timesReason == "Baseline changed")
    #expect(
      times.cells.compactMap(\.time).allSatisfy {
        $0.verdict == .unknown && $0.reason == "Baseline changed"
      })
    #expect(times.warnings.first?.hasPrefix("Baseline's sources changed.") == true)
    new.change = { if $0.architecture == "MVC" { $0.counters["viewWrites"] = 3 } }
    #expect(try compare(run().withSources(), new).count(.regression) == 2)
  }

  // MARK: - What controls do

  @Test("The tolerance of a mean follows from the controls' means and Student's quantile.")
  func meanTolerance() throws {
    // Three controls, with a spread between processes of nearly nothing.
    var old = run(copies: [:])
    old.names = ["Baseline", "MVC", "MVVM", "Redux"]
    var new = run(["MVVM": 0.01, "Redux": -0.02, "MVC": 0.05], copies: ["S": 0, "C": 0.02])
    new.names = old.names
    let comparison = try compare(old.withSources(), new.withSources(changed: ["MVC"]))
    let changed = try #require(comparison.architectures.first { $0.architecture == "MVC" })
    let error = LogChange(old: Self.values, new: Self.values).standardError ?? 0
    let square = (0.01 * 0.01 + 0.02 * 0.02 + 0 + 0.02 * 0.02) / 4 - error * error
    let quantile = StudentDistribution(degreesOfFreedom: 4).quantile(upperTail: 0.01)
    let tolerance = square.squareRoot() * quantile
    #expect(abs(log1p(try #require(changed.time.tolerance)) - tolerance) < 1e-9)
    #expect(changed.time.verdict == .withinNoise)
    // With calm controls the same change is a regression.
    var calm = run(["MVC": 0.05], copies: [:])
    calm.names = old.names
    let found = try compare(old.withSources(), calm.withSources(changed: ["MVC"]))
    #expect(verdict("MVC", found) == .slower)
  }

  @Test("The tolerance of a mean is at least what a scatter of the controls' cells can make.")
  func scatterTolerance() {
    // The cells of a control move by 3 % up and down, so that their mean does not move.
    let cells = (0..<16).map { index in
      TimedCell(
        contestant: "C", change: change(index % 2 == 0 ? 0.03 : -0.03),
        isControl: true)
    }
    let tolerances = TimeTolerances(means: [change(0)], cells: cells, comparisons: 16, alpha: 0.05)
    #expect(abs(tolerances.mean(over: 16).value - 3.09 * 0.03 / 4) < 1e-4)
    #expect(abs(tolerances.mean(over: 4).value - 3.09 * 0.03 / 2) < 1e-4)
  }

  @Test("The tolerance of a cell allows for the scatter of control cells, without that of S.")
  func cellTolerance() {
    func cells(_ shifts: [Double], isSameCode: Bool = false) -> [TimedCell] {
      shifts.map {
        TimedCell(
          contestant: "C", change: change($0), isControl: true,
          isSameCode: isSameCode)
      }
    }
    func tolerance(_ cells: [TimedCell], comparisons: Int = 1) -> Double {
      TimeTolerances(means: [], cells: cells, comparisons: comparisons, alpha: 0.05).cell.value
    }
    // The quantiles of the normal distribution at 99 % and 99.9 %.
    #expect(abs(tolerance(cells([0.03, -0.03])) - 2.3263 * 0.03) < 1e-4)
    #expect(abs(tolerance(cells([0.03, -0.03]), comparisons: 10) - 3.0902 * 0.03) < 1e-4)
    let copies = cells([0, 0], isSameCode: true)
    #expect(abs(tolerance(cells([0.03, -0.03]) + copies) - 2.3263 * 0.03) < 1e-4)
    // One large change among many small ones: no control would be flagged.
    let outlier = tolerance(cells([0.2] + Array(repeating: 0, count: 99)))
    #expect(outlier > 0.19 && outlier < 0.2)
    #expect(tolerance([]) == log1p(0.02))
  }

  @Test("The least tolerance is 1 % for means and 2 % for cells, or as requested.")
  func leastTolerance() throws {
    func tolerances(_ tolerance: Double?) throws -> [Double] {
      let comparison = try compare(run(), run(), tolerance: tolerance)
      return [
        try #require(comparison.architectures[0].time.tolerance),
        try #require(comparison.cellTolerance),
      ]
    }
    let expected: [(Double?, [Double])] = [
      (nil, [0.01, 0.02]), (0.05, [0.05, 0.05]), (0, [0, 0]),
    ]
    for (tolerance, shares) in expected {
      #expect(zip(try tolerances(tolerance), shares).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test("Controls do not count as comparisons: more of them do not widen the intervals.")
  func alpha() throws {
    func widths(_ changed: [String]) throws -> [Double] {
      let comparison = try compare(run().withSources(), run().withSources(changed: changed))
      let times =
        comparison.architectures.filter { $0.architecture == "MVC" }.map(\.time)
        + comparison.cells.filter { $0.architecture == "MVC" }.compactMap(\.time)
      return times.compactMap { time in
        time.high.flatMap { high in time.low.map { log(high / $0) } }
      }
    }
    let one = try widths(["MVC"])
    let two = try widths(["MVC", "MVVM"])
    #expect(one.count == 3 && zip(one, two).allSatisfy { $0 < $1 * 0.999 })
    // One mean at 5 %, and two cells at 2.5 % each.
    let change = LogChange(old: Self.values, new: Self.values)
    for (width, alpha) in zip(one, [0.05, 0.025, 0.025]) {
      let interval = change.interval(alpha: alpha)
      #expect(abs(width - (try #require(interval.high) - (try #require(interval.low)))) < 1e-12)
    }
  }

  @Test("The smallest slowdown is tolerance, half-width and 95 % quantile of the spread together.")
  func smallestSlowdown() {
    let change = change(0)
    let error = change.standardError ?? 0
    let interval = change.interval(alpha: 0.05)
    let halfWidth = interval.high ?? 0
    let quantile = StudentDistribution(degreesOfFreedom: interval.degreesOfFreedom)
      .quantile(upperTail: 0.05)
    for spread in [0, 0.02] {
      let time = TimeChange(
        change, .init(value: 0.03, spread: spread), alpha: 0.05, isControl: false)
      let expected =
        0.03 + halfWidth + quantile * (error * error + spread * spread).squareRoot()
      #expect(abs(log1p(time.smallestSlowdown ?? 0) - expected) < 1e-9)
    }
    let control = TimeChange(change, .init(value: 0.03, spread: 0), alpha: 0.05, isControl: true)
    #expect(control.smallestSlowdown == nil)
  }

  // MARK: - Counters

  @Test("Controls widen the tolerance of the same counter, to twice their largest change.")
  func counterTolerance() throws {
    func risen(_ name: String, _ counter: String, by share: Double) -> (inout Cell) -> Void {
      { cell in
        guard cell.architecture.name == name, let old = cell.counter(counter) else { return }
        cell.counters[counter] = old + Int(share * Double(old))
      }
    }
    func compare(control: Double, changed: Double, _ counter: String = "peakBytes") throws
      -> Comparison
    {
      var new = run().withSources(changed: ["MVC"])
      new.change = { cell in
        risen("MVVM", "peakBytes", by: control)(&cell)
        risen("MVC", counter, by: changed)(&cell)
      }
      return try self.compare(run().withSources(), new)
    }
    #expect(try compare(control: 0, changed: 0.02).exitCode == .regression)
    #expect(try compare(control: 0.02, changed: 0.039).exitCode == .done)
    #expect(try compare(control: 0.02, changed: 0.05).exitCode == .regression)
    #expect(try compare(control: -0.02, changed: 0.039).exitCode == .done)
    #expect(try compare(control: 0.9, changed: 0.1, "mallocs").exitCode == .regression)
    #expect(try compare(control: 0.02, changed: -0.05).count(.improvement) == 2)
    #expect(try compare(control: 0.02, changed: -0.03).count(.unchanged) == 6)
  }

  @Test("A counter that varies in a control does not widen the tolerance of the others.")
  func varyingControl() throws {
    var new = run().withSources(changed: ["MVC"])
    new.change = {
      if $0.architecture == "MVVM" {
        $0.counters["peakBytes"] = 99_999
        $0.varying = ["peakBytes"]
      } else if $0.architecture == "MVC" {
        $0.counters["peakBytes"] = 50_000
      }
    }
    #expect(try compare(run().withSources(), new).count(.regression) == 2)
  }

  @Test("A control's counter that leaves 0 allows a change by twice that number, not by any share.")
  func counterFromZero() throws {
    func compare(_ changed: Int) throws -> Comparison {
      var old = run().withSources()
      old.change = { $0.counters["liveBlocks"] = 0 }
      var new = run().withSources(changed: ["MVC"])
      new.change = {
        $0.counters["liveBlocks"] = ["MVVM": 3, "MVC": changed][$0.architecture] ?? 0
      }
      return try self.compare(old, new)
    }
    #expect(try compare(6).exitCode == .done)
    #expect(try compare(7).exitCode == .regression)
  }

  /// Returns a change of a mean by a logarithm, with hardly any noise.
  private func change(_ shift: Double) -> LogChange {
    let values = [-1e-5, 0, 1e-5, 0]
    return LogChange(old: values, new: values.map { $0 + shift })
  }
}
