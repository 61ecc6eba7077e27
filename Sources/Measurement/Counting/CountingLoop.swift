import CProbes

/// Counts a whole loop of steps, preparations and resets included, so that whoever counts the loop
/// from outside must find the same.
@MainActor package struct CountingLoop {
  private let sources: [any CounterSource]
  private let metrics: UInt32

  /// - Parameter sources: What counts; none to leave the loop to others.
  package init(sources: [any CounterSource]) {
    self.sources = sources
    metrics = sources.reduce(0) { $0 | $1.metrics }
  }

  /// - Parameter steps: Performed in turn, after others that warm up.
  /// - Returns: The sums over all steps, by counter; peaks are those of the whole loop.
  /// - Throws: `EpochRunner.WrongSubject` if the app is wrong after a step.
  package func count(
    _ subject: any Subject, steps: Range<Int>
  ) throws(EpochRunner.WrongSubject) -> [String: Int] {
    probe_malloc_start_peak()
    for source in sources { source.arm() }
    probe_arm(metrics)
    let defect = Self.countedLoop(subject, steps)
    probe_disarm()
    for source in sources.reversed() { source.disarm() }
    if let defect { throw EpochRunner.WrongSubject(description: defect) }
    return sources.reduce(into: [:]) { $0.merge($1.read(), uniquingKeysWith: +) }
  }

  // The two below have names of their own in the executable, so that callgrind's
  // `--toggle-collect` can be given one: what it counts is the loop, or the events in it, alone.

  /// All steps with their preparations and resets: what is wrong, if anything.
  @inline(never) private static func countedLoop(
    _ subject: any Subject, _ steps: Range<Int>
  ) -> String? {
    for step in steps {
      subject.prepare(steps: step..<step + 1)
      for piece in 0..<subject.pieceCount {
        subject.prepare(piece: piece, ofStep: step)
        countedPiece(piece, ofStep: step, of: subject)
      }
      let defect = subject.check()
      if subject.resetsAfterEachStep { subject.reset(step: step) }
      if let defect { return defect }
    }
    return nil
  }

  /// The event itself.
  @inline(never) private static func countedPiece(
    _ piece: Int, ofStep step: Int, of subject: any Subject
  ) {
    subject.perform(piece: piece, ofStep: step)
  }
}
