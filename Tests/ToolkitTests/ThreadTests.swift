import Foundation
import Testing
import Toolkit

@Suite("The toolkit belongs to the main thread") struct ThreadTests {
  /// Hands a main-actor value past the compiler, as code in C or in an old language mode would.
  private struct Smuggled: @unchecked Sendable {
    let write: @MainActor () -> Void

    func runHere() {
      unsafeBitCast(write, to: (() -> Void).self)()
    }
  }

  @MainActor private static func touchElsewhere(_ write: @escaping @MainActor () -> Void) {
    let smuggled = Smuggled(write: write)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      smuggled.runHere()
      done.signal()
    }
    thread.start()
    done.wait()
  }

  @Test("A write from another thread traps during a turn, and says why")
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

  @Test("A write from another thread traps between turns, and says why")
  func betweenTurns() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let label = Label("label", on: MainLoop())
        Self.touchElsewhere { label.text = "from elsewhere" }
      }
    }
    expectMessage(in: result)
  }

  @Test("The same writes on the main thread are nothing to be stopped")
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
