import Measurement
import Testing

@Suite("Plans")
struct RunPlanTests {
  private let cells = [1000, 10_000].flatMap { size in
    (0..<10).map { Cell(interaction: "interaction \($0)", size: size) }
  }

  @Test("A quick run of six labels in twenty cells takes a minute at most")
  func quick() {
    #expect(RunPlan.quick.longestSeconds(labels: 6, cells: cells, setUpSeconds: 0.001) <= 60)
  }

  @Test("The longest time is the sum of its parts")
  func longest() {
    // Nine workers: twenty cells of 0.25 s and six warm-ups of 5 ms, 2 · 8 · 6 instances of 5 ms.
    let seconds = RunPlan.smallSample.longestSeconds(labels: 6, cells: cells)
    #expect(abs(seconds - 9 * (20 * (0.25 + 0.03) + 0.48)) < 1e-9)
  }

  @Test("A plan can be fitted to a time, first by time per cell, then by processes")
  func fitted() {
    let plan = RunPlan.sample
    let fitted = plan.fitted(to: 60, labels: 6, cells: cells)
    #expect(fitted.longestSeconds(labels: 6, cells: cells) <= 60.001)
    #expect(fitted.longestSeconds(labels: 6, cells: cells) > 50)
    #expect(fitted.processes < plan.processes)
    let alike = plan.fitted(to: 1000, labels: 6, cells: cells)
    #expect(alike == plan)
    #expect(plan.fitted(to: 0.1, labels: 6, cells: cells).processes == 4)
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
