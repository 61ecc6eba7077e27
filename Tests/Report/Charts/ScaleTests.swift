import Foundation
import Measurement
import Testing

@testable import Report

@Suite("Scales and axes") struct ScaleTests {
  private static let domains: [ClosedRange<Double>] = {
    var generator = SeededGenerator(seed: 7)
    return (0..<100).map { _ in
      let low = pow(10.0, Double.random(in: -9...6, using: &generator))
      return low...low * pow(10.0, Double.random(in: 0.18...9, using: &generator))
    }
  }()

  @Test("Log ticks are within the domain, ascending and have one or two significant digits.")
  func log() throws {
    for domain in Self.domains {
      let candidates = Ticks.candidates(domain)
      #expect(candidates.contains { $0.count > 1 }, "\(domain)")
      for ticks in candidates {
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(
          ticks.allSatisfy {
            $0 >= domain.lowerBound * (1 - 1e-9) && $0 <= domain.upperBound * (1 + 1e-9)
          })
      }
    }
  }

  @Test("A log axis has at least two labels, and they do not touch.")
  func labels() {
    for domain in Self.domains {
      let scale = Scale(covering: [domain.lowerBound, domain.upperBound], onto: (200, 650))
      let axis = Axis(scale)
      #expect(axis.labelled.count > 1, "\(domain)")
      let spans = axis.labelled.map { value in
        let half = TextWidth.of(Axis.label(value), size: 13.5) / 2
        return (scale(value) - half, scale(value) + half)
      }
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.1 < $1.0 }, "\(domain)")
      #expect(Set(axis.labelled.map(Axis.label)).count == axis.labelled.count, "\(domain)")
    }
  }

  @Test("A scale preserves order and covers its domain.")
  func order() {
    let scale = Scale(covering: [1, 100], onto: (0, 300))
    let places = [1, 2, 10, 50, 100].map { scale($0) }
    #expect(places == places.sorted() && places[0] > 0 && places[4] < 300)
    #expect(abs((scale(10) - scale(1)) - (scale(100) - scale(10))) < 1e-9)
    #expect(scale(0.0001) == 0 && scale(.infinity) == 0 && scale(1e9) == 300)
  }

  @Test("Values that cannot be shown are ignored.")
  func odd() {
    let scale = Scale(covering: [.nan, 0, -1, .infinity, 2, 3], onto: (0, 1))
    #expect(scale.domain.lowerBound > 1 && scale.domain.upperBound < 4)
    #expect(Scale(covering: [], onto: (0, 1)).domain.contains(1))
  }

  @Test(
    "Labels have no unnecessary digits.",
    arguments: [(0.95, "0.95"), (20, "20"), (100_000, "100,000"), (1.25, "1.25")])
  func words(value: Double, label: String) {
    #expect(Axis.label(value) == label)
  }

  @Test("Coordinates have at most two decimals and no negative zero.")
  func decimals() {
    #expect(
      [1, 1.5, 1.005, -0.001, 100, 0.126].map(SVG.number) == [
        "1", "1.5", "1", "0", "100", "0.13",
      ])
  }
}
