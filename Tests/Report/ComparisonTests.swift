import Foundation
import Measurement
import Report
import Results
import Support
import Testing

@Suite("Comparison of two runs") struct ComparisonTests {
  private func compare(
    _ old: MadeUpRun, _ new: MadeUpRun, tolerance: Double? = nil
  ) throws -> Comparison {
    try Comparison(old.results, new.results, tolerance: tolerance)
  }

  private func compare(_ new: MadeUpRun, tolerance: Double? = nil) throws -> Comparison {
    try compare(MadeUpRun(), new, tolerance: tolerance)
  }

  /// Returns a run in which one result of MVC is changed.
  private func run(changing change: @escaping (inout Cell) -> Void) -> MadeUpRun {
    MadeUpRun(change: {
      if $0.architecture == "MVC", $0.event == "select" { change(&$0) }
    })
  }

  /// Makes a result 5 % slower.
  private func slowDown(_ cell: inout Cell) {
    cell.values = cell.values.mapValues { $0 + 0.05 }
  }

  @Test("A run compared with itself shows no change.")
  func identical() throws {
    let comparison = try compare(MadeUpRun().withSources(), MadeUpRun().withSources())
    #expect(comparison.cases.count == 6)
    #expect(comparison.cases.allSatisfy { $0.status == .same })
    #expect(comparison.warnings.isEmpty && comparison.exitCode == .done)
  }

  @Test("An exact counter that rose by one is a regression, and one that fell an improvement.")
  func counter() throws {
    let risen = run { $0.counters["viewWrites"] = 3 }
    let comparison = try compare(risen)
    #expect(comparison.exitCode == .regression && comparison.count(.worse) == 1)
    #expect(comparison.cases.flatMap(\.changes).map(\.figure) == ["viewWrites"])
    let back = try compare(risen, MadeUpRun())
    #expect(back.exitCode == .done && back.count(.better) == 1)
  }

  @Test(
    "A counter of memory or references has a tolerance.",
    arguments: [
      ("mallocs", 40, 41, 42), ("mallocs", 1_000, 1_010, 1_011), ("mallocs", 0, 1, 2),
      ("peakBytes", 48_544, 48_560, 49_030), ("peakBytes", 1_000, 1_064, 1_065),
      ("instructions", 10_000, 10_100, 10_101), ("somethingNew", 40, 41, 42),
    ])
  func toleratedCounter(_ name: String, _ old: Int, _ tolerated: Int, _ risen: Int) throws {
    func counting(_ count: Int) -> MadeUpRun { run { $0.counters[name] = count } }
    for count in [tolerated, old - (tolerated - old)] {
      let comparison = try compare(counting(old), counting(count))
      #expect(comparison.exitCode == .done && comparison.count(.same) == 6)
    }
    #expect(try compare(counting(old), counting(risen)).exitCode == .regression)
    let fallen = old - (risen - old)
    #expect(try compare(counting(old), counting(fallen)).count(.better) == 1)
  }

  @Test("Baseline's counters are compared like those of other architectures.")
  func baseline() throws {
    let risen = MadeUpRun(change: {
      if $0.architecture == "Baseline" { $0.counters["viewWrites"] = 3 }
    })
    #expect(try compare(risen).count(.worse) == 2)
  }

