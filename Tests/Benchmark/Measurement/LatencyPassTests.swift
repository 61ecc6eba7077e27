import Foundation
import Measurement
import Testing

/// Tests of the pass that times single events, with workers in this process and a simulated clock.
@Suite("The latency pass")
@MainActor final class LatencyPassTests {
  private let time = FakeTime()
  private let factory: FakeAppFactory
  private let cells = ["select", "sort"].map { BenchmarkCase(interaction: $0, size: 10) }
  private var plan = RunPlan(name: "test", processes: 1, rounds: 4, secondsPerCell: 0.1)
  private var assignments: [WorkerAssignment] = []
  private var progress: [RunProgress] = []
  private var deadlines: [Double] = []

  init() {
    factory = FakeAppFactory(time: time)
    factory.costs = ["Baseline": 10_000, "MVC": 13_000]
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
        read, factory: factory, instruments: time.instruments, write: { output += $0 }
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
      plan, contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: cells,
      seed: seed,
      counting: false)
  }

  @Test(
    "Each event's time excludes clock readings, preparing and resets, and controls have no times.",
    arguments: [false, true])
  func times(resets: Bool) {
    factory.resets = resets
    let samples = run()
    #expect(samples.failures.isEmpty)
    #expect(samples.latencies.map(\.process) == [0, 1])
    #expect(samples.latencies.allSatisfy { $0.overhead == 39 && $0.switches == 7 })
    for process in samples.latencies {
      #expect(Set(process.cells.map(\.cell)) == Set(cells))
      for cell in process.cells {
        #expect(cell.contestants == ["Baseline", "MVC"])
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

  @Test("The latency pass comes last and appears in the progress under its own name.")
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
    // Two processes with two cases of a second each and some overhead; later the first one's
    // duration is the estimate.
    #expect(left[2] > 4 && left[2] < 4.1)
    #expect(left[1] > left[2])
  }

  @Test(
    "A stalled event appears once in the closed loop and delays further events in the open loop.")
  func stall() throws {
    plan.latency.eventsPerBlock = 50
    var count = 0
    let samples = run(before: { assignment in
      count = 0
      guard case .latency = assignment.task else {
        self.factory.onStep = { _, _ in }
        return
      }
      self.factory.onStep = { variant, _ in
        if variant == "MVC" { count += 1 }
        // The warm-up takes some steps; all blocks have 50.
        if variant == "MVC", count == 40 { self.time.pass(40_000_000) }
      }
    })
    let baseline = cells.compactMap { samples.latency(of: "Baseline", in: $0) }
    #expect(baseline.allSatisfy { $0.max?.value == 10e-6 })
    #expect(baseline.flatMap(\.openLoop).allSatisfy { $0.missed == 0 })
    let stalled = cells.compactMap { samples.latency(of: "MVC", in: $0) }
    #expect(stalled.compactMap { $0.max?.value }.max() == 0.040013)
    // In each of two processes, 40 ms delay two ticks at 60 Hz and four at 120 Hz.
    let late = [0, 1].map { rate -> Double in
      let missed = stalled.map { ($0.openLoop[rate].missed * Double($0.events)).rounded() }
      return missed.reduce(0, +)
    }
    #expect(late == [4, 8])
  }

  @Test(
    "A heavy contestant has the events that fit into its share of the time; a light one has all.")
  func budget() throws {
    factory.costs["MVC"] = 50_000_000
    let samples = run()
    let events = samples.latencies[0].cells[0].events
    #expect(events[0].count == 50)
    // The limit is a second minus Baseline's share, about 50 ms; the last event starts within it.
    #expect(events[1].count == 20)
    plan.latency.secondsPerCell = 0.01
    let fewest = run().latencies[0].cells[0].events
    #expect(fewest[0].count == 50)
    #expect(fewest[1].count == 3)
    #expect(samples.latency(of: "MVC", in: cells[0])?.p99 == nil)
  }

  @Test("An event that takes over twenty times the case's time is timed once.")
  func once() {
    plan.latency.secondsPerCell = 0.01
    factory.costs = ["Baseline": 10_000, "MVC": 210_000_000]
    let events = run().latencies[0].cells[0].events
    #expect(events[0].count == 50)
    #expect(events[1] == [210_000_000])
  }

  @Test("No contestant performs a step twice.")
  func steps() {
    _ = run()
    #expect(factory.performed.values.allSatisfy { Set($0).count == $0.count })
  }

  @Test("Contestants take turns in an order that depends on the seed only.")
  func turns() {
    // One warm-up event each, so that a warm-up cannot lengthen a block by more.
    plan.warmUp = WarmUpPlan(leastSeconds: 0, mostSeconds: 0)
    func turns(_ seed: UInt64) -> [String] {
      var turns: [String] = []
      _ = run(seed: seed) { assignment in
        self.factory.onStep = { variant, interaction in
          guard case .latency = assignment.task else { return }
          turns.append(variant + interaction)
        }
      }
      return turns
    }
    let first = turns(42)
    #expect(first == turns(42))
    #expect(first != turns(43))
    // Blocks have ten events. A contestant that is last in one round and first in the next has
    // twenty in a row.
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

  @Test(
    "A wrong contestant has a failure and no events, and the other contestant keeps its events.")
  func wrong() {
    let samples = run(before: { assignment in
      guard case .latency = assignment.task else { return }
      self.factory.wrongFrom["MVC"] = 0
    })
    #expect(samples.failures.allSatisfy { $0.worker == "single events 1" })
    #expect(samples.failure(of: "MVC", in: cells[0])?.reason == "MVC shows the wrong title.")
    #expect(samples.latency(of: "MVC", in: cells[0]) == nil)
    #expect(samples.latencies[0].cells.allSatisfy { $0.events.map(\.count) == [50, 0] })
  }

  @Test("A contestant that fails in the middle loses its earlier events of the case.")
  func wrongLater() {
    var steps = 0
    let samples = run(before: { assignment in
      self.factory.onStep = { variant, _ in
        guard case .latency = assignment.task, variant == "MVC" else { return }
        steps += 1
        if steps == 40 { self.factory.wrongFrom["MVC"] = 0 }
      }
    })
    #expect(!samples.failures.isEmpty)
    #expect(samples.latencies[0].cells[0].events.map(\.count) == [50, 0])
  }

  @Test("A crash loses only the events that were not written yet.")
  func crash() {
    let samples = RunDriver(launch: { assignment, _ in
      let outcome = self.work(assignment)
      guard case .latency(0, _) = assignment.task else { return outcome }
      let lines = outcome.output.split(separator: "\n")
      return WorkerOutcome(
        output: lines.prefix(2).joined(separator: "\n"), failure: .timedOut(seconds: 9))
    }).run(
      plan, contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: cells, seed: 42,
      counting: false)
    #expect(samples.latencies.map(\.cells.count) == [1, 2])
    #expect(samples.failures.map(\.worker) == ["single events 1"])
    #expect(samples.processes.count == 1)
  }

  @Test("Samples with latencies survive encoding and decoding.")
  func codable() throws {
    let samples = run()
    let data = try JSONEncoder().encode(samples)
    #expect(try JSONDecoder().decode(RunSamples.self, from: data) == samples)
  }

  @Test("The upper bound of the duration includes the latency pass, and the deadline exceeds it.")
  func estimate() {
    var without = plan
    without.latency = .none
    let longer = plan.longestSeconds(contestants: 3, cells: cells)
    let shorter = without.longestSeconds(contestants: 3, cells: cells)
    // Two processes with two cases of a second each, and some overhead.
    #expect(longer - shorter > 2 * 2)
    #expect(
      abs(longer - shorter - 2 * plan.longestLatencySeconds(contestants: 3, cells: cells)) < 1e-9)
    _ = run()
    #expect(deadlines.last ?? 0 >= 30 + 5 * 2)
  }

  @Test(
    "The presets time single events in enough processes for intervals.",
    arguments: [RunPlan.quick, .standard, .thorough])
  func presets(plan: RunPlan) {
    #expect(plan.latency.processes >= 5 && plan.latency.processes * plan.latency.events >= 1000)
  }
}
