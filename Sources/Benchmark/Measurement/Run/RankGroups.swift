/// Letters that show which contestants of a case differ.
package enum RankGroups {
  /// Compares all pairs of contestants by their differences in each process.
  ///
  /// Two contestants differ if the interval of their difference lies beyond the margin. That is the
  /// rule of verdicts, so a contestant shares a letter with the base unless it is faster or slower.
  ///
  /// - Parameters:
  ///   - values: For each contestant, its log ratio by number of process; the base has 0.
  ///   - margin: The margin, as a logarithm.
  ///   - alpha: The share of intervals that may miss.
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
    let apart = pairs.filter { first, second in
      let others = values[ranked[second].contestant] ?? [:]
      let differences = ranked[first].values.compactMap { process, value in
        others[process].map { $0 - value }
      }
      guard !differences.isEmpty else { return false }
      let verdict = Estimate(differences, alpha: alpha).verdict(margin: margin)
      return verdict == .slower || verdict == .faster
    }
    let letters = CompactLetters.letters(count: ranked.count, apart: apart)
    return Dictionary(uniqueKeysWithValues: zip(ranked.map(\.contestant), letters))
  }
}
