import Foundation
import Measurement
import Testing

@Suite("The interrupt flag")
struct InterruptFlagTests {
  /// On the main thread: the pool's threads block signals.
  @Test("A first SIGTERM raises the flag and does not end the process")
  @MainActor func raises() {
    #expect(!InterruptFlag.isRaised)
    InterruptFlag.install()
    raise(SIGTERM)
    #expect(InterruptFlag.isRaised)
  }
}