  @Test("A counter that varies, counts freed resources or is missing in one run is no regression.")
  func harmless() throws {
    #expect(try compare(run { $0.counters["bytes"] = 9_999 }).count(.same) == 6)
    #expect(try compare(run { $0.counters["frees"] = 60 }).count(.other) == 1)
    let unread = try compare(run { $0.counters["mallocs"] = .some(nil) })
    #expect(unread.count(.same) == 6)
    #expect(
      unread.warnings.contains("Some counters are in OLD only and are not compared: mallocs."))
  }

  @Test("A slowdown of 5 % of a cell is a regression, unless the tolerance allows it.")
  func slowdown() throws {
    let slow = run(changing: slowDown)
    #expect(try compare(slow).count(.worse) == 1)
    #expect(try compare(slow, tolerance: 0.1).exitCode == .done)
    #expect(try compare(slow, MadeUpRun()).count(.better) == 1)
  }

  @Test("A slowdown that no cell shows is found in the mean over all cells of an architecture.")
  func slowMean() throws {
    let ids = (1...25).map { "interaction-\($0)" }
    var numbers = MadeUpNumbers(state: 17)
    func run(slower: Double) -> MadeUpRun {
      var values: [String: [Double]] = [:]
      for id in ids {
        values["MVC \(id)"] = (0..<8).map { _ in numbers.normal(mean: slower, deviation: 0.01) }
        values["MVVM \(id)"] = (0..<8).map { _ in numbers.normal(deviation: 0.01) }
      }
      let made = values
      return MadeUpRun(interactions: ids, values: { made["\($0) \($1)"] })
    }
    let comparison = try compare(run(slower: 0), run(slower: 0.02))
    #expect(comparison.count(.worse) == 0)
    #expect(comparison.architectures(.worse).map(\.architecture) == ["MVC"])
    #expect(comparison.architectures.map(\.cells) == [25, 25])
    #expect(comparison.exitCode == .regression)
    #expect(try compare(run(slower: 0.02), run(slower: 0)).exitCode == .done)
  }

  @Test("A mean has the cells with as many processes as most of them.")
  func unequalProcesses() throws {
    let ids = ["a", "b", "c"]
    let run = MadeUpRun(interactions: ids, values: { $1 == "b" ? [0.1, 0.2] : [0.1, 0.2, 0.3] })
    let comparison = try compare(run, run)
    #expect(comparison.architectures.map(\.cells) == [2, 2])
  }

  @Test("A case that is wrong, missing or without figures is a regression.")
  func lost() throws {
    let wrong = run {
      $0.correct = false
      $0.ratio = nil
      $0.counters = [:]
    }
    #expect(try compare(wrong).exitCode == .regression)
    #expect(try compare(wrong, wrong).exitCode == .done)
    // A wrong app has no time, even if the file has one.
    let slowAndWrong = run {
      slowDown(&$0)
      $0.correct = false
    }
    #expect(try compare(slowAndWrong).architectures.map(\.cells) == [1, 2])
    #expect(try compare(wrong, MadeUpRun()).count(.better) == 1)
    #expect(try compare(run { $0.counters = [:] }).exitCode == .regression)
    var missing = MadeUpRun().results
    missing.cells.remove(at: 1)
    let comparison = try Comparison(MadeUpRun().results, missing)
    #expect(comparison.exitCode == .regression && comparison.count(.worse) == 1)
  }

  @Test("A case that only one run requested is listed separately and is not missing.")
  func rest() throws {
    let comparison = try compare(MadeUpRun(), MadeUpRun(interactions: ["select", "log-in"]))
    #expect(
      comparison.warnings.suffix(2) == [
        "Only OLD has these, so they are not compared: start at 1,000 notes.",
        "Only NEW has these, so they are not compared: log-in at 1,000 notes.",
      ])
    #expect(comparison.cases.count == 3 && comparison.exitCode == .done)
    let error = #expect(throws: CommandFailure.self) {
      try compare(MadeUpRun(), MadeUpRun(interactions: ["log-in"]))
    }
    #expect(error?.exitCode == .badData)
  }

  @Test("No time is compared if a run is invalid, withheld, without values or has one process.")
  func unknown() throws {
    let runs = [
      MadeUpRun(valid: false), MadeUpRun(values: { _, _ in nil }),
      MadeUpRun(values: { _, _ in [5] }), MadeUpRun(change: { $0.verdict = .withheld }),
    ]
    for run in runs {
      for comparison in [try compare(run), try compare(run, MadeUpRun())] {
        #expect(comparison.cases.allSatisfy { $0.time == nil })
        #expect(comparison.architectures.isEmpty && comparison.exitCode == .done)
      }
    }
  }

  @Test("Runs of other notes are refused.")
  func otherNotes() throws {
    for other in [MadeUpRun(seed: 2), MadeUpRun(data: "my notes.json")] {
      let error = #expect(throws: CommandFailure.self) { try compare(other) }
      #expect(error?.exitCode == .badData)
    }
    let same = MadeUpRun(seed: 3, data: "my notes.json")
    #expect(try compare(MadeUpRun(data: "my notes.json"), same).exitCode == .done)
  }

  @Test("A folder whose name looks like an option does not change which notes a run measured.")
  func folderNamedLikeAnOption() throws {
    let named = MadeUpRun(output: " --output 'reports --data old'")
    #expect(try compare(named).exitCode == .done)
  }

  @Test("A different machine or plan causes a warning.")
  func conditions() throws {
    var new = MadeUpRun().results
    new.environment.processor = "Other CPU"
    new.run.plan = "default"
    let warnings = try Comparison(MadeUpRun().results, new).differences
    #expect(warnings.contains { $0.contains("processor CPU → Other CPU") })
    #expect(warnings.contains { $0.contains("plan quick → default") })
  }

  @Test("Swapped runs give opposite verdicts.")
  func antisymmetry() throws {
    var numbers = MadeUpNumbers(state: 7)
    var seen: Set<Outcome> = []
    for _ in 0..<100 {
      let (old, new) = (random(&numbers), random(&numbers))
      let there = try Comparison(old, new).cases
      let back = try Comparison(new, old).cases
      for (a, b) in zip(there, back) {
        guard let a = a.time, let b = b.time else { continue }
        seen.insert(a.verdict)
        let opposite: Outcome =
          switch a.verdict {
          case .better: .worse
          case .worse: .better
          default: a.verdict
          }
        #expect(b.verdict == opposite)
      }
    }
    #expect(seen == [.better, .worse, .same, .unknown])
  }

  @Test("Equal runs differ in at most 5 % of comparisons without tolerance, hardly ever with it.")
  func equalRuns() throws {
    var numbers = MadeUpNumbers(state: 11)
    var cells = 0
    var differing = [0.0: 0, 0.01: 0]
    for _ in 0..<250 {
      let runs = [0, 1].map { _ in
        let values = (0..<8).map { _ in numbers.normal(mean: 0.3, deviation: 0.008) }
        let others = (0..<8).map { _ in numbers.normal(mean: 0.3, deviation: 0.008) }
        return MadeUpRun(
          interactions: ["select"], values: { name, _ in name == "MVC" ? values : others }
        ).results
      }
      for tolerance in differing.keys {
        let times = try Comparison(runs[0], runs[1], tolerance: tolerance).cases.compactMap(\.time)
        differing[tolerance, default: 0] += times.count {
          $0.verdict == .worse || $0.verdict == .better
        }
        cells += tolerance == 0 ? times.count : 0
      }
    }
    // α is 5 % for both cells together, so 2.5 % for each.
    #expect(cells == 500)
    let share = Double(differing[0] ?? 0) / Double(cells)
    #expect((0.01...0.05).contains(share))
    #expect(Double(differing[0.01] ?? cells) / Double(cells) <= 0.005)
  }

  /// Returns random results; any two of them differ by a few per cent.
  private func random(_ numbers: inout MadeUpNumbers) -> Results {
    let spread = Double.random(in: 0.001...0.02, using: &numbers)
    let drawn = (0..<4).map { _ in
      let mean = Double.random(in: -0.02...0.02, using: &numbers)
      return (0..<8).map { _ in numbers.normal(mean: mean, deviation: spread) }
    }
    return MadeUpRun(values: { name, interaction in
      drawn[(name == "MVC" ? 0 : 1) + (interaction == "select" ? 0 : 2)]
    }).results
  }
}
