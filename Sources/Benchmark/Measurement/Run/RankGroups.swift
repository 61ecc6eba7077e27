/// Letters that show which contestants of a case differ.
package enum RankGroups {
  /// Compares all pairs of contestants by their differences in each process.
  ///
  /// Two contestants differ if their difference exceeds the margin in Student's test. The p-values
  /// are adjusted over all pairs by Holm's method.
  ///
  /// - Parameters:
  ///   - values: For each contestant, its log ratio by number of process; the base has 0.
  ///   - margin: δ, a logarithm.
  ///   - alpha: The probability of finding any difference where there is none.
  /// - Returns: The letters by contestant. The fastest has an `a`; two share a letter exactly if no
  ///   difference between them was found.
  package static func letters(
    _ values: [String: [Int: Double]], margin: Double, alpha: Double
  ) -> [String: String] {
    // Sorting contestants and processes makes the sums equal to the last bit in every run.
    let ranked = values.keys.sorted().map { contestant in
      (contestant: contestant, values: (values[contestant] ?? [:]).sorted { $0.key < $1.key })
    }
    .sorted { Statistics.mean($0.values.map(\.value)) < Statistics.mean($1.values.map(\.value)) }
    let pairs = ranked.indices.flatMap { first in
      ranked.indices.dropFirst(first + 1).map { (first, $0) }
    }
    let pValues = pairs.map { first, second in
      let others = values[ranked[second].contestant] ?? [:]
      let differences = ranked[first].values.compactMap { process, value in
        others[process].map { $0 - value }
      }
      return Estimate.pValue(differences, margin: margin)
    }
    let adjusted = MultipleComparisons.holm(pValues)
    let apart = zip(pairs, adjusted).filter { $0.1 < alpha }.map(\.0)
    let letters = CompactLetters.letters(count: ranked.count, apart: apart)
    return Dictionary(uniqueKeysWithValues: zip(ranked.map(\.contestant), letters))
  }
}
