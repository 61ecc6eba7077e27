import Testing

@testable import Measurement

@Suite("Run plans")
struct RunPlanTests {
  @Test("A case has fewer places if it is long, and one place in few processes if it is large.")
  func places() {
    var plan = RunPlan(name: "p", processes: 7, places: 10, longPlaces: 3, secondsPerCell: 1)
    (plan.longSeconds, plan.largeSize, plan.largeProcesses) = (2e-3, 500, 2)
    #expect(plan.places(baseSeconds: 2e-3, size: 499) == 10)
    #expect(plan.places(baseSeconds: 2.1e-3, size: 499) == 3)
    // Apps of so many notes are built once, in a few processes.
    #expect([1e-3, 1].allSatisfy { plan.places(baseSeconds: $0, size: 500) == 1 })
    #expect(plan.processes(size: 499) == 7 && plan.processes(size: 500) == 2)
    plan.processes = 1
    #expect(plan.processes(size: 500) == 1)
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
