import Measurement

/// Plans with simple arithmetic for the tests, independent of the presets.
extension RunPlan {
  static let sample: RunPlan = {
    var plan = RunPlan(name: "sample", processes: 12, rounds: 160, secondsPerCell: 0.4)
    plan.leadIn = 0
    return plan
  }()

  static let smallSample: RunPlan = {
    var plan = RunPlan(name: "small sample", processes: 8, rounds: 112, secondsPerCell: 0.25)
    plan.warmUp = WarmUpPlan(leastSeconds: 0.005, mostSeconds: 0.02)
    plan.leadIn = 0
    return plan
  }()
}
