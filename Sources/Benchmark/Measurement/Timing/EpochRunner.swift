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

  package init(instruments: Instruments) {
    self.instruments = instruments
    let pairs = (0..<1000).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start)
    }
    overhead = Statistics.median(pairs)
    stepOverhead = Statistics.median((0..<200).map { _ in timePerStep(of: Self.emptyWorkload()) })
  }

  private func timePerStep(of workload: any Workload) -> Double {
    let count = 4096
    return (Double(timeAll(workload, 0..<count, 0)) - overhead) / Double(count)
  }

  /// Performs and times `count` steps from `first` on.
  ///
  /// - Parameters:
  ///   - workload: What performs the steps.
  ///   - first: The first step's number.
  ///   - count: The number of steps.
  ///   - leadIn: The number of further steps that are performed first without timing. They refill
  ///     the caches, which other workloads have used since this one's last epoch.
  ///   - slowdown: The share by which the time is prolonged on purpose, to test whether that is
  ///     found.
  /// - Returns: Nanoseconds per step, without the clock's overhead; always above 0.
  /// - Throws: `WrongWorkload` if the app is wrong afterwards.
  package func run(
    _ workload: any Workload, from first: Int, count: Int, leadIn: Int = 0,
    slowdown: Double = 0
  ) throws(WrongWorkload) -> Double {
    ProcessCounters.requireDisarmed()
    let lead = first..<first + leadIn
    let steps = lead.upperBound..<lead.upperBound + count
    workload.prepare(steps: first..<steps.upperBound)
    if leadIn > 0 {
      _ = workload.resetsAfterEachStep ? timeEach(workload, lead, 0) : timeAll(workload, lead, 0)
    }
    let (elapsed, empty) =
      workload.resetsAfterEachStep
      ? (timeEach(workload, steps, slowdown), Double(count * workload.pieceCount) * overhead)
      : (timeAll(workload, steps, slowdown), overhead + Double(count) * stepOverhead)
    if let message = workload.check() { throw WrongWorkload(description: message) }
    // The result's logarithm is taken later, so it must be above 0 even below the clock's
    // resolution.
    return max(Double(elapsed) - empty, 0.01) / Double(count)
  }

  private func timeAll(
    _ workload: some Workload, _ steps: Range<Int>, _ slowdown: Double
  ) -> UInt64 {
    let start = instruments.now()
    for step in steps { workload.perform(piece: 0, ofStep: step) }
    let end = instruments.now()
    return prolong(end &- start, since: start, by: slowdown)
  }

  private func timeEach(
    _ workload: some Workload, _ steps: Range<Int>, _ slowdown: Double
  ) -> UInt64 {
    var elapsed: UInt64 = 0
    for step in steps {
      for piece in 0..<workload.pieceCount {
        workload.prepare(piece: piece, ofStep: step)
        let start = instruments.now()
        workload.perform(piece: piece, ofStep: step)
        let end = instruments.now()
        elapsed &+= prolong(end &- start, since: start, by: slowdown)
      }
      workload.reset(step: step)
    }
    return elapsed
  }

  /// Waits, by the clock, until `elapsed` has grown by `share`.
  ///
  /// - Returns: The nanoseconds since `start` then.
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
    var pieceCount: Int { 1 }
    func prepare(steps: Range<Int>) {}
    func prepare(piece: Int, ofStep step: Int) {}
    func perform(piece: Int, ofStep step: Int) {}
    func reset(step: Int) {}
    func check() -> String? { nil }
  }

  private final class OtherEmptyWorkload: EmptyWorkload {
    override func perform(piece: Int, ofStep step: Int) {}
  }
}
