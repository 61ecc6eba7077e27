import Foundation
import Testing

@testable import Measurement
@testable import Results

@Suite("Two authors of the same change") struct AuthorSpreadTests {
  private func near(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-3 * max(1, abs(other))
  }

  @Test("Quantiles of F are those of printed tables.")
  func quantiles() {
    // NIST/SEMATECH e-Handbook, 1.3.6.7.3; and chi-square over its degrees of freedom.
    #expect(near(FDistribution(4, 20).quantile(upperTail: 0.05), 2.866))
    #expect(near(FDistribution(5, 10).quantile(upperTail: 0.025), 4.2361))
    #expect(near(FDistribution(10, .infinity).quantile(upperTail: 0.025), 20.483 / 10))
    #expect(near(FDistribution(10, .infinity).quantile(upperTail: 0.975), 3.247 / 10))
  }

  @Test("Authors that always differ by a factor of 2 are apart, patterns that never do are not.")
  func knownTruth() throws {
    // Two patterns and two requests: requests differ tenfold, authors by 2 in turn.
    let spread = try #require(
      AuthorSpread(
        .tokens, [[[10, 20], [200, 100]], [[20, 10], [100, 200]]], allRequests: 10))
    // Each pair of authors has the variance (ln 2)²/2, so √2 σ = ln 2.
    #expect(near(spread.author.estimate, exp(0.6745 * log(2))))
    #expect(spread.pattern.estimate == 1 && spread.interaction.estimate == 1)
    #expect(spread.request.estimate > 3)
    // Chi-square with 4 degrees of freedom: 11.143 and 0.4844.
    #expect(near(spread.author.low ?? 0, exp(0.6745 * log(2) * (4 / 11.143).squareRoot())))
    #expect(near(spread.author.high ?? 0, exp(0.6745 * log(2) * (4 / 0.4844).squareRoot())))
    // Student's t with 9 degrees of freedom: 2.2622 and 0.8834.
    #expect(near(spread.detectable, exp((2.2622 + 0.8834) * log(2) / 10.0.squareRoot())))
  }

  @Test("Intervals hold the true spread in about 95 of 100 made-up studies.")
  func coverage() throws {
    var generator = SeededGenerator(seed: 5)
    func normal() -> Double {
      let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &generator))).squareRoot()
      return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
    }
    var hits = (author: 0, pattern: 0, request: 0)
    for _ in 0..<200 {
      let requests = (0..<5).map { _ in normal() }
      let values = (0..<7).map { _ -> [[Int]] in
        let pattern = 0.4 * normal()
        return requests.map { request in
          let both = 0.2 * normal()
          return (0..<2).map { _ in Int(1e6 * exp(pattern + request + both + 0.3 * normal())) }
        }
      }
      let spread = try #require(AuthorSpread(.tokens, values, allRequests: 10))
      func holds(_ interval: Interval, _ sigma: Double) -> Bool {
        let truth = exp(0.6745 * 2.0.squareRoot() * sigma)
        return (interval.low ?? 0)...(interval.high ?? 0) ~= truth
      }
      if holds(spread.author, 0.3) { hits.author += 1 }
      if holds(spread.pattern, 0.4) { hits.pattern += 1 }
      if holds(spread.request, 1) { hits.request += 1 }
    }
    #expect(hits.author > 180 && hits.pattern > 180 && hits.request > 180)
  }

  @Test("A missing author, a figure of 0 or a single request gives no figure.")
  func incomplete() {
    #expect(AuthorSpread(.tokens, [[[1, 2], [3]], [[1, 2], [3, 4]]], allRequests: 10) == nil)
    #expect(
      AuthorSpread(.places, [[[1, 0], [3, 4]], [[1, 2], [3, 4]]], allRequests: 10) == nil)
    #expect(AuthorSpread(.tokens, [[[1, 2]], [[1, 2]]], allRequests: 10) == nil)
    #expect(AuthorSpread(.tokens, [], allRequests: 10) == nil)
  }
}
