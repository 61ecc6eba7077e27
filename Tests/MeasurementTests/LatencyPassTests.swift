import Foundation
import Measurement
import Testing

/// The pass for single events, with workers in this process and a clock that stands still but for
/// what is done.
@Suite("The pass for single events")
@MainActor final class LatencyPassTests {
  private let time = FakeTime()
  private let laboratory: FakeLaboratory
  private let cells = ["select", "sort"].map { Cell(interaction: $0, size: 10) }
  private var plan = RunPlan(name: "test", processes: 1, rounds: 4, secondsPerCell: 0.1)
  private var assignments: [WorkerAssignment] = []
  private var progress: [RunProgress] = []
  private var deadlines: [Double] = []

  init() {
    laboratory = FakeLaboratory(time: time)
    laboratory.costs = ["Baseline": 10_000, "MVC": 13_000]
    plan.places = 1
    plan.warmUp = WarmUpPlan(leastSeconds: 0.0001, mostSeconds: 0.001)
    plan.latency = LatencyPlan(processes: 2, events: 50, secondsPerCell: 1)
  }

  private func work(_ assignment: WorkerAssignment) -> WorkerOutcome {
    assignments.append(assignment)
    var output = ""
    do {
      let read = try WorkerAssignment(argument: assignment.argument)
      #expect(read == assignment)
      try WorkerRun(
        read, laboratory: laboratory, instruments: time.instruments, write: { output += $0 }
      ).run()
    } catch {
      Issue.record(error)
    }
    return WorkerOutcome(output: output, seconds: 1, switches: 7)
  }

  private func run(
    seed: UInt64 = 42, before: @escaping (WorkerAssignment) -> Void = { _ in }
  ) -> RunSamples {
    RunDriver(
      launch: { assignment, deadline in
        self.deadlines.append(deadline)
        before(assignment)
        return self.work(assignment)
      }, progress: { self.progress.append($0) }
    ).run(
      plan, lineup: Lineup(base: "Baseline", contenders: ["MVC"]), cells: cells, seed: seed,
      counting: false)
  }

