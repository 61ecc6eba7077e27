import Synchronization
import Testing

@testable import Support
@testable import archbench

@Suite("What a run waits for") @MainActor
struct MeasuredPartTests {
  private func progress(_ write: @escaping @Sendable (String) -> Void) -> ProgressLine {
    let terminal = Terminal(environment: [:], isTerminal: false, columns: 80)
    return ProgressLine(output: Output(write), terminal: terminal, elapsed: { .zero })
  }

  @Test("A run waits for an idle machine, says so once, and begins after ten minutes all the same.")
  func idle() {
    func loads(_ all: [Double?]) -> (asked: Int, said: String) {
      let said = Mutex("")
      var left = all
      let machine = IdleMachine { _ in left.count > 1 ? left.removeFirst() : left[0] }
      let asked = Mutex(0)
      machine.wait(
        progress { text in said.withLock { $0 += text } },
        isInterrupted: {
          asked.withLock { $0 += 1 }
          return false
        })
      return (asked.withLock { $0 }, said.withLock { $0 })
    }
    #expect(loads([0.02]) == (1, ""))
    #expect(loads([nil]) == (1, ""))
    let busy = loads([0.8, 0.7, 0.02])
    #expect(busy.asked == 3)
    #expect(
      busy.said == "Other programs use 0.80 cores. The run begins when they use less than 0.10, or "
        + "after ten minutes: stop them, or wait.\n")
    #expect(loads([1]).asked == 60)
  }
}
