/// Times the parts of single events.
///
/// The clock is read at the end of each part, so these events take longer than those that are timed
/// as a whole; the readings themselves are subtracted.
@MainActor final class PhaseTimer {
  private let runner: EpochRunner
  private var last: UInt64 = 0
  private var sums: [EventPhase: Double] = [:]

  init(_ runner: EpochRunner) {
    self.runner = runner
  }

  /// The parts of one event, in nanoseconds.
  ///
  /// - Returns: `nil` if the subject tells of none.
  /// - Throws: `WrongSubject` if the app is wrong afterwards.
  func time(_ subject: any Subject, step: Int) throws(EpochRunner.WrongSubject) -> PhaseSplit? {
    sums = [:]
    subject.prepare(steps: step..<step + 1)
    for piece in 0..<subject.pieceCount {
      subject.prepare(piece: piece, ofStep: step)
      subject.tellPhases { [unowned self] in end($0) }
      last = runner.instruments.now()
      subject.perform(piece: piece, ofStep: step)
      subject.tellPhases(nil)
    }
    if subject.resetsAfterEachStep { subject.reset(step: step) }
    if let message = subject.check() {
      throw EpochRunner.WrongSubject(description: message)
    }
    guard !sums.isEmpty else { return nil }
    return PhaseSplit(
      architecture: sums[.architecture] ?? 0, layout: sums[.layout] ?? 0,
      display: sums[.display] ?? 0)
  }

  private func end(_ phase: EventPhase) {
    let now = runner.instruments.now()
    sums[phase, default: 0] += max(0, Double(now &- last) - runner.overhead)
    last = runner.instruments.now()
  }
}
