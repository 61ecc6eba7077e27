/// Times epochs, that is, consecutive steps of one workload.
@MainActor package struct EpochRunner {
  /// An app that is wrong, with the message of the workload's own `check()`.
  package struct WrongWorkload: Error, CustomStringConvertible {
    package let description: String
  }

  package let instruments: Instruments
  /// Nanoseconds of an empty pair of clock readings: the median of 1 000.
  package let overhead: Double

  /// Nanoseconds for calling a workload's step, whatever the step does.
  private(set) var stepOverhead = 0.0
  /// Nanoseconds that a piece seems to wait for a core only because two clocks are read in turn.
  private var clockGap = 0.0

  package init(instruments: Instruments) {
    self.instruments = instruments
    let pairs = (0..<1000).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start)
    }
    overhead = Statistics.median(pairs)
    stepOverhead = Statistics.median((0..<200).map { _ in timePerStep(of: Self.emptyWorkload()) })
    clockGap = Statistics.median(
      (0..<1000).map { _ in
        let timing = time {}
        return Double(timing.elapsed) - Double(timing.onCore)
      })
  }

  private func timePerStep(of workload: any Workload) -> Double {
    let count = 4096
    return (Double(timeAll(workload, 0..<count, 0).elapsed) - overhead) / Double(count)
  }

  /// Performs and times `count` steps from `first` on, after those of the lead-in.
  ///
  /// The lead-in refills the caches, which other workloads have used since this one's last epoch. Its
  /// first step is timed alone. A slowdown prolongs the time by a share, to test whether that is found.
  ///
  /// - Throws: `WrongWorkload` if the app is wrong afterwards.
  package func run(
    _ workload: any Workload, from first: Int, count: Int, leadIn: Int = 0,
    slowdown: Double = 0
  ) throws(WrongWorkload) -> Epoch {
    ProcessCounters.requireDisarmed()
    let lead = first..<first + leadIn
    let steps = lead.upperBound..<lead.upperBound + count
    let faults = instruments.pageFaults()
    workload.prepare(steps: first..<steps.upperBound)
    var firstTime: Double?
    if leadIn > 0 {
      let cold = time(workload, lead.lowerBound..<lead.lowerBound + 1, slowdown)
      firstTime = nanoseconds(cold, workload, count: 1)
      _ = time(workload, lead.lowerBound + 1..<lead.upperBound, 0)
    }
    _ = workload.takeParts()
    let timing = time(workload, steps, slowdown)
    let parts = workload.takeParts().map { $0 / Double(count) }
    let waited =
      Double(timing.elapsed) - Double(timing.onCore) - clockGap * Double(timing.readings)
    let pageFaults = instruments.pageFaults() - faults
    if let message = workload.check() { throw WrongWorkload(description: message) }
    return Epoch(
      time: nanoseconds(timing, workload, count: count) / Double(count), first: firstTime,
      waited: max(0, Int(waited)), pageFaults: pageFaults, parts: parts)
  }

  /// The time of some steps.
  private struct Timing {
    /// Nanoseconds by the clock.
    var elapsed: UInt64 = 0
    /// Nanoseconds for which the thread had a core.
    var onCore: UInt64 = 0
    /// How often the clocks were read at start and end.
    var readings = 0
  }

  private func time(
    _ workload: any Workload, _ steps: Range<Int>, _ slowdown: Double
  ) -> Timing {
    workload.resetsAfterEachStep
      ? timeEach(workload, steps, slowdown) : timeAll(workload, steps, slowdown)
  }

  /// Returns the nanoseconds of `count` steps without what reading the clock takes.
  private func nanoseconds(_ timing: Timing, _ workload: any Workload, count: Int) -> Double {
    let empty =
      workload.resetsAfterEachStep
      ? Double(timing.readings) * overhead : overhead + Double(count) * stepOverhead
    // The result's logarithm is taken later, so it must be above 0 even below the clock's
    // resolution.
    return max(Double(timing.elapsed) - empty, 0.01 * Double(count))
  }

  /// Times `body` by two clocks.
  @inline(__always) private func time(_ slowdown: Double = 0, _ body: () -> Void) -> Timing {
    let thread = instruments.threadTime()
    let start = instruments.now()
    body()
    let end = instruments.now()
    let elapsed = prolong(end &- start, since: start, by: slowdown)
    return Timing(elapsed: elapsed, onCore: instruments.threadTime() &- thread, readings: 1)
  }

  private func timeAll(
    _ workload: some Workload, _ steps: Range<Int>, _ slowdown: Double
  ) -> Timing {
    time(slowdown) {
      for step in steps { workload.perform(piece: 0, ofStep: step) }
    }
  }

  private func timeEach(
    _ workload: some Workload, _ steps: Range<Int>, _ slowdown: Double
  ) -> Timing {
    var sum = Timing()
    for step in steps {
      for piece in 0..<workload.pieceCount {
        workload.prepare(piece: piece, ofStep: step)
        let timing = time(slowdown) { workload.perform(piece: piece, ofStep: step) }
        sum.elapsed &+= timing.elapsed
        sum.onCore &+= timing.onCore
        sum.readings += 1
      }
      workload.reset(step: step)
    }
    return sum
  }

  /// Waits, by the clock, until `elapsed` has grown by `share`; returns the nanoseconds then.
  private func prolong(_ elapsed: UInt64, since start: UInt64, by share: Double) -> UInt64 {
    guard share > 0 else { return elapsed }
    let wanted = elapsed + UInt64(Double(elapsed) * share)
    var reached = elapsed
    while reached < wanted { reached = instruments.now() &- start }
    return reached
  }
}

extension EpochRunner {
  /// Returns an empty workload of one of two classes.
  ///
  /// The random choice keeps the compiler from knowing the class and removing the calls.
  fileprivate static func emptyWorkload() -> any Workload {
    Int.random(in: 0..<2) == 0 ? EmptyWorkload() : OtherEmptyWorkload()
  }

  private class EmptyWorkload: Workload {
    var resetsAfterEachStep: Bool { false }
    func perform(piece: Int, ofStep step: Int) {}
    func check() -> String? { nil }
  }

  private final class OtherEmptyWorkload: EmptyWorkload {
    override func perform(piece: Int, ofStep step: Int) {}
  }
}
