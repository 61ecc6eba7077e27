@testable import Measurement

/// Plans with simple arithmetic for the tests, independent of the presets.
extension RunPlan {
  static let sample: RunPlan = {
    var plan = RunPlan(name: "sample", processes: 12, roundsPerPlace: 10, secondsPerCell: 0.8)
    plan.epochSeconds = 200e-6
    plan.leadIn = 0
    return plan
  }()

  /// A plan for runs with simulated apps: five places of four rounds.
  static func test(processes: Int = 3) -> RunPlan {
    var plan = RunPlan(
      name: "test", processes: processes, places: 5, longPlaces: 4, roundsPerPlace: 4,
      secondsPerCell: 0.8)
    plan.warmUp = WarmUpPlan(leastSeconds: 0.001, mostSeconds: 0.01)
    return plan
  }
}
