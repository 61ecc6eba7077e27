import Foundation
import Measurement
import Testing

@Suite("The interrupt flag")
struct InterruptFlagTests {
  @Test("A first SIGTERM raises the flag and does not end the process")
  func raises() {
    #expect(!InterruptFlag.isRaised)
    InterruptFlag.install()
    // The pool's threads, on which tests run, block signals.
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(SIGTERM)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    #expect(InterruptFlag.isRaised)
  }
}
