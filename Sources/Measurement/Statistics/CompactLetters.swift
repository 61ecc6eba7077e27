/// Letters such that two share one exactly if they are not told apart: `a`, `ab`, `b`.
///
/// Source: H.-P. Piepho, "An algorithm for a letter-based representation of all-pairwise
/// comparisons", Journal of Computational and Graphical Statistics 13 (2004): insert and absorb.
package enum CompactLetters {
  /// - Parameters:
  ///   - count: how many there are, the best first: it gets an `a`.
  ///   - apart: the pairs that are told apart, by index.
  /// - Returns: the letters of each.
  package static func letters(count: Int, apart: [(Int, Int)]) -> [String] {
    var groups: [Set<Int>] = [Set(0..<count)]
    for (first, second) in apart {
      // Insert: a group that holds both becomes two, each without one of them.
      groups = groups.flatMap { group in
        guard group.contains(first), group.contains(second) else { return [group] }
        return [group.subtracting([second]), group.subtracting([first])]
      }
      // Absorb: a group within another says nothing.
      groups = groups.enumerated().filter { index, group in
        !groups.enumerated().contains { otherIndex, other in
          group.isStrictSubset(of: other) || (group == other && otherIndex < index)
        }
      }.map(\.element)
    }
    let sorted = groups.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    return (0..<count).map { item in
      sorted.indices.filter { sorted[$0].contains(item) }.map(letter).joined()
    }
  }

  /// `a` to `z`, then `a2` and so on.
  private static func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let lap = index / letters.count
    return String(letters[index % letters.count]) + (lap == 0 ? "" : "\(lap + 1)")
  }
}
