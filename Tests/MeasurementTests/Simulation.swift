import Foundation
import Measurement

/// Random values for trials of intervals, the same in each run.
///
/// `SIMULATION_FACTOR=50 swift test --filter InferenceSimulationTests` does so many times the trials
/// and prints the shares that came out.
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

  /// Student's t with three degrees of freedom: now and then far off, as a disturbed round is.
  mutating func heavyTailed() -> Double {
    let squares = (0..<3).map { _ in normal() }.map { $0 * $0 }.reduce(0, +)
    return normal() / (squares / 3).squareRoot()
  }

  /// The share of `trials`, and of the factor's multiple, in which something was so.
  mutating func share(
    _ what: String, trials: Int, of isSo: (inout Simulation) -> Bool
  ) -> Double {
    let all = trials * Self.factor
    let found = Double((0..<all).count { _ in isSo(&self) }) / Double(all)
    if Self.factor > 1 { print("\(what): \(found) of \(all)") }
    return found
  }
}
