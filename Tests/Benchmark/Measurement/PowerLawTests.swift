import Foundation
import Measurement
import Testing

@Suite("Fits of growth") struct PowerLawTests {
  private static let sizes = [10.0, 100, 1_000, 10_000, 100_000]

  private func exponent(_ cost: (Double) -> Double) -> Double? {
    PowerLaw(Self.sizes.map { (x: $0, y: cost($0)) })?.exponent
  }

  @Test("The exponent of a pure power of n is found.", arguments: [-1, 0, 0.5, 1, 2])
  func known(power: Double) throws {
    let found = try #require(exponent { 7 * pow($0, power) })
    #expect(abs(found - power) < 1e-12)
  }

  @Test("The exponent is fitted to the last two decades only.")
  func lastDecades() throws {
    let late = try #require(exponent { $0 < 1_000 ? 1_000 : $0 })
    #expect(abs(late - 1) < 1e-12)
    let early = try #require(exponent { $0 < 1_000 ? $0 : 1_000 })
    #expect(early == 0)
    // The fit starts at 1 000; with 100 and 10 the exponent would be nearer to 0.
    let mixed = try #require(exponent { 5_000 + $0 })
    #expect(abs(mixed - 0.6215) < 0.001)
  }

  @Test("A cost of 0 at all sizes has exponent 0; a cost of 0 at some sizes has none.")
  func zeros() {
    #expect(exponent { _ in 0 } == 0)
    #expect(exponent { $0 < 10_000 ? 0 : 5 } == nil)
    #expect(exponent { $0 < 1_000 ? 0 : 5 } == 0)
  }

  @Test("A fit needs at least two sizes.")
  func tooFew() {
    #expect(PowerLaw([]) == nil)
    #expect(PowerLaw([(x: 10, y: 3), (x: 10, y: 4)]) == nil)
    #expect(PowerLaw([(x: 10, y: 3), (x: 100_000, y: 4)]) == nil)
    #expect(RelativeLine([(x: 10, y: 3)]) == nil)
    #expect(RelativeLine([(x: 10, y: 3), (x: 20, y: 0)]) == nil)
  }

  @Test("A line's small intercept is found beside its large values.")
  func line() throws {
    let line = try #require(RelativeLine(Self.sizes.map { (x: $0, y: 1e-6 + 2e-9 * $0) }))
    #expect(abs(line.intercept / 1e-6 - 1) < 1e-9 && abs(line.slope / 2e-9 - 1) < 1e-9)
    // An error of 1 % at the end would spoil the intercept of an absolute fit, but not of this one.
    let off = try #require(
      RelativeLine(
        Self.sizes.map { (x: $0, y: (1e-6 + 2e-9 * $0) * ($0 == 100_000 ? 1.01 : 1)) }))
    #expect(abs(off.intercept / 1e-6 - 1) < 0.02 && abs(off.slope / 2e-9 - 1) < 0.02)
  }

  @Test("A line meets a multiple of another line at the expected place, or never.")
  func meeting() {
    let base = RelativeLine(intercept: 10, slope: 2)
    // 20 + 2x = 1.05 (10 + 2x) where x = 95.
    let near = RelativeLine(intercept: 20, slope: 2).meets(1.05, times: base)
    #expect(abs((near ?? 0) - 95) < 1e-9)
    #expect(RelativeLine(intercept: 10.1, slope: 2).meets(1.05, times: base) == 0)
    #expect(RelativeLine(intercept: 20, slope: 3).meets(1.05, times: base) == nil)
  }

  @Test("About 95 of 100 intervals over five processes contain the exponent.")
  func coverage() {
    var simulation = Simulation(seed: 11)
    let held = simulation.share("intervals that hold an exponent", trials: 300) { random in
      let exponents = (0..<5).compactMap { _ -> Double? in
        // A process is slower or faster as a whole, and has separate noise at each size.
        let process = 0.2 * random.normal()
        let points = Self.sizes.map { size in
          (x: size, y: pow(size, 0.8) * exp(process + 0.05 * random.normal()))
        }
        return PowerLaw(points)?.exponent
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
