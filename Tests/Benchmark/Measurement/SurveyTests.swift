import Foundation
import Testing

@testable import Measurement

/// Tests of whole surveys, with workers in this process and a simulated clock.
@Suite("Surveys")
@MainActor final class SurveyTests {
  private let time = FakeTime()
  private let factory: GrowingAppFactory
  private let sizes = [10, 100, 1_000, 10_000]
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
    plan.growth = [
      GrowthSeries(
        name: "edit", unit: "notes",
        points: sizes.map { .init(count: $0, cell: BenchmarkCase(interaction: "edit", size: $0)) })
    ]
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

  private func growth(of contestant: String, _ samples: RunSamples) throws -> GrowthEstimate {
    let series = try #require(samples.surveys.plan.growth.first)
    return GrowthEstimate(of: contestant, in: series, samples.surveys, alpha: 0.05)
  }

  // MARK: - Growth

  @Test("Work per note has exponent 1, and constant work has exponent 0.")
  func exponents() throws {
    let samples = survey(plan)
    #expect(samples.surveys.failures.isEmpty)
    #expect(
      launched == ["survey counting", "survey 1", "survey 2", "survey 3"] && progress == launched)
    let linear = try #require(try growth(of: "Linear", samples).exponent)
    #expect(abs(linear.mean - 1) < 1e-3)
    let base = try growth(of: "Baseline", samples)
    #expect(abs(try #require(base.exponent).mean) < 1e-3)
    #expect(abs(try #require(base.fixed).mean - 1e-5) < 1e-9)
    #expect(abs(try #require(base.each).mean) < 1e-12)
    let each = try #require(try growth(of: "Linear", samples).each)
    #expect(abs(each.mean - 4e-8) < 1e-11)
    #expect(base.points.map(\.count) == sizes)
    #expect(base.points.allSatisfy { abs(($0.seconds?.median ?? 0) - 1e-5) < 1e-9 })
  }

  @Test(
    "Allocating an object per note gives the allocations exponent 1.",
    .enabled(if: AllocationCounters.unavailableHere == nil))
  func counts() throws {
    factory.natures["Linear"]?.objects = { $0 }
    var plan = plan
    plan.effort.processes = 1
    let samples = survey(plan)
    let linear = try growth(of: "Linear", samples)
    #expect(linear.points.map { $0.counts["mallocs"] } == sizes)
    #expect(abs(try #require(linear.countExponents["mallocs"]) - 1) < 1e-12)
    #expect(try growth(of: "Dear", samples).countExponents["mallocs"] == 0)
  }

  @Test("Surveys have no controls, and one app per size, contestant and process.")
  func apps() {
    _ = survey(plan)
    #expect(!factory.built.contains { $0.hasPrefix("S ") })
    #expect(factory.built.count { $0 == "Linear 100 0" } == 1 + 3)
  }

  @Test(
    "An event that takes too long is left out at that size with a reason and not tried again."
  )
  func tooLong() throws {
    factory.natures["Linear"]?.cost = { $0 == 10_000 ? 6_000_000_000 : 40 * $0 }
    let samples = survey(plan)
    let linear = try growth(of: "Linear", samples)
    #expect(linear.points.map { $0.seconds == nil } == [false, false, false, true])
    #expect(
      linear.points[3].failure
        == "An event takes 6.0 s with its preparation, and 3 of them more than the 20 s there are: "
        + "left out.")
    #expect(samples.surveys.failures.count == 1)
    #expect(abs(try #require(linear.exponent).mean - 1) < 1e-3)
  }

  @Test("A slow event is timed three times, and a fast one as often as the time allows.")
  func events() throws {
    factory.natures["Linear"]?.cost = { _ in 1_000_000_000 }
    let times = survey(plan).surveys.processes[0].times
    #expect(times.filter { $0.contestant == "Linear" }.allSatisfy { $0.events == 3 })
    // 20 ms minus the warm-up, at 10 µs per event.
    #expect(
      times.filter { $0.contestant == "Baseline" }.allSatisfy { (900...1_000).contains($0.events) })
  }

  @Test("A contestant that crashes a worker is excluded from then on; the others have results.")
  func crash() throws {
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
    #expect(
      try growth(of: "Linear", samples).points.map { $0.seconds == nil }
        == [false, false, true, false])
    #expect(try growth(of: "Dear", samples).points.allSatisfy { $0.seconds != nil })
    #expect(!samples.canBeCompleted)
  }

  @Test("An interrupted survey keeps its samples, and the run can be completed.")
  func interruption() {
    let samples = survey(plan, isInterrupted: { self.launched.count == 2 })
    #expect(samples.isInterrupted && samples.canBeCompleted)
    #expect(samples.surveys.processes.map(\.process) == [0] && !samples.surveys.counts.isEmpty)
  }

  // MARK: - Sweep

  private func sweep() throws -> SweepEstimate {
    var plan = SurveyPlan()
    let cell = BenchmarkCase(interaction: "edit", size: 1_000)
    let costs = SweepPlan(cells: [cell])
    plan.sweep = costs
    plan.effort.processes = 3
    return SweepEstimate(
      cell, costs, contestants: ["Baseline", "Linear", "Dear"], survey(plan).surveys, alpha: 0.05)
  }

  @Test("Equal view work gives parallel lines, and a cost at which 5 % of difference remain.")
  func parallel() throws {
    let sweep = try sweep()
    #expect(sweep.costs == [0, 500, 2_000, 10_000] && sweep.crossings.isEmpty)
    #expect(sweep.lines.allSatisfy { abs(($0.writes?.mean ?? 0) - 2) < 0.01 })
    // 20 + 2c = 1.05 (10 + 2c), in microseconds.
    let near = try #require(sweep.lines[2].nearBase?.median)
    #expect(abs(near / 95_000 - 1) < 0.02)
    #expect(sweep.lines.map { $0.ranks[0] } == [1, 3, 2])
    let ratios = sweep.lines[2].ratios.map { $0?.ratio ?? 0 }
    #expect(abs(ratios[0] - 2) < 0.01 && abs(ratios[3] - 40.0 / 30) < 0.01)
  }

  @Test(
    "A contestant with less view work and more other work crosses the base at the expected cost.")
  func crossing() throws {
    factory.natures["Dear"]?.writes = 0
    // 10 + 2c = 20, in microseconds; Linear's 40 + 2c crosses no other line.
    let sweep = try sweep()
    #expect(sweep.crossings.map { [$0.first, $0.second] } == [["Baseline", "Dear"]])
    #expect(abs(try #require(sweep.crossings.first).cost.mean / 5_000 - 1) < 0.02)
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
