import Foundation
package import Measurement

/// Tests of all pairs of variants, each on figures that belong together.
package enum PairedTests {
  /// The share of false differences over all pairs of a comparison.
  package static let level = 0.05

  /// Returns Holm's adjusted probabilities: each is below the level exactly if its pair differs.
  ///
  /// Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal
  /// of Statistics 6 (1979).
  package static func adjusted(_ probabilities: [Double]) -> [Double] {
    var adjusted = probabilities
    var highest = 0.0
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    for (rank, index) in order.enumerated() {
      let left = Double(probabilities.count - rank)
      highest = max(highest, min(1, probabilities[index] * left))
      adjusted[index] = highest
    }
    return adjusted
  }

  /// All pairs of so many things, by index.
  package static func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (first + 1..<max(count, first + 1)).map { (first, $0) } }
  }

  /// Returns the probability of such a difference of means if the true one were within the margin.
  package static func student(
    _ one: [Int: Double], _ other: [Int: Double], margin: Double
  ) -> Double {
    let differences = one.sorted { $0.key < $1.key }.compactMap { process, value in
      other[process].map { value - $0 }
    }
    guard differences.count > 1 else { return 1 }
    let beyond = abs(Statistics.mean(differences)) - margin
    guard beyond > 0 else { return 1 }
    let error = Statistics.standardError(differences)
    guard error > 0 else { return 0 }
    let student = StudentDistribution(degreesOfFreedom: Double(differences.count - 1))
    return min(1, 2 * student.upperTail(beyond / error))
  }

  /// Returns the probability of such ranks of differences if both signs were equally likely.
  ///
  /// It is Wilcoxon's signed-rank test, exact also with ties. Differences of 0 are left out.
  package static func signedRank(_ one: [Double], _ other: [Double]) -> Double {
    let differences = zip(one, other).map { $0 - $1 }.filter { $0 != 0 }
      .sorted { abs($0) < abs($1) }
    guard !differences.isEmpty else { return 1 }
    // Twice the mean rank of equal differences, which is a whole number.
    let ranks = differences.map { difference in
      let same = differences.indices.filter { abs(differences[$0]) == abs(difference) }
      return same[0] + same[same.count - 1] + 2
    }
    let all = ranks.reduce(0, +)
    let above = zip(differences, ranks).filter { $0.0 > 0 }.map(\.1).reduce(0, +)
    var ways = [1.0] + [Double](repeating: 0, count: all)
    for rank in ranks {
      for sum in stride(from: all, through: rank, by: -1) { ways[sum] += ways[sum - rank] }
    }
    let least = min(above, all - above)
    return min(1, 2 * ways[...least].reduce(0, +) / pow(2, Double(ranks.count)))
  }
}

/// Two variants that differ in a column by more than chance.
package struct Pair: Equatable, Codable, Sendable {
  /// What is compared.
  package enum Column: String, CaseIterable, Codable, Sendable {
    /// The means over the nine events, over processes.
    case run
    /// The times of an event, over processes.
    case type, note, start
    /// Tokens of tests, over behaviours.
    case tests
    /// Tokens, places and silent places of changes, over requests.
    case tokens, places, silent
  }

  package var column: Column
  /// The variant with the higher figure.
  package var a: VariantID
  package var b: VariantID
  /// The mean figure of `a` over that of `b`: of times the geometric one.
  package var factor: Double
  /// The probability of such a difference by chance, by Holm's correction over the column's pairs.
  package var p: Double

  /// Returns the pairs of a column that differ, in the order of the variants, with their factors by
  /// the means or their logarithms.
  package static func all(
    _ column: Column, _ variants: [(name: VariantID, mean: Double)], isRatio: Bool,
    _ probability: (_ one: Int, _ other: Int) -> Double
  ) -> [Pair] {
    let pairs = PairedTests.pairs(variants.count)
    let found = PairedTests.adjusted(pairs.map(probability))
    return zip(pairs, found).filter { $1 < PairedTests.level }.map { pair, p in
      let isHigher = variants[pair.0].mean > variants[pair.1].mean
      let (a, b) = isHigher ? (pair.0, pair.1) : (pair.1, pair.0)
      let (high, low) = (variants[a].mean, variants[b].mean)
      return Pair(
        column: column, a: variants[a].name, b: variants[b].name,
        factor: isRatio ? exp(high - low) : high / low, p: p)
    }
  }
}
