/// Times epochs: some steps of one subject in a row.
@MainActor package struct EpochRunner {
  /// What went wrong, by the subject's own `check()`.
  package struct WrongSubject: Error, CustomStringConvertible {
    package let description: String
  }

  package let instruments: Instruments
  /// Nanoseconds that an empty pair of clock readings takes: the median of 1 000.
  package let overhead: Double

  package init(instruments: Instruments) {
    self.instruments = instruments
    let pairs = (0..<1000).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start)
    }
    overhead = Statistics.median(pairs)
  }

  /// Performs `count` steps from `first` on.
  ///
  /// - Returns: Nanoseconds per step, less the clock's overhead; always above 0.
  /// - Throws: `WrongSubject` if the app is wrong afterwards.
  package func run(
    _ subject: any Subject, from first: Int, count: Int
  ) throws(WrongSubject) -> Double {
    ProcessCounters.requireRest()
    let steps = first..<first + count
    subject.prepare(steps: steps)
    let (elapsed, pairs) =
      subject.resetsAfterEachStep
      ? (timeEach(subject, steps), count * subject.pieceCount)
      : (timeAll(subject, steps), 1)
    if let message = subject.check() { throw WrongSubject(description: message) }
    // A logarithm is taken of it; what costs less than the clock's grain still costs something.
    return max(Double(elapsed) - Double(pairs) * overhead, 0.01) / Double(count)
  }

  private func timeAll(_ subject: some Subject, _ steps: Range<Int>) -> UInt64 {
    let start = instruments.now()
    for step in steps { subject.perform(piece: 0, ofStep: step) }
    let end = instruments.now()
    return end &- start
  }

  private func timeEach(_ subject: some Subject, _ steps: Range<Int>) -> UInt64 {
    var elapsed: UInt64 = 0
    for step in steps {
      for piece in 0..<subject.pieceCount {
        subject.prepare(piece: piece, ofStep: step)
        let start = instruments.now()
        subject.perform(piece: piece, ofStep: step)
        let end = instruments.now()
        elapsed &+= end &- start
      }
      subject.reset(step: step)
    }
    return elapsed
  }
}
