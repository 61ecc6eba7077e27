import Measurement
import Testing

@Suite("Epochs")
@MainActor struct EpochRunnerTests {
  private let time = FakeTime()
  private let factory: FakeAppFactory
  private let runner: EpochRunner

  init() {
    factory = FakeAppFactory(time: time)
    runner = EpochRunner(instruments: time.instruments)
  }

  private func workload() throws -> any Workload {
    try factory.makeAppUnderTest(of: "Baseline", size: 10).workload(for: "select")
  }

  @Test("The clock's overhead is the time of an empty pair of readings.")
  func overhead() {
    #expect(runner.overhead == Double(FakeTime.reading))
  }

  @Test(
    "An epoch's time contains its steps only, without preparing, clock readings or resets.",
    arguments: [false, true])
  func steps(resets: Bool) throws {
    factory.resets = resets
    factory.costs = ["Baseline": 123]
    let workload = try workload()
    #expect(try runner.run(workload, from: 5, count: 1).time == 123)
    #expect(try runner.run(workload, from: 6, count: 1000).time == 123)
  }

  @Test(
    "The first lead-in step is timed alone, and none is part of the epoch.",
    arguments: [false, true], [1, 2])
  func leadIn(resets: Bool, steps: Int) throws {
    factory.resets = resets
    factory.costs = ["Baseline": 100]
    let workload = try workload()
    factory.onStep = { _, _ in self.factory.costs = ["Baseline": 10] }
    let epoch = try runner.run(workload, from: 5, count: 3, leadIn: steps)
    #expect(epoch.time == 10 && epoch.first == 100)
    #expect(factory.performed.values.first == [7 + steps])
    #expect(try runner.run(workload, from: 20, count: 3).first == nil)
  }

  @Test(
    "The time without a core is that of the timed part alone.", arguments: [false, true])
  func waiting(resets: Bool) throws {
    factory.resets = resets
    factory.costs = ["Baseline": 1_000]
    let workload = try workload()
    #expect(try runner.run(workload, from: 0, count: 10).waited == 0)
    factory.onStep = { _, _ in self.time.wait(500) }
    #expect(try runner.run(workload, from: 20, count: 10).waited == 5_000)
    factory.onStep = { _, _ in }
    factory.onPrepare = { self.time.wait(500) }
    #expect(try runner.run(workload, from: 40, count: 10).waited == 0)
  }

  @Test("An epoch says how many page faults it had.")
  func pageFaults() throws {
    let workload = try workload()
    let first = try runner.run(workload, from: 0, count: 1)
    time.pageFaultsPerReading = 2
    let second = try runner.run(workload, from: 5, count: 1)
    #expect(first.pageFaults == 0 && second.pageFaults == 2)
  }

  @Test("An injected slowdown prolongs the time by its share.", arguments: [false, true])
  func slowdown(resets: Bool) throws {
    factory.resets = resets
    factory.costs = ["Baseline": 100_000]
    let workload = try workload()
    let time = try runner.run(workload, from: 5, count: 10, slowdown: 0.02).time
    // The wait can end up to one clock reading too late.
    #expect(time >= 102_000)
    #expect(time <= 102_000 + Double(FakeTime.reading))
    #expect(try runner.run(workload, from: 20, count: 10).time == 100_000)
  }

  @Test(
    "A workload that resets after each step is reset after each one, others never.",
    arguments: [(false, 1000), (true, 2000)])
  func resets(resets: Bool, passes: Int) throws {
    factory.resets = resets
    factory.costs = ["Baseline": 0]
    factory.untimed = 1
    let workload = try workload()
    let start = time.nanoseconds
    _ = try runner.run(workload, from: 0, count: 1000)
    let readings = resets ? 2000 : 2
    #expect(time.nanoseconds - start == UInt64(passes + 39 * readings))
  }

  @Test("The time of a step that costs nothing is above 0.")
  func free() throws {
    factory.costs = ["Baseline": 0]
    #expect(try runner.run(workload(), from: 0, count: 10).time > 0)
  }

  @Test("Timing a wrong app throws an error.")
  func wrong() throws {
    factory.wrongFrom = ["Baseline": 4]
    let workload = try workload()
    #expect(try runner.run(workload, from: 0, count: 4).time == 1000)
    #expect(throws: EpochRunner.WrongWorkload.self) {
      try runner.run(workload, from: 4, count: 1)
    }
  }
}
