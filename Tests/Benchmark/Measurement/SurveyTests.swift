import Foundation
import Testing

@testable import Measurement

/// Tests of whole surveys, with workers in this process and a simulated clock.
@Suite("Surveys")
@MainActor final class SurveyTests {
  private let time = FakeTime()
  private let factory = GrowingAppFactory()
  private var launched: [String] = []
  private var progress: [String] = []

  init() {
    factory.natures = [
      "Baseline": .init(),
      "Linear": .init(),
      "Dear": .init(),
    ]
  }

  private var plan: SurveyPlan {
    var plan = SurveyPlan()
    plan.memory = MemoryPlan(sizes: [1_000, 10_000])
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

  @Test("A contestant that crashes a worker is excluded from then on; the others have results.")
  func crash() {
    let samples = survey(
      plan,
      launch: { assignment, _ in
        let outcome = self.work(assignment)
        guard !assignment.excluded.contains(where: { $0.contestant == "Linear" }) else {
          return outcome
        }
        let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.firstIndex {
          $0.contains("trying") && $0.contains("Linear") && $0.contains("1000")
        }
        return WorkerOutcome(
          output: lines[...(last ?? 0)].joined(separator: "\n"),
          failure: .crashed(signal: 5, words: "Trap", message: ""))
      })
    #expect(samples.surveys.failures.map { $0.what?.contestant } == ["Linear"])
    let counted = samples.surveys.memory.filter { $0.size == 1_000 }
    #expect(!counted.contains { $0.contestant == "Linear" })
    #expect(counted.contains { $0.contestant == "Dear" })
    #expect(!samples.canBeCompleted)
  }

  @Test("A survey that is interrupted before it begins can be completed.")
  func interruption() {
    let samples = survey(plan, isInterrupted: { true })
    #expect(samples.isInterrupted && samples.canBeCompleted && launched.isEmpty)
  }

  // MARK: - Memory

  private func memory() -> [MemoryCount] {
    survey(plan).surveys.memory
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
