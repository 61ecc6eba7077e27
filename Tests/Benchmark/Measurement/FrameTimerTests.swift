import Testing

@testable import Measurement
@testable import Results

@Suite("Frames")
@MainActor struct FrameTimerTests {
  private let time = FakeTime()
  private let timer: FrameTimer

  init() {
    timer = FrameTimer(time.instruments) { [time] in time.nanoseconds }
  }

  /// An event with one frame; it waits before the frame and after it.
  private func event(
    began: () -> Void, ended: () -> Void, afterCommit: () -> Void = {}
  ) {
    timer.begin()
    pass(1_000_000, .own)
    pass(200_000, .passes)
    pass(300_000, .commit)
    timer.beginWait()
    afterCommit()
    time.pass(16_000_000)
    began()
    pass(400_000, .layout)
    pass(500_000, .paint)
    ended()
    time.pass(100_000)
    timer.endWait()
    timer.finish()
  }

  private func pass(_ nanoseconds: Int, _ part: FramePart) {
    time.pass(nanoseconds)
    timer.end(part)
  }

  @Test("Each part has its own time, and waiting is in none.")
  func parts() {
    for _ in 0..<2 { event(began: timer.endWait, ended: timer.beginWait) }
    let parts = timer.takeParts()
    #expect(Array(parts.dropLast()) == [2e6, 0.4e6, 0.6e6, 0.8e6, 1e6])
    #expect(timer.defect == nil)
    #expect(timer.takeParts().allSatisfy { $0 == 0 })
  }

  @Test("The timer's clock stands still while a frame waits.")
  func clock() {
    let instruments = timer.instruments
    let start = instruments.now()
    event(began: timer.endWait, ended: timer.beginWait)
    // Readings of the clock take less than 2 µs.
    #expect((2_400_000..<2_402_000).contains(instruments.now() - start))
  }

  @Test("A frame that is counted twice is found.")
  func twice() {
    event(
      began: {
        timer.endWait()
        timer.endWait()
      }, ended: timer.beginWait)
    #expect(timer.defect == "A frame has begun twice.")
  }

  @Test("Waiting that is counted as a part is found.")
  func waiting() {
    event(began: {}, ended: {})
    #expect(timer.defect == "A part of a frame has ended while the frame waits for its turn.")
  }

  @Test("Parts that do not add up to the whole time are found.")
  func sum() {
    timer.begin()
    pass(1_000_000, .own)
    _ = timer.takeParts()
    pass(1_000_000, .passes)
    timer.finish()
    #expect(timer.defect?.hasPrefix("The parts of a frame take") == true)
  }

  @Test("An epoch has the parts of its own steps, without those before it.")
  func epoch() throws {
    let factory = FakeAppFactory(time: time)
    let workload = PartsWorkload(
      try factory.makeAppUnderTest(of: "Baseline", size: 10).workload(for: "select"))
    let runner = EpochRunner(instruments: time.instruments)
    #expect(try runner.run(workload, from: 0, count: 3, leadIn: 2).parts == [7])
    #expect(try runner.run(workload, from: 9, count: 1).parts == [7])
  }

  @Test("The figures of a part are compared as times are, round by round.")
  func figures() throws {
    let cell = BenchmarkCase(interaction: "type", size: 1_000)
    var samples = RunSamples(
      plan: .window(isQuick: true),
      contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: [cell], seed: 1)
    for process in 0..<3 {
      var given = CaseSamples(cell: cell, contestants: ["Baseline", "MVC", "S"])
      given.rounds = (1...3).map { round in
        let own = [1_000.0, 1_500, 1_000].map { $0 * Double(round) }
        return RoundSample(
          place: 0, step: 0, order: [0, 1, 2], times: own.map { $0 + 9_000 },
          parts: own.map { [$0, 500, 3_000, 2_500, 3_000, 12_000] })
      }
      samples.processes.append(
        ProcessSamples(
          process: process, cells: [given], seconds: 1))
    }
    let cells = FrameCell.all(samples, eventCounts: [cell: 10], of: ["Baseline", "MVC"])
    #expect(cells.map(\.architecture) == ["Baseline", "MVC", "S"])
    let mvc = cells[1]
    func nanoseconds(_ interval: Interval?) -> Double? {
      interval.map { ($0.estimate * 1e12).rounded() / 1e3 }
    }
    #expect(nanoseconds(mvc.times[.own]) == 300 && nanoseconds(mvc.added[.own]) == 100)
    #expect(nanoseconds(mvc.times[.event]) == 350 && nanoseconds(mvc.times[.frame]) == 1_200)
    #expect(nanoseconds(mvc.added[.frame]) == 100 && nanoseconds(mvc.added[.paint]) == 0)
    #expect(nanoseconds(mvc.times[.processor]) == 1_200)
    #expect(cells[0].added.isEmpty)
  }
}

/// A workload that takes 7 ns a step for its only part.
@MainActor private final class PartsWorkload: Workload {
  private let workload: any Workload
  private var parts = 0.0

  init(_ workload: any Workload) {
    self.workload = workload
  }

  func perform(piece: Int, ofStep step: Int) {
    workload.perform(piece: piece, ofStep: step)
    parts += 7
  }

  func check() -> String? { nil }

  func takeParts() -> [Double] {
    defer { parts = 0 }
    return [parts]
  }
}
