/// Times epochs: some steps of one subject in a row.
@MainActor package struct EpochRunner {
  /// What went wrong, by the subject's own `check()`.
  package struct WrongSubject: Error, CustomStringConvertible {
    package let description: String
  }

  package let instruments: Instruments
  /// Nanoseconds that an empty pair of clock readings takes: the median of 1 000.
  package let overhead: Double

  /// Nanoseconds that asking a subject for a step takes, whatever it does then.
  private(set) var stepOverhead = 0.0

  package init(instruments: Instruments) {
    self.instruments = instruments
    let pairs = (0..<1000).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start)
    }
    overhead = Statistics.median(pairs)
    stepOverhead = Statistics.median((0..<200).map { _ in timePerStep(of: Self.nothing()) })
  }

  private func timePerStep(of subject: any Subject) -> Double {
    let count = 4096
    return (Double(timeAll(subject, 0..<count, 0)) - overhead) / Double(count)
  }

  /// Performs `count` steps from `first` on.
  ///
  /// - Parameters:
  ///   - subject: Who performs them.
  ///   - first: The first step's number.
  ///   - count: How many steps.
  ///   - leadIn: How many further steps are performed first and not timed: what else ran since this
  ///     subject's last epoch has taken the caches.
  ///   - slowdown: By what share the time is prolonged on purpose, to see whether that is found.
  /// - Returns: Nanoseconds per step, less the clock's overhead; always above 0.
  /// - Throws: `WrongSubject` if the app is wrong afterwards.
  package func run(
    _ subject: any Subject, from first: Int, count: Int, leadIn: Int = 0,
    slowdown: Double = 0
  ) throws(WrongSubject) -> Double {
    ProcessCounters.requireRest()
    let lead = first..<first + leadIn
    let steps = lead.upperBound..<lead.upperBound + count
    subject.prepare(steps: first..<steps.upperBound)
    if leadIn > 0 {
      _ = subject.resetsAfterEachStep ? timeEach(subject, lead, 0) : timeAll(subject, lead, 0)
    }
    let (elapsed, empty) =
      subject.resetsAfterEachStep
      ? (timeEach(subject, steps, slowdown), Double(count * subject.pieceCount) * overhead)
      : (timeAll(subject, steps, slowdown), overhead + Double(count) * stepOverhead)
    if let message = subject.check() { throw WrongSubject(description: message) }
    // A logarithm is taken of it; what costs less than the clock's grain still costs something.
    return max(Double(elapsed) - empty, 0.01) / Double(count)
  }

  private func timeAll(
    _ subject: some Subject, _ steps: Range<Int>, _ slowdown: Double
  ) -> UInt64 {
    let start = instruments.now()
    for step in steps { subject.perform(piece: 0, ofStep: step) }
    let end = instruments.now()
    return prolong(end &- start, since: start, by: slowdown)
  }

  private func timeEach(
    _ subject: some Subject, _ steps: Range<Int>, _ slowdown: Double
  ) -> UInt64 {
    var elapsed: UInt64 = 0
    for step in steps {
      for piece in 0..<subject.pieceCount {
        subject.prepare(piece: piece, ofStep: step)
        let start = instruments.now()
        subject.perform(piece: piece, ofStep: step)
        let end = instruments.now()
        elapsed &+= prolong(end &- start, since: start, by: slowdown)
      }
      subject.reset(step: step)
    }
    return elapsed
  }

  /// Waits until `elapsed` has grown by `share`, by the clock itself.
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
  /// A subject that does nothing; of two kinds, or the compiler would see which it is and that
  /// nothing needs to be asked of it.
  fileprivate static func nothing() -> any Subject {
    Int.random(in: 0..<2) == 0 ? Nothing() : NothingElse()
  }

  private class Nothing: Subject {
    var resetsAfterEachStep: Bool { false }
    var pieceCount: Int { 1 }
    func prepare(steps: Range<Int>) {}
    func prepare(piece: Int, ofStep step: Int) {}
    func perform(piece: Int, ofStep step: Int) {}
    func reset(step: Int) {}
    func check() -> String? { nil }
  }

  private final class NothingElse: Nothing {
    override func perform(piece: Int, ofStep step: Int) {}
  }
}
