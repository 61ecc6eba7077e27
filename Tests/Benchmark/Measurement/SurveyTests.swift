import Foundation
import Testing

@testable import Measurement

/// Tests of whole surveys, with workers in this process and a simulated clock.
@Suite("Surveys")
@MainActor final class SurveyTests {
  private let time = FakeTime()
  private let factory: GrowingAppFactory
  private let cell = BenchmarkCase(interaction: "edit", size: 1_000)
  private var launched: [String] = []
  private var progress: [String] = []

  init() {
    factory = GrowingAppFactory(time: time)
    factory.natures = [
      "Baseline": .init(),
      "Linear": .init(cost: { 40 * $0 }),
      "Dear": .init(cost: { _ in 20_000 }),
    ]
  }

  private var plan: SurveyPlan {
    var plan = SurveyPlan()
    plan.sweep = SweepPlan(cells: [cell])
    plan.effort.processes = 3
    return plan
  }

  private func work(_ assignment: WorkerAssignment) -> WorkerOutcome {
    launched.append(assignment.name)
    var output = ""
    do {
      let read = try WorkerAssignment(argument: assignment.argument)
      #expect(read == assignment)
      try WorkerRun(
        read, factory: factory, instruments: time.instruments, write: { output += $0 }
      ).run()
    } catch {
      Issue.record(error)
    }
    return WorkerOutcome(output: output, seconds: 1)
  }

  private func survey(
    _ plan: SurveyPlan, isInterrupted: @escaping () -> Bool = { false },
    launch: RunDriver.Launch? = nil
  ) -> RunSamples {
    var samples = RunSamples(
      plan: .test(),
      contestants: Contestants(base: "Baseline", contenders: ["Linear", "Dear"]), cells: [],
      seed: 42)
    let driver = SurveyDriver(
      launch: launch ?? { assignment, _ in self.work(assignment) }, isInterrupted: isInterrupted,
      progress: { self.progress.append($0.what ?? "") })
    driver.run(plan, for: &samples)
    return samples
  }

  @Test("An event that takes too long is left out with a reason and not tried again.")
  func tooLong() {
    factory.natures["Linear"]?.cost = { _ in 6_000_000_000 }
    let samples = survey(plan)
    #expect(samples.surveys.seconds(of: "Linear", at: SurveyPoint(cell: cell)).isEmpty)
    #expect(
      samples.surveys.failure(of: "Linear", in: cell)
        == "An event takes 6.0 s with its preparation, and 3 of them more than the 20 s there are: "
        + "left out.")
    // Each cost is tried in the first process, and none in the next ones.
    #expect(samples.surveys.failures.count == 4)
  }

  @Test("A slow event is timed three times, and a fast one as often as the time allows.")
  func events() throws {
    factory.natures["Linear"]?.cost = { _ in 1_000_000_000 }
    let times = survey(plan).surveys.processes[0].times
    #expect(times.filter { $0.contestant == "Linear" }.allSatisfy { $0.events == 3 })
    // 20 ms minus the warm-up, at 10 µs per event.
    #expect(
      times.filter { $0.contestant == "Baseline" && $0.point.nanosecondsPerWrite == 0 }
        .allSatisfy { (900...1_000).contains($0.events) })
  }

  @Test("A contestant that crashes a worker is excluded from then on; the others have results.")
  func crash() {
    let samples = survey(
      plan,
      launch: { assignment, _ in
        let outcome = self.work(assignment)
        guard case .survey = assignment.task,
          !assignment.excluded.contains(where: { $0.contestant == "Linear" && $0.size == 1_000 })
        else { return outcome }
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.firstIndex {
          $0.contains("trying") && $0.contains("Linear") && $0.contains("1000")
            && $0.contains("edit")
        }
        return WorkerOutcome(
          output: lines[...(last ?? 0)].joined(separator: "\n"),
          failure: .crashed(signal: 5, words: "Trap", message: ""))
      })
    #expect(samples.surveys.failures.map { $0.what?.contestant } == ["Linear"])
    let point = SurveyPoint(cell: cell)
    #expect(samples.surveys.seconds(of: "Linear", at: point).isEmpty)
    #expect(samples.surveys.seconds(of: "Dear", at: point).count == 3)
    #expect(!samples.canBeCompleted)
  }

  @Test("An interrupted survey keeps its samples, and the run can be completed.")
  func interruption() {
    let samples = survey(plan, isInterrupted: { self.launched.count == 2 })
    #expect(samples.isInterrupted && samples.canBeCompleted)
    #expect(samples.surveys.processes.map(\.process) == [0, 1])
  }

  // MARK: - Sweep

  private func sweep() throws -> Sweep {
    Sweep(
      cell, SweepPlan(cells: [cell]), contestants: ["Baseline", "Linear", "Dear"],
      survey(plan).surveys, alpha: 0.05)
  }

  @Test("Equal view work gives parallel lines, and a cost at which 5 % of difference remain.")
  func parallel() throws {
    let sweep = try sweep()
    #expect(sweep.costs == [0, 500, 2_000, 10_000] && sweep.crossings.isEmpty)
    #expect(sweep.lines.allSatisfy { abs(($0.writes?.estimate ?? 0) - 2) < 0.01 })
    // 20 + 2c = 1.05 (10 + 2c), in microseconds.
    let near = try #require(sweep.lines[2].nearBase?.estimate)
    #expect(abs(near / 95_000 - 1) < 0.02)
    #expect(sweep.lines.map { $0.ranks[0] } == [1, 3, 2])
    let ratios = sweep.lines[2].ratios.map { $0?.estimate ?? 0 }
    #expect(abs(ratios[0] - 2) < 0.01 && abs(ratios[3] - 40.0 / 30) < 0.01)
  }

  @Test(
    "A contestant with less view work and more other work crosses the base at the expected cost.")
  func crossing() throws {
    factory.natures["Dear"]?.writes = 0
    // 10 + 2c = 20, in microseconds; Linear's 40 + 2c crosses no other line.
    let sweep = try sweep()
    #expect(sweep.crossings.map { [$0.first, $0.second] } == [["Baseline", "Dear"]])
    #expect(abs(try #require(sweep.crossings.first).cost.estimate / 5_000 - 1) < 0.02)
    #expect(sweep.lines.map { $0.ranks[3] } == [2, 3, 1])
  }

  // MARK: - Memory

  private func memory() -> [MemoryCount] {
    var plan = SurveyPlan()
    plan.memory = MemoryPlan(sizes: [1_000, 10_000])
    return survey(plan).surveys.memory
  }

  @Test(
    "An app's memory is counted exactly, and nothing outlives the app.",
    .enabled(if: AllocationCounters.unavailableHere == nil))
  func held() throws {
    let counts = memory().filter { $0.contestant == "Dear" }
    // There is one block per object.
    #expect(counts.map(\.liveBlocks) == [1_000, 10_000])
    #expect(counts.allSatisfy { (24..<32).contains($0.liveBytes / $0.liveBlocks) })
    #expect(counts.allSatisfy { $0.survivingBlocks == 0 && $0.survivingViews == 0 })
  }

  @Test(
    "A leaking app has surviving blocks and views, and other apps have none.",
    .enabled(if: AllocationCounters.unavailableHere == nil))
  func leak() {
    factory.natures["Linear"]?.leaked = 7
    let counts = memory()
    let linear = counts.filter { $0.contestant == "Linear" }
    #expect(linear.allSatisfy { $0.survivingBlocks == 7 && $0.survivingViews == 1 })
    #expect(counts.filter { $0.contestant != "Linear" }.allSatisfy { $0.survivingBlocks == 0 })
  }
}
