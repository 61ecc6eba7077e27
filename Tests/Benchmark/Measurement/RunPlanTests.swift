import Measurement
import Testing

@Suite("Run plans")
struct RunPlanTests {
  private let cells = [1000, 10_000].flatMap { size in
    (0..<10).map { BenchmarkCase(interaction: "interaction \($0)", size: size) }
  }

  @Test("A quick run of seven contestants in ten cases takes at most a minute.")
  func quick() {
    let small = Array(cells.prefix(10))
    #expect(RunPlan.quick.longestSeconds(contestants: 7, cells: small) <= 60)
  }

  @Test("Large sizes have fewer places, and never more than small ones.")
  func places() {
    var plan = RunPlan.thorough
    #expect(plan.places(at: 1000) == 8)
    #expect(plan.places(at: 10_000) == 2)
    plan.places = 1
    #expect(plan.places(at: 10_000) == 1)
  }

  @Test("More processes, contestants and cases take longer.")
  func longest() {
    let plan = RunPlan.quick
    let seconds = plan.longestSeconds(contestants: 6, cells: cells)
    var more = plan
    more.processes += 1
    #expect(more.longestSeconds(contestants: 6, cells: cells) > seconds)
    #expect(plan.longestSeconds(contestants: 7, cells: cells) > seconds)
    #expect(plan.longestSeconds(contestants: 6, cells: Array(cells.dropLast())) < seconds)
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
