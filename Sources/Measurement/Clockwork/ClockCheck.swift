/// What is left of the clockwork itself in a time, once its overhead is subtracted.
@MainActor package struct ClockCheck {
  /// Nanoseconds per step of a subject that does nothing, one value per epoch.
  package let emptySteps: [Double]
  /// Nanoseconds that empty epochs read after the overhead's median is subtracted, one per epoch.
  package let residues: [Double]

  /// - Parameters:
  ///   - nothing: A subject that does nothing; from another module, or the compiler sees that it does
  ///     nothing and leaves the steps out.
  ///   - instruments: The machine's, but in tests.
  ///   - epochs: How many of each.
  ///   - steps: How many steps an epoch of nothing has.
  package init(
    _ nothing: any Subject, instruments: Instruments = .machine, epochs: Int = 200,
    steps: Int = 16_384
  ) {
    let runner = EpochRunner(instruments: instruments)
    emptySteps = (0..<epochs).map { _ in
      (try? runner.run(nothing, from: 0, count: steps)) ?? .nan
    }
    residues = (0..<epochs).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start) - runner.overhead
    }
  }
}
