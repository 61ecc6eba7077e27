import Testing

@testable import Measurement

@Suite("Batch plans")
struct BatchPlanTests {
  private let cell = BenchmarkCase(interaction: "select", size: 1000)

  /// Returns the plan for costs in seconds.
  private func plan(
    _ costs: [String: Double], untimed: Double = 0, _ plan: RunPlan = .sample,
    in cell: BenchmarkCase? = nil
  ) throws -> CasePlan {
    let cell = cell ?? self.cell
    let contenders = ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"].filter { costs[$0] != nil }
    let contestants = Contestants(base: "Baseline", contenders: contenders)
    let pilot = costs.map {
      PilotCost(cell: cell, contestant: $0.key, timed: $0.value, untimed: untimed)
    }
    return try #require(BatchPlan(plan, contestants: contestants, cell: cell, costs: pilot))
      .cellPlan
  }

  private func steps(_ plan: CasePlan) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(plan.contestants, plan.steps))
  }

  @Test(
    "Contestants up to four times slower than the fastest share their steps; others form a new group."
  )
  func groups() throws {
    let plan = try plan(["Baseline": 1e-6, "S": 1e-6, "MVC": 4e-6, "MVVM": 4.1e-6, "Redux": 1e-5])
    // 200 µs / √(1 µs · 4 µs) and 200 µs / √(4.1 µs · 10 µs)
    #expect(
      steps(plan) == ["Baseline": 100, "S": 100, "MVC": 100, "MVVM": 31, "Redux": 31])
    #expect(plan.heavy.isEmpty)
  }

  @Test("A control has the base's cost, whatever the pilot measured.")
  func controls() throws {
    let plan = try plan(["Baseline": 1e-6, "S": 9e-6, "MVC": 1e-6])
    #expect(steps(plan)["S"] == 200)
  }

  @Test("A contestant above 1 ms and eight times the base is heavy, and has one step per epoch.")
  func heavy() throws {
    let plan = try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 7.9e-4, "MVVM": 2e-3, "Redux": 7e-3])
    #expect(plan.heavy.map { plan.contestants[$0] } == ["MVVM", "Redux"])
    #expect(steps(plan) == ["Baseline": 2, "S": 2, "MVC": 1, "MVVM": 1, "Redux": 1])
    #expect(plan.light.map { plan.contestants[$0] } == ["Baseline", "MVC", "S"])
    #expect(plan.heavyRounds == 2 * plan.places)
  }

  @Test("A heavy contestant has fewer rounds if they take too long, but at least one.")
  func heavyRounds() throws {
    let slow = try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 0.1])
    // Three contestants have 0.3 s.
    #expect(slow.heavyRounds == 2)
    #expect(try plan(["Baseline": 1e-4, "S": 1e-4, "MVC": 3]).heavyRounds == 1)
  }

  @Test(
    "If the base takes over 1 ms, contestants up to eight times slower stay in the squares.")
  func heavyBase() throws {
    let plan = try plan(["Baseline": 1.1e-3, "S": 1.1e-3, "MVC": 8e-3, "MVVM": 9e-3])
    #expect(plan.heavy.map { plan.contestants[$0] } == ["MVVM"])
    #expect(plan.steps == [1, 1, 1, 1])
  }

  @Test("A short case has 16 places, a long one 8, if there is time for them.")
  func places() throws {
    let short = try plan(["Baseline": 1e-6, "S": 1e-6])
    #expect(short.places == 16 && short.roundsPerPlace == 10 && short.rounds == 160)
    var thorough = RunPlan.sample
    thorough.secondsPerCell = 10
    let long = try plan(["Baseline": 2e-3, "S": 2e-3], thorough)
    #expect(long.places == 8 && long.roundsPerPlace == 10)
  }

  @Test("Without time for all rounds there are fewer at each place, then fewer places.")
  func lessTime() throws {
    // A place has a warm-up epoch of each contestant and its rounds; each takes 2 ms.
    let costs = ["Baseline": 5e-4, "S": 5e-4, "MVC": 5e-4, "MVVM": 5e-4]
    func found(_ seconds: Double) throws -> [Int] {
      var plan = RunPlan.sample
      // The time is that of eight contestants, and there are four.
      plan.secondsPerCell = 2 * seconds
      let found = try self.plan(costs, plan)
      return [found.places, found.roundsPerPlace]
    }
    #expect(try found(0.36) == [16, 10])
    #expect(try found(0.34) == [16, 9])
    #expect(try found(0.1) == [16, 2])
    #expect(try found(0.08) == [13, 2])
    // With time for fewer than six places, there is half as much again.
    #expect(try found(0.037) == [6, 2])
    #expect(try found(0.034) == [8, 2])
    #expect(try found(0.009) == [2, 2])
    #expect(try found(0.001) == [2, 1])
  }

  @Test("Setting a case up takes time at each place.")
  func arriving() throws {
    let contestants = Contestants(base: "Baseline", contenders: [])
    let costs = ["Baseline", "S"].map {
      PilotCost(cell: cell, contestant: $0, timed: 1e-5, untimed: 0, arriving: 0.02)
    }
    let found = try #require(
      BatchPlan(.sample, contestants: contestants, cell: cell, costs: costs)?.cellPlan)
    // A place takes 40 ms. The 0.2 s of two contestants, and half as much again, are enough for seven.
    #expect(found.places == 7 && found.roundsPerPlace == 2)
    #expect(found.forecastSeconds > 0.28 && found.forecastSeconds <= 0.3)
  }

  @Test("Lead-in steps take time in a round, unless the base is long.")
  func leadIn() throws {
    var one = RunPlan.sample
    one.leadIn = 1
    let short = ["Baseline": 1e-4, "S": 1e-4]
    let with = try plan(short, one)
    #expect(with.hasLeadIn && !with.isApart)
    #expect(abs(with.roundSeconds / Double(with.rounds) - 6e-4) < 1e-5)
    let without = try plan(short)
    #expect(!without.hasLeadIn)
    #expect(abs(without.roundSeconds / Double(without.rounds) - 4e-4) < 1e-5)
    #expect(try plan(["Baseline": 6e-4, "S": 6e-4], one).isApart)
    let long = try plan(["Baseline": 1.1e-3, "S": 1.1e-3], one)
    #expect(!long.hasLeadIn && long.isApart)
  }

  @Test("If preparing takes most of the time, epochs get shorter, down to 25 µs.")
  func dearPreparation() throws {
    let costs = ["Baseline": 1e-6, "S": 1e-6, "MVC": 1e-6, "MVVM": 1e-6]
    #expect(try plan(costs, untimed: 1e-4).steps == [25, 25, 25, 25])
    #expect(try plan(costs, untimed: 4e-6).steps[0] == 125)
    #expect(try plan(costs, untimed: 1e-6).steps[0] == 200)
  }

  @Test("The number of steps is bounded, even if a step costs nothing.")
  func bound() throws {
    #expect(try plan(["Baseline": 0, "S": 0]).steps == [16_384, 16_384])
  }

  @Test("Without the base's cost there is no plan; another contestant without cost is left out.")
  func missing() throws {
    let contestants = Contestants(base: "Baseline", contenders: ["MVC"])
    let mvc = PilotCost(cell: cell, contestant: "MVC", timed: 1e-6, untimed: 0)
    #expect(BatchPlan(.quick, contestants: contestants, cell: cell, costs: [mvc]) == nil)
    #expect(try plan(["Baseline": 1e-6, "S": 1e-6]).contestants == ["Baseline", "S"])
  }

  @Test("A contestant that is too slow is not timed at 100,000 notes; Baseline always is.")
  func tooSlow() throws {
    let costs = ["Baseline": 4, "S": 4, "MVC": 4, "MVVM": 2.9]
    let large = BenchmarkCase(interaction: "select", size: 100_000)
    let plan = try plan(costs, in: large)
    #expect(plan.contestants == ["Baseline", "MVVM", "S"])
    #expect(plan.tooSlow == ["MVC": 4])
    #expect(try self.plan(["Baseline": 1, "S": 1, "MVC": 1], in: large).tooSlow == nil)
    #expect(try self.plan(costs).tooSlow == nil)
  }
}
