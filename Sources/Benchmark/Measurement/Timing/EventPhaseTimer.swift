/// Times the parts of single events.
///
/// The clock is read at the end of each part. So these events take longer than events that are
/// timed as a whole, although the readings' own time is subtracted.
@MainActor final class EventPhaseTimer {
  private let runner: EpochRunner
  private var last: UInt64 = 0
  private var sums: [EventPhase: Double] = [:]

  init(_ runner: EpochRunner) {
    self.runner = runner
  }

  /// Times the parts of one event, in nanoseconds.
  ///
  /// - Returns: `nil` if the workload reports no parts.
  /// - Throws: `WrongWorkload` if the app is wrong afterwards.
  func time(_ workload: any Workload, step: Int) throws(EpochRunner.WrongWorkload) -> PhaseSplit? {
    sums = [:]
    workload.prepare(steps: step..<step + 1)
    for piece in 0..<workload.pieceCount {
      workload.prepare(piece: piece, ofStep: step)
      workload.tellPhases { [unowned self] in end($0) }
      last = runner.instruments.now()
      workload.perform(piece: piece, ofStep: step)
      workload.tellPhases(nil)
    }
    if workload.resetsAfterEachStep { workload.reset(step: step) }
    if let message = workload.check() {
      throw EpochRunner.WrongWorkload(description: message)
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
