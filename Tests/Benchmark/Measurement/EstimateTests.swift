import Foundation
import Measurement
import Results
import Testing

@Suite("Estimates")
struct EstimateTests {
  private let values = [0.012, 0.009, 0.011, 0.015, 0.010, 0.008, 0.013, 0.010]

  @Test("The mean and the interval agree with SciPy.")
  func golden() throws {
    let estimate = try #require(Interval(values))
    #expect(abs(estimate.estimate - 0.011) < 1e-15)
    #expect(abs(try #require(estimate.halfWidth) - 0.0018959172424107735) < 1e-12)
    #expect(estimate.excludesZero)
  }

  @Test(
    "The verdict depends on the whole interval, not on the mean alone.",
    arguments: [
      (0.05, 0.001, Verdict.slower), (-0.05, 0.001, .faster), (0.002, 0.001, .equivalent),
      (0.0, 0.03, .unresolved), (0.0105, 0.001, .unresolved), (-0.0095, 0.001, .unresolved),
    ])
  func verdict(mean: Double, spread: Double, expected: Verdict) {
    let values = [mean - spread, mean + spread, mean, mean - spread, mean + spread, mean]
    #expect(Interval(values)?.verdict(margin: 0.01) == expected)
  }

  @Test("With one process the verdict is unresolved.")
  func oneProcess() throws {
    let estimate = try #require(Interval([0.5]))
    #expect(estimate.verdict(margin: 0.01) == .unresolved)
    #expect(estimate.halfWidth == nil && estimate.low == nil && !estimate.excludesZero)
  }

  @Test("About 95 of 100 intervals contain the true value.", arguments: [0.0, 0.02, -1.5])
  func coverage(truth: Double) throws {
    var generator = SeededGenerator(seed: 20)
    func normal() -> Double {
      let radius = (-2 * log(Double.random(in: Double.ulpOfOne..<1, using: &generator)))
        .squareRoot()
      return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
    }
    var held = 0
    let trials = 1000
    for _ in 0..<trials {
      let estimate = try #require(Interval((0..<8).map { _ in truth + 0.005 * normal() }))
      if abs(estimate.estimate - truth) <= (estimate.halfWidth ?? 0) { held += 1 }
    }
    // The tolerance is three standard errors of a share of 1 000.
    #expect(abs(Double(held) / Double(trials) - 0.95) < 0.0207)
  }
}
