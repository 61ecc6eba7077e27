import Measurement

/// A clock that stands still but for what is done: a reading takes 39 ns, as on a real machine.
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
