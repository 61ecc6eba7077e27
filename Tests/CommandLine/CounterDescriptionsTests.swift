import Measurement
import Testing
import Toolkit

@testable import archbench

@MainActor @Suite("Counter descriptions")
struct CounterDescriptionsTests {
  @Test("Each counter of a run has exactly one description.")
  func complete() {
    let counted =
      WorkCounters.all.map(\.name) + AllocationCounters.names + ReferenceCounters.names
      + ["sharedFunctionCalls"]
    let listed = CounterDescriptions.all.map(\.name)
    #expect(Set(listed) == Set(counted))
    #expect(listed.count == counted.count)
  }

  @Test("Each description fits into a line of a terminal.")
  func narrow() {
    #expect(CounterDescriptions.all.allSatisfy { $0.prose.count <= 72 && $0.prose.hasSuffix(".") })
  }
}