  @Test(
    "Each event has its own time, without clock, preparing or reset; controls have none",
    arguments: [false, true])
  func times(resets: Bool) {
    laboratory.resets = resets
    let samples = run()
    #expect(samples.failures.isEmpty)
    #expect(samples.latencies.map(\.process) == [0, 1])
    #expect(samples.latencies.allSatisfy { $0.overhead == 39 && $0.switches == 7 })
    for process in samples.latencies {
      #expect(Set(process.cells.map(\.cell)) == Set(cells))
      for cell in process.cells {
        #expect(cell.labels == ["Baseline", "MVC"])
        #expect(cell.events[0] == [Double](repeating: 10_000, count: 50))
        #expect(cell.events[1] == [Double](repeating: 13_000, count: 50))
        #expect(
          cell.splits == [
            PhaseSplit(architecture: 5_000, layout: 3_000, display: 2_000),
            PhaseSplit(architecture: 6_500, layout: 3_900, display: 2_600),
          ])
      }
    }
    let latency = samples.latency(of: "MVC", in: cells[1])
    #expect(latency?.events == 100 && latency?.p99?.value == 13e-6)
    #expect(samples.latency(of: "S", in: cells[1]) == nil)
  }

  @Test("The pass comes last, is counted in the progress and has a name")
  func order() {
    _ = run()
    #expect(
      progress.map(\.what) == [
        "pilot", "process 1", "single events 1", "single events 2", nil,
      ])
    #expect(progress.map(\.done) == [0, 1, 2, 3, 4])
    #expect(progress.allSatisfy { $0.total == 4 })
    let left = progress.map(\.secondsLeft)
    #expect(left[3] == 1 && left[4] == 0)
    // Two processes with two cells of a second, and what belongs to them; then as long as the first.
    #expect(left[2] > 4 && left[2] < 4.1)
    #expect(left[1] > left[2])
  }

  @Test("A stalled event is in the tail of the closed loop, and in more events of the open one")
  func stall() throws {
    plan.latency.eventsPerBlock = 50
    var count = 0
    let samples = run(before: { assignment in
      count = 0
      guard case .latency = assignment.task else { return self.laboratory.onStep = { _, _ in } }
      self.laboratory.onStep = { variant, _ in
        if variant == "MVC" { count += 1 }
        // The warm-up takes some; all blocks are of 50.
        if variant == "MVC", count == 40 { self.time.pass(40_000_000) }
      }
    })
    let baseline = cells.compactMap { samples.latency(of: "Baseline", in: $0) }
    #expect(baseline.allSatisfy { $0.max?.value == 10e-6 })
    #expect(baseline.flatMap(\.openLoop).allSatisfy { $0.missed == 0 })
    let stalled = cells.compactMap { samples.latency(of: "MVC", in: $0) }
    #expect(stalled.compactMap { $0.max?.value }.max() == 0.040013)
    // In each of two processes 40 ms hold up two ticks at 60 Hz and four at 120 Hz.
    let late = [0, 1].map { rate -> Double in
      let missed = stalled.map { ($0.openLoop[rate].missed * Double($0.events)).rounded() }
      return missed.reduce(0, +)
    }
    #expect(late == [4, 8])
  }

  @Test("A heavy label has as many events as its share of the time allows, a light one all")
  func budget() throws {
    laboratory.costs["MVC"] = 50_000_000
    let samples = run()
    let events = samples.latencies[0].cells[0].events
    #expect(events[0].count == 50)
    // A second less what Baseline took of it, 50 ms and some each: the last begins within it.
    #expect(events[1].count == 20)
    plan.latency.secondsPerCell = 0.01
    let fewest = run().latencies[0].cells[0].events
    #expect(fewest[0].count == 50)
    #expect(fewest[1].count == 3)
    #expect(samples.latency(of: "MVC", in: cells[0])?.p99 == nil)
  }

  @Test("An event that takes over twenty times the cell's time is timed once")
  func once() {
    plan.latency.secondsPerCell = 0.01
    laboratory.costs = ["Baseline": 10_000, "MVC": 210_000_000]
    let events = run().latencies[0].cells[0].events
    #expect(events[0].count == 50)
    #expect(events[1] == [210_000_000])
  }

  @Test("No step comes twice, and labels do the same ones")
  func steps() {
    _ = run()
    #expect(laboratory.performed.values.allSatisfy { Set($0).count == $0.count })
  }

  @Test("Labels take turns in an order that the seed alone decides")
  func turns() {
    // One event each for warming up, so that no block seems longer by more.
    plan.warmUp = WarmUpPlan(leastSeconds: 0, mostSeconds: 0)
    func turns(_ seed: UInt64) -> [String] {
      var turns: [String] = []
      _ = run(seed: seed) { assignment in
        self.laboratory.onStep = { variant, interaction in
          guard case .latency = assignment.task else { return }
          turns.append(variant + interaction)
        }
      }
      return turns
    }
    let first = turns(42)
    #expect(first == turns(42))
    #expect(first != turns(43))
    // Blocks are of ten events; now and then a label's last of a round is its first of the next.
    var blocks: [Int] = []
    for (index, turn) in first.enumerated() {
      if index > 0, first[index - 1] == turn {
        blocks[blocks.count - 1] += 1
      } else {
        blocks.append(1)
      }
    }
    #expect(blocks.count { $0 == 10 } > 4 && blocks.contains(20))
  }

  @Test("A label that goes wrong has no events, but a failure; the other has its own")
  func wrong() {
    let samples = run(before: { assignment in
      guard case .latency = assignment.task else { return }
      self.laboratory.wrongFrom["MVC"] = 0
    })
    #expect(samples.failures.allSatisfy { $0.worker == "single events 1" })
    #expect(samples.failure(of: "MVC", in: cells[0])?.reason == "MVC shows the wrong title.")
    #expect(samples.latency(of: "MVC", in: cells[0]) == nil)
    #expect(samples.latencies[0].cells.allSatisfy { $0.events.map(\.count) == [50, 0] })
  }

  @Test("What goes wrong in the middle takes back the events before it")
  func wrongLater() {
    var steps = 0
    let samples = run(before: { assignment in
      self.laboratory.onStep = { variant, _ in
        guard case .latency = assignment.task, variant == "MVC" else { return }
        steps += 1
        if steps == 40 { self.laboratory.wrongFrom["MVC"] = 0 }
      }
    })
    #expect(!samples.failures.isEmpty)
    #expect(samples.latencies[0].cells[0].events.map(\.count) == [50, 0])
  }

  @Test("A crash costs the events that were not written yet")
  func crash() {
    let samples = RunDriver(launch: { assignment, _ in
      let outcome = self.work(assignment)
      guard case .latency(0, _) = assignment.task else { return outcome }
      let lines = outcome.output.split(separator: "\n")
      return WorkerOutcome(
        output: lines.prefix(2).joined(separator: "\n"), failure: .timedOut(seconds: 9))
    }).run(
      plan, lineup: Lineup(base: "Baseline", contenders: ["MVC"]), cells: cells, seed: 42,
      counting: false)
    #expect(samples.latencies.map(\.cells.count) == [1, 2])
    #expect(samples.failures.map(\.worker) == ["single events 1"])
    #expect(samples.processes.count == 1)
  }

  @Test("Samples survive being written down")
  func codable() throws {
    let samples = run()
    let data = try JSONEncoder().encode(samples)
    #expect(try JSONDecoder().decode(RunSamples.self, from: data) == samples)
  }

  @Test("The longest time has the pass in it; a worker has more than that until it is killed")
  func estimate() {
    var without = plan
    without.latency = .none
    let longer = plan.longestSeconds(labels: 3, cells: cells)
    let shorter = without.longestSeconds(labels: 3, cells: cells)
    // Two processes with two cells of a second each, and what belongs to them.
    #expect(longer - shorter > 2 * 2)
    #expect(abs(longer - shorter - 2 * plan.longestLatencySeconds(labels: 3, cells: cells)) < 1e-9)
    _ = run()
    #expect(deadlines.last ?? 0 >= 30 + 5 * 2)
  }

  @Test(
    "The presets time single events in as many processes as an interval needs",
    arguments: [RunPlan.quick, .standard, .thorough])
  func presets(plan: RunPlan) {
    #expect(plan.latency.processes >= 5 && plan.latency.processes * plan.latency.events >= 1000)
  }
}
