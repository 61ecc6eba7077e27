import Foundation
import Measurement

/// Random values for simulations, the same in each run.
///
/// `SIMULATION_FACTOR=50 swift test --filter InferenceSimulationTests` multiplies the trials by 50
/// and prints the resulting shares.
struct Simulation {
  static let factor =
    ProcessInfo.processInfo.environment["SIMULATION_FACTOR"].flatMap(Int.init) ?? 1

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func normal() -> Double {
    let radius = (-2 * log(Double.random(in: Double.ulpOfOne..<1, using: &generator))).squareRoot()
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }

  /// Returns a value of Student's t with three degrees of freedom; like a disturbed round, it is
  /// sometimes far off.
  mutating func heavyTailed() -> Double {
    let squares = (0..<3).map { _ in normal() }.map { $0 * $0 }.reduce(0, +)
    return normal() / (squares / 3).squareRoot()
  }

  /// Returns the share of `trials`, times the factor, in which `isSo` is true.
  mutating func share(
    _ what: String, trials: Int, of isSo: (inout Simulation) -> Bool
  ) -> Double {
    let all = trials * Self.factor
    let found = Double((0..<all).count { _ in isSo(&self) }) / Double(all)
    if Self.factor > 1 { print("\(what): \(found) of \(all)") }
    return found
  }
}
