import Measurement
import Testing

@Suite("Epochs")
@MainActor struct EpochRunnerTests {
  private let time = FakeTime()
  private let laboratory: FakeLaboratory
  private let runner: EpochRunner

  init() {
    laboratory = FakeLaboratory(time: time)
    runner = EpochRunner(instruments: time.instruments)
  }

  private func subject() throws -> any Subject {
    try laboratory.makeSpecimen(of: "Baseline", size: 10).subject(for: "select")
  }

  @Test("The clock's overhead is what an empty pair reads")
  func overhead() {
    #expect(runner.overhead == Double(FakeTime.reading))
  }

  @Test(
    "An epoch counts its steps only: no preparing, no clock, no reset", arguments: [false, true])
  func steps(resets: Bool) throws {
    laboratory.resets = resets
    laboratory.costs = ["Baseline": 123]
    let subject = try subject()
    #expect(try runner.run(subject, from: 5, count: 1) == 123)
    #expect(try runner.run(subject, from: 6, count: 1000) == 123)
  }

  @Test("Steps that lead in are performed and not timed", arguments: [false, true])
  func leadIn(resets: Bool) throws {
    laboratory.resets = resets
    laboratory.costs = ["Baseline": 100]
    let subject = try subject()
    laboratory.onStep = { _, _ in self.laboratory.costs = ["Baseline": 10] }
    #expect(try runner.run(subject, from: 5, count: 3, leadIn: 1) == 10)
    #expect(laboratory.performed.values.first == [8])
  }

  @Test("An injected slowdown prolongs the time by its share", arguments: [false, true])
  func slowdown(resets: Bool) throws {
    laboratory.resets = resets
    laboratory.costs = ["Baseline": 100_000]
    let subject = try subject()
    let time = try runner.run(subject, from: 5, count: 10, slowdown: 0.02)
    // Up to one reading of the clock too late, for each timing.
    #expect(time >= 102_000)
    #expect(time <= 102_000 + Double(FakeTime.reading))
    #expect(try runner.run(subject, from: 20, count: 10) == 100_000)
  }

  @Test("A reset follows each step, or never", arguments: [(false, 1000), (true, 2000)])
  func resets(resets: Bool, passes: Int) throws {
    laboratory.resets = resets
    laboratory.costs = ["Baseline": 0]
    laboratory.untimed = 1
    let subject = try subject()
    let start = time.nanoseconds
    _ = try runner.run(subject, from: 0, count: 1000)
    let readings = resets ? 2000 : 2
    #expect(time.nanoseconds - start == UInt64(passes + 39 * readings))
  }

  @Test("What costs nothing still has a logarithm")
  func free() throws {
    laboratory.costs = ["Baseline": 0]
    #expect(try runner.run(subject(), from: 0, count: 10) > 0)
  }

  @Test("A wrong app has no time, but a reason")
  func wrong() throws {
    laboratory.wrongFrom = ["Baseline": 4]
    let subject = try subject()
    #expect(try runner.run(subject, from: 0, count: 4) == 1000)
    #expect(throws: EpochRunner.WrongSubject.self) {
      try runner.run(subject, from: 4, count: 1)
    }
  }
}
