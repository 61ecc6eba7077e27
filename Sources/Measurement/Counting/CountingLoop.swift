import CProbes

/// Counts a whole loop of steps, preparations and resets included.
///
/// A tool outside the process can count the same loop and must find the same numbers.
@MainActor package struct CountingLoop {
  private let sources: [any CounterSource]

  /// Creates a loop that these sources count; none if only an outside tool counts.
  package init(sources: [any CounterSource]) {
    self.sources = sources
  }

  /// Performs and counts `steps` of a warm workload; peaks are those of the whole loop.
  ///
  /// - Throws: `EpochRunner.WrongWorkload` if the app is wrong after a step.
  package func count(
    _ workload: any Workload, steps: Range<Int>
  ) throws(EpochRunner.WrongWorkload) -> [String: Int] {
    probe_malloc_start_peak()
    let (counts, defect) = sources.measure { Self.countedSteps(workload, steps) }
    if let defect { throw EpochRunner.WrongWorkload(description: defect) }
    return counts
  }

  /// Performs steps without counting, so that the following ones are warm.
  ///
  /// - Throws: `EpochRunner.WrongWorkload` if the app is wrong after a step.
  package static func warmUp(
    _ workload: any Workload, steps: Range<Int>
  ) throws(EpochRunner.WrongWorkload) {
    for step in steps {
      if let defect = run(workload, step: step, isCounted: false) {
        throw EpochRunner.WrongWorkload(description: defect)
      }
    }
  }

  /// Performs a step and its reset; returns what is wrong after the step, or `nil`.
  private static func run(_ workload: any Workload, step: Int, isCounted: Bool) -> String? {
    workload.prepare(steps: step..<step + 1)
    for piece in 0..<workload.pieceCount {
      workload.prepare(piece: piece, ofStep: step)
      if isCounted {
        countedPiece(piece, ofStep: step, of: workload)
      } else {
        workload.perform(piece: piece, ofStep: step)
      }
    }
    let defect = workload.check()
    if workload.resetsAfterEachStep { workload.reset(step: step) }
    return defect
  }

  // The next two functions have names of their own in the executable, so that callgrind's
  // `--toggle-collect` can select the loop, or the events in it. They contain no closure: its name
  // would match as well and switch the collection off.

  @inline(never) private static func countedSteps(
    _ workload: any Workload, _ steps: Range<Int>
  ) -> String? {
    for step in steps {
      if let defect = run(workload, step: step, isCounted: true) { return defect }
    }
    return nil
  }

  @inline(never) private static func countedPiece(
    _ piece: Int, ofStep step: Int, of workload: any Workload
  ) {
    workload.perform(piece: piece, ofStep: step)
  }
}
