import CProbes

/// Counts a whole loop of steps, preparations and resets included, so that whoever counts the loop
/// from outside must find the same.
@MainActor package struct CountingLoop {
  private let sources: [any CounterSource]

  /// - Parameter sources: What counts; none to leave the loop to others.
  package init(sources: [any CounterSource]) {
    self.sources = sources
  }

  /// - Parameters:
  ///   - subject: Who performs them, warm.
  ///   - steps: Performed in turn.
  /// - Returns: The sums over all steps, by counter; peaks are those of the whole loop.
  /// - Throws: `EpochRunner.WrongSubject` if the app is wrong after a step.
  package func count(
    _ subject: any Subject, steps: Range<Int>
  ) throws(EpochRunner.WrongSubject) -> [String: Int] {
    probe_malloc_start_peak()
    let (counts, defect) = sources.measure { Self.countedSteps(subject, steps) }
    if let defect { throw EpochRunner.WrongSubject(description: defect) }
    return counts
  }

  /// Performs steps that nobody counts, so that those after them are warm.
  ///
  /// - Throws: `EpochRunner.WrongSubject` if the app is wrong after a step.
  package static func warmUp(
    _ subject: any Subject, steps: Range<Int>
  ) throws(EpochRunner.WrongSubject) {
    for step in steps {
      if let defect = run(subject, step: step, isCounted: false) {
        throw EpochRunner.WrongSubject(description: defect)
      }
    }
  }

  /// A step and its reset: what is wrong after it.
  private static func run(_ subject: any Subject, step: Int, isCounted: Bool) -> String? {
    subject.prepare(steps: step..<step + 1)
    for piece in 0..<subject.pieceCount {
      subject.prepare(piece: piece, ofStep: step)
      if isCounted {
        countedPiece(piece, ofStep: step, of: subject)
      } else {
        subject.perform(piece: piece, ofStep: step)
      }
    }
    let defect = subject.check()
    if subject.resetsAfterEachStep { subject.reset(step: step) }
    return defect
  }

  // The two below have names of their own in the executable, so that callgrind's
  // `--toggle-collect` can be given one: what it counts is the loop, or the events in it, alone.
  // No closure stands in them, or its name would match as well and switch off again.

  @inline(never) private static func countedSteps(
    _ subject: any Subject, _ steps: Range<Int>
  ) -> String? {
    for step in steps {
      if let defect = run(subject, step: step, isCounted: true) { return defect }
    }
    return nil
  }

  @inline(never) private static func countedPiece(
    _ piece: Int, ofStep step: Int, of subject: any Subject
  ) {
    subject.perform(piece: piece, ofStep: step)
  }
}
