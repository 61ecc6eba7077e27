internal import Foundation
internal import Support
internal import Testing

@Suite("Interrupts", .serialized)
struct InterruptTests {
  @Test("The first Ctrl-C is remembered, and the second one ends the process.")
  func keyboard() throws {
    let interrupt = Interrupt.keyboard()
    #expect(!interrupt.isRequested)
    kill(getpid(), SIGINT)
    // A signal to the process may be delivered to any of its threads, so it may take a moment.
    for _ in 0..<1000 where !interrupt.isRequested { usleep(1000) }
    #expect(interrupt.isRequested)

    var action = sigaction()
    sigaction(SIGINT, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    #expect(unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self))

    #expect(!Interrupt.keyboard().isRequested, "A new listener starts without an interrupt.")
    signal(SIGINT, SIG_DFL)
  }
}
