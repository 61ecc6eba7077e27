import Foundation
import Testing

@testable import Measurement
@testable import Results

@Suite("Fits of growth") struct GrowthTests {
  private static let sizes = [10.0, 100, 1_000, 10_000, 100_000]

  @Test("The exponent of a pure power of n is found.", arguments: [-1, 0, 0.5, 1, 2])
  func known(power: Double) {
    let found = Growth.exponent(Self.sizes.map { (x: $0, y: 7 * pow($0, power)) })
    #expect(abs(found - power) < 1e-12)
  }

  @Test("About 95 of 100 intervals over five processes contain the exponent.")
  func coverage() {
    var simulation = Simulation(seed: 11)
    let held = simulation.share("intervals that hold an exponent", trials: 300) { random in
      let exponents = (0..<5).map { _ in
        // A process is slower or faster as a whole, and has separate noise at each size.
        let process = 0.2 * random.normal()
        let points = Self.sizes.map { size in
          (x: size, y: pow(size, 0.8) * exp(process + 0.05 * random.normal()))
        }
        return Growth.exponent(points)
      }
      guard let interval = Interval(exponents, alpha: 0.05), let low = interval.low,
        let high = interval.high
      else { return false }
      return low <= 0.8 && 0.8 <= high
    }
    #expect(abs(held - 0.95) < 0.038)
  }

  @Test("One process has a mean and no interval.")
  func oneProcess() {
    let one = Interval([3], alpha: 0.05)
    #expect(one?.estimate == 3 && one?.low == nil && one?.isAboveZero == false)
    #expect(Interval([], alpha: 0.05) == nil)
  }
}
