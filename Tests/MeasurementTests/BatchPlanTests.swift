import Measurement
import Testing

@Suite("Batches")
struct BatchPlanTests {
  private let cell = Cell(interaction: "select", size: 1000)

  /// The plan for costs in seconds, with the default knobs.
  private func plan(
    _ costs: [String: Double], untimed: Double = 0, _ plan: RunPlan = .sample
  ) throws -> CellPlan {
    let contenders = ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"].filter { costs[$0] != nil }
    let lineup = Lineup(base: "Baseline", contenders: contenders)
    let pilot = costs.map {
      PilotCost(cell: cell, label: $0.key, timed: $0.value, untimed: untimed)
    }
    return try #require(BatchPlan(plan, lineup: lineup, cell: cell, costs: pilot)).cellPlan
  }

  private func steps(_ plan: CellPlan) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(plan.labels, plan.steps))
  }

  @Test("Labels up to four times the cheapest share their steps; the next opens a group")
  func groups() throws {
    let plan = try plan(["Baseline": 1e-6, "S": 1e-6, "MVC": 4e-6, "MVVM": 4.1e-6, "Redux": 1e-5])
    // 200 µs / √(1 µs · 4 µs) and 200 µs / √(4.1 µs · 10 µs)
    #expect(
      steps(plan) == ["Baseline": 100, "S": 100, "MVC": 100, "MVVM": 31, "Redux": 31])
    #expect(plan.heavy.isEmpty)
  }

  @Test("A control counts with the base's cost, whatever the pilot read")
  func controls() throws {
    let plan = try plan(["Baseline": 1e-6, "S": 9e-6, "MVC": 1e-6])
    #expect(steps(plan)["S"] == 200)
  }

  @Test("Above 1 ms and eight times the base a label is heavy, and takes one step")
  func heavy() throws {
    let plan = try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 9e-4, "MVVM": 2e-3, "Redux": 7e-3])
    #expect(plan.heavy.map { plan.labels[$0] } == ["MVVM", "Redux"])
    #expect(steps(plan) == ["Baseline": 2, "S": 2, "MVC": 1, "MVVM": 1, "Redux": 1])
    #expect(plan.light.map { plan.labels[$0] } == ["Baseline", "MVC", "S"])
    #expect(plan.heavyRounds == 16)
  }

  @Test("A heavy label's rounds are fewer if they take too long, but one")
  func heavyRounds() throws {
    let slow = try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 0.1])
    #expect(slow.heavyRounds == 3)
    #expect(try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 3]).heavyRounds == 1)
  }

  @Test(
    "If the base itself takes over 1 ms, who takes up to eight times as long stays in the squares")
  func heavyBase() throws {
    let plan = try plan(["Baseline": 1.1e-3, "S": 1.1e-3, "MVC": 8e-3, "MVVM": 9e-3])
    #expect(plan.heavy.map { plan.labels[$0] } == ["MVVM"])
    #expect(plan.steps == [1, 1, 1, 1])
  }

  @Test("Rounds are whole squares, rounded up")
  func rounds() throws {
    let four = try plan(["Baseline": 1e-6, "S": 1e-6, "MVC": 1e-6, "MVVM": 1e-6])
    #expect(four.rounds == 160)
    let three = try plan(["Baseline": 1e-6, "S": 1e-6, "MVC": 1e-6])
    #expect(three.rounds == 162)
  }

  @Test("Rounds are left out for the cell's time, but for one square")
  func cap() throws {
    let costs = ["Baseline": 5e-4, "S": 5e-4, "MVC": 5e-4, "MVVM": 5e-4]
    let capped = try plan(costs)
    // A square of four rounds takes 8 ms; 0.4 s hold 49 of them, less the clock's microseconds.
    #expect(capped.rounds == 160)
    var quick = RunPlan.smallSample
    quick.secondsPerCell = 0.05
    #expect(try plan(costs, quick).rounds == 24)
    quick.secondsPerCell = 1e-3
    let least = try plan(costs, quick)
    #expect(least.rounds == 4)
    #expect(abs(least.forecastSeconds - 8e-3) < 1e-4)
  }

  @Test("Steps that lead in take time of a round, but where the base is long")
  func leadIn() throws {
    var one = RunPlan.sample
    one.leadIn = 1
    let short = ["Baseline": 1e-4, "S": 1e-4]
    let without = try plan(short)
    #expect(abs(try plan(short, one).forecastSeconds / without.forecastSeconds - 1.5) < 0.01)
    #expect(!without.isLong)
    let long = ["Baseline": 6e-4, "S": 6e-4]
    #expect(try plan(long, one).forecastSeconds == plan(long).forecastSeconds)
    #expect(try plan(long).isLong)
  }

  @Test("Where preparing takes the time, epochs become shorter, to 25 µs and not below")
  func dearPreparation() throws {
    let costs = ["Baseline": 1e-6, "S": 1e-6, "MVC": 1e-6, "MVVM": 1e-6]
    #expect(try plan(costs, untimed: 1e-4).steps == [25, 25, 25, 25])
    #expect(try plan(costs, untimed: 4e-6).steps[0] == 125)
    #expect(try plan(costs, untimed: 1e-6).steps[0] == 200)
  }

  @Test("Steps are bounded, even if they cost nothing")
  func bound() throws {
    #expect(try plan(["Baseline": 0, "S": 0]).steps == [16_384, 16_384])
  }

  @Test("Without the base there is nothing to compare; without another label it is left out")
  func missing() throws {
    let lineup = Lineup(base: "Baseline", contenders: ["MVC"])
    let mvc = PilotCost(cell: cell, label: "MVC", timed: 1e-6, untimed: 0)
    #expect(BatchPlan(.quick, lineup: lineup, cell: cell, costs: [mvc]) == nil)
    #expect(try plan(["Baseline": 1e-6, "S": 1e-6]).labels == ["Baseline", "S"])
  }

  @Test("Who takes longer than the plan has time for is not timed, and Baseline always is")
  func tooSlow() throws {
    let plan = try plan(["Baseline": 4, "S": 4, "MVC": 4, "MVVM": 2.9])
    #expect(plan.labels == ["Baseline", "MVVM", "S"])
    #expect(plan.tooSlow == ["MVC": 4])
    #expect(try self.plan(["Baseline": 1, "S": 1, "MVC": 1]).tooSlow == nil)
  }

  @Test("A square that takes too long is measured in part, in two rounds at least")
  func partOfSquare() throws {
    let costs = ["Baseline": 0.1, "S": 0.1, "MVC": 0.1, "MVVM": 0.1]
    #expect(try plan(costs).rounds == 4)
    #expect(try plan(costs.mapValues { $0 * 1.5 }).rounds == 3)
    #expect(try plan(costs.mapValues { $0 * 9 }).rounds == 2)
    #expect(try plan(["Baseline": 0.3, "S": 0.3, "MVC": 0.3]).rounds == 2)
  }
}
