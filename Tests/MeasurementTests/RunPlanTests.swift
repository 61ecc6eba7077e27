import Measurement
import Testing

@Suite("Plans")
struct RunPlanTests {
  private let cells = [1000, 10_000].flatMap { size in
    (0..<10).map { Cell(interaction: "interaction \($0)", size: size) }
  }

  @Test("A quick run of seven labels in ten cells takes a minute at most")
  func quick() {
    let small = Array(cells.prefix(10))
    #expect(RunPlan.quick.longestSeconds(labels: 7, cells: small) <= 60)
  }

  @Test("A large size has fewer places, and never more than others have")
  func places() {
    var plan = RunPlan.thorough
    #expect(plan.places(at: 1000) == 8)
    #expect(plan.places(at: 10_000) == 2)
    plan.places = 1
    #expect(plan.places(at: 10_000) == 1)
  }

  @Test("More processes, labels, cells and notes take longer")
  func longest() {
    let plan = RunPlan.quick
    let seconds = plan.longestSeconds(labels: 6, cells: cells)
    var more = plan
    more.processes += 1
    #expect(more.longestSeconds(labels: 6, cells: cells) > seconds)
    #expect(plan.longestSeconds(labels: 7, cells: cells) > seconds)
    #expect(plan.longestSeconds(labels: 6, cells: Array(cells.dropLast())) < seconds)
  }

  @Test("A subject is warm once two windows agree, or its time is up")
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
