import Foundation
import Testing
import Toolkit

@Suite("Main-thread check") struct ThreadTests {
  /// Passes a main-actor closure to another thread unchecked, as C code or an old language mode
  /// can.
  private struct UncheckedWrite: @unchecked Sendable {
    let write: @MainActor () -> Void

    func runHere() {
      unsafeBitCast(write, to: (() -> Void).self)()
    }
  }

  @MainActor private static func touchElsewhere(_ write: @escaping @MainActor () -> Void) {
    let unchecked = UncheckedWrite(write: write)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      unchecked.runHere()
      done.signal()
    }
    thread.start()
    done.wait()
  }

  @Test("A write from another thread during a turn stops the program with a message.")
  func duringATurn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let loop = MainLoop()
        let label = Label("label", on: loop)
        loop.turn { Self.touchElsewhere { label.text = "from elsewhere" } }
      }
    }
    expectMessage(in: result)
  }

  @Test("A write from another thread between turns stops the program with a message.")
  func betweenTurns() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = Label("label", on: MainLoop())
        Self.touchElsewhere { label.text = "from elsewhere" }
      }
    }
    expectMessage(in: result)
  }

  @Test("The same writes on the main thread are allowed.")
  @MainActor func onMain() {
    let loop = MainLoop()
    let label = Label("label", on: loop)
    label.text = "between turns"
    loop.turn { label.text = "in a turn" }
    #expect(label.text == "in a turn")
  }

  private func expectMessage(in result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("touched off the main thread"))
  }
}
