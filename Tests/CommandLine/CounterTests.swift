import Measurement
import Testing
import Toolkit

@MainActor @Suite("Counters")
struct CounterTests {
  @Test("Each counter of a run is listed once, and the toolkit's work is exact.")
  func complete() {
    let work = WorkCounters.all.map(\.name) + ["sharedFunctionCalls"]
    #expect(Counter.exact == Set(work))
    #expect(Counter.all.filter(\.isExact).count == work.count)
  }

  @Test("Each sentence fits into a line of a terminal.")
  func narrow() {
    #expect(Counter.all.allSatisfy { $0.sentence.count <= 72 && $0.sentence.hasSuffix(".") })
  }
}
