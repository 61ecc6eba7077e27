import Measurement
import Results
import Testing

@Suite("Run plans")
struct RunPlanTests {
  @Test("A case has fewer places if a step of the base takes over a millisecond.")
  func places() {
    let plan = RunPlan.standard
    #expect(plan.places(baseSeconds: 1e-3, size: 1_000) == 16)
    #expect(plan.places(baseSeconds: 1.1e-3, size: 1_000) == 8)
    // Apps of so many notes are built once, in a few processes.
    #expect(plan.places(baseSeconds: 1e-3, size: 100_000) == 1)
    #expect(plan.processes(size: 100_000) == 4 && plan.processes(size: 10_000) == plan.processes)
  }

  @Test("A workload is warm once two windows agree, or its time has run out.")
  func warmUp() {
    let plan = WarmUpPlan()
    let steady = [Double](repeating: 100, count: 10)
    let settling = [Double](repeating: 110, count: 5) + [Double](repeating: 100, count: 5)
    #expect(!plan.isWarm(after: [], seconds: 1))
    #expect(!plan.isWarm(after: steady, seconds: 0.019))
    #expect(plan.isWarm(after: steady, seconds: 0.02))
    #expect(!plan.isWarm(after: Array(steady.dropLast()), seconds: 0.02))
    #expect(!plan.isWarm(after: settling, seconds: 0.1))
    #expect(plan.isWarm(after: settling, seconds: 0.2))
    #expect(plan.isWarm(after: settling + steady.prefix(5), seconds: 0.1))
  }
}
