/// Measures the timing code itself: what remains in a time after the overhead is subtracted.
@MainActor package struct ClockCheck {
  /// Nanoseconds per step of an empty workload, one value per epoch.
  package let emptySteps: [Double]
  /// Nanoseconds of empty epochs minus the median overhead, one value per epoch.
  package let residues: [Double]

  /// Measures empty epochs.
  ///
  /// - Parameters:
  ///   - emptyWorkload: A workload that does nothing. It must come from another module, or the
  ///     compiler removes the steps.
  ///   - instruments: The machine's; tests pass their own.
  ///   - epochs: The number of epochs of each kind.
  ///   - steps: The number of steps in an epoch of the empty workload.
  package init(
    _ emptyWorkload: any Workload, instruments: Instruments = .machine, epochs: Int = 200,
    steps: Int = 16_384
  ) {
    let runner = EpochRunner(instruments: instruments)
    emptySteps = (0..<epochs).map { _ in
      (try? runner.run(emptyWorkload, from: 0, count: steps).time) ?? .nan
    }
    residues = (0..<epochs).map { _ in
      let start = instruments.now()
      let end = instruments.now()
      return Double(end &- start) - runner.overhead
    }
  }
}
