@testable import Measurement

/// A clock that advances only by simulated work and by readings, which take 39 ns each.
@MainActor final class FakeTime {
  static let reading: UInt64 = 39

  private(set) var nanoseconds: UInt64 = 1_000_000
  /// The nanoseconds for which the thread had no core.
  private var waited: UInt64 = 0
  var pageFaultsPerReading = 0
  private var pageFaults = 0

  func pass(_ nanoseconds: Int) {
    self.nanoseconds += UInt64(nanoseconds)
  }

  /// Lets time pass in which the thread has no core.
  func wait(_ nanoseconds: Int) {
    pass(nanoseconds)
    waited += UInt64(nanoseconds)
  }

  var instruments: Instruments {
    Instruments(
      now: {
        self.nanoseconds += Self.reading
        return self.nanoseconds
      },
      threadTime: { self.nanoseconds - self.waited },
      pageFaults: {
        self.pageFaults += self.pageFaultsPerReading
        return self.pageFaults
      })
  }
}
