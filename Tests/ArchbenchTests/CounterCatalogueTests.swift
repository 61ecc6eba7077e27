@testable import archbench
import Measurement
import Testing
import Toolkit

@MainActor @Suite("The list of counters")
struct CounterCatalogueTests {
  @Test("has each counter that a run counts, once, and no other")
  func complete() {
    let counted =
      WorkCounters.all.map(\.name) + AllocationCounters.names + ReferenceCounters.names
      + ["sharedFunctionCalls"]
    let listed = CounterCatalogue.all.map(\.name)
    #expect(Set(listed) == Set(counted))
    #expect(listed.count == counted.count)
  }

  @Test("fits a terminal")
  func narrow() {
    #expect(CounterCatalogue.all.allSatisfy { $0.prose.count <= 72 && $0.prose.hasSuffix(".") })
  }
}
