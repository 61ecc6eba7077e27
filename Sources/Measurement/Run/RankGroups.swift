/// Which labels of a cell can be told from each other, as letters.
package enum RankGroups {
  /// Compares all pairs by what they differ in each process.
  ///
  /// Two are told apart if their difference is beyond the margin, by Student's test with Holm's
  /// adjustment over all pairs.
  ///
  /// - Parameters:
  ///   - values: of each label, the logarithm of its ratio by number of process; the base has 0.
  ///   - margin: δ, a logarithm.
  ///   - alpha: the chance that any two are told apart that are alike.
  /// - Returns: the letters by label; the fastest has an `a`, and two share a letter exactly if they
  ///   are not told apart.
  package static func letters(
    _ values: [String: [Int: Double]], margin: Double, alpha: Double
  ) -> [String: String] {
    // Everything in the order of labels and processes, so that sums are the same to the last bit.
    let ranked = values.keys.sorted().map { label in
      (label: label, values: (values[label] ?? [:]).sorted { $0.key < $1.key })
    }
    .sorted { Statistics.mean($0.values.map(\.value)) < Statistics.mean($1.values.map(\.value)) }
    let pairs = ranked.indices.flatMap { first in
      ranked.indices.dropFirst(first + 1).map { (first, $0) }
    }
    let pValues = pairs.map { first, second in
      let others = values[ranked[second].label] ?? [:]
      let differences = ranked[first].values.compactMap { process, value in
        others[process].map { $0 - value }
      }
      return Estimate.pValue(differences, margin: margin)
    }
    let adjusted = MultipleComparisons.holm(pValues)
    let apart = zip(pairs, adjusted).filter { $0.1 < alpha }.map(\.0)
    let letters = CompactLetters.letters(count: ranked.count, apart: apart)
    return Dictionary(uniqueKeysWithValues: zip(ranked.map(\.label), letters))
  }
}
