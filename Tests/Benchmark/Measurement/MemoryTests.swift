import Foundation
import Testing

@testable import Measurement

/// Tests of the memory at rest, with workers in this process and a simulated clock.
@Suite("Memory at rest")
@MainActor final class MemoryTests {
  private let time = FakeTime()
  private let factory = GrowingAppFactory()

  init() {
    factory.natures = [
      "Baseline": .init(),
      "Linear": .init(),
      "Dear": .init(),
    ]
  }

  private func work(_ assignment: WorkerAssignment) -> WorkerOutcome {
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

  private func run(_ launch: RunDriver.Launch? = nil) -> RunSamples {
    RunDriver(launch: launch ?? { assignment, _ in self.work(assignment) }).run(
      .test(), contestants: Contestants(base: "Baseline", contenders: ["Linear", "Dear"]),
      cells: [], seed: 42, memorySizes: [1_000, 10_000])
  }

  @Test(
    "A contestant that crashes a worker is excluded from then on; the others have results.",
    .enabled(if: AllocationCounters.unavailableHere == nil))
  func crash() {
    let samples = run { assignment, _ in
      let outcome = self.work(assignment)
      guard case .memory = assignment.task,
        !assignment.excluded.contains(where: { $0.contestant == "Linear" })
      else {
        return outcome
      }
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      let last = lines.firstIndex {
        $0.contains("trying") && $0.contains("Linear") && $0.contains("1000")
      }
      return WorkerOutcome(
        output: lines[...(last ?? 0)].joined(separator: "\n"),
        failure: .crashed(signal: 5, words: "Trap", message: ""))
    }
    #expect(samples.failures.map { $0.what?.contestant } == ["Linear"])
    let counted = samples.memory.filter { $0.size == 1_000 }
    #expect(!counted.contains { $0.contestant == "Linear" })
    #expect(counted.contains { $0.contestant == "Dear" })
  }

  @Test(
    "An app's memory is counted exactly, and nothing outlives the app.",
    .enabled(if: AllocationCounters.unavailableHere == nil))
  func held() throws {
    let counts = run().memory.filter { $0.contestant == "Dear" }
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
    let counts = run().memory
    let linear = counts.filter { $0.contestant == "Linear" }
    #expect(linear.allSatisfy { $0.survivingBlocks == 7 && $0.survivingViews == 1 })
    #expect(counts.filter { $0.contestant != "Linear" }.allSatisfy { $0.survivingBlocks == 0 })
  }
}
