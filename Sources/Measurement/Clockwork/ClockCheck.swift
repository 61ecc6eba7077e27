/// What is left of the clockwork itself in a time, once its overhead is subtracted.
@MainActor package struct ClockCheck {
  /// Nanoseconds per step of a subject that does nothing, one value per epoch.
  package let emptySteps: [Double]
  /// Nanoseconds that empty epochs read after the overhead's median is subtracted, one per epoch.
  package let residues: [Double]

  /// - Parameters:
  ///   - instruments: The machine's, but in tests.
  ///   - epochs: How many of each.
  ///   - steps: How many steps an epoch of nothing has.
  package init(instruments: Instruments = .machine, epochs: Int = 200, steps: Int = 16_384) {
    let runner = EpochRunner(instruments: instruments)
    let nothing = Nothing()
    emptySteps = (0..<epochs).map { _ in
      (try? runner.run(nothing, from: 0, count: steps)) ?? .nan
    }
    residues = (0..<epochs).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start) - runner.overhead
    }
  }

  /// Does nothing, as often as it is asked to.
  private final class Nothing: Subject {
    var resetsAfterEachStep: Bool { false }
    var pieceCount: Int { 1 }
    func prepare(steps: Range<Int>) {}
    func prepare(piece: Int, ofStep step: Int) {}
    func perform(piece: Int, ofStep step: Int) {}
    func reset(step: Int) {}
    func check() -> String? { nil }
  }
}
