import Measurement

/// A clock that advances only by simulated work and by readings, which take 39 ns each.
@MainActor final class FakeTime {
  static let reading: UInt64 = 39

  private(set) var nanoseconds: UInt64 = 1_000_000

  func pass(_ nanoseconds: Int) {
    self.nanoseconds += UInt64(nanoseconds)
  }

  var instruments: Instruments {
    Instruments(
      now: {
        self.nanoseconds += Self.reading
        return self.nanoseconds
      },
      involuntarySwitches: { 0 })
  }
}
