import Measurement

/// Letters that mark groups: two items share one exactly if they do not differ, as in `a`, `ab`,
/// `b`.
///
/// Source: H.-P. Piepho, "An algorithm for a letter-based representation of all-pairwise
/// comparisons", Journal of Computational and Graphical Statistics 13 (2004): insert and absorb.
package enum CompactLetters {
  /// Assigns letters to items.
  ///
  /// - Parameters:
  ///   - count: The number of items, the best first; it gets an `a`.
  ///   - apart: The pairs that differ, by index.
  /// - Returns: The letters of each item.
  package static func letters(count: Int, apart: [(Int, Int)]) -> [String] {
    var groups: [Set<Int>] = [Set(0..<count)]
    for (first, second) in apart {
      // Insert: a group that contains both becomes two groups, each without one of them.
      groups = groups.flatMap { group in
        guard group.contains(first), group.contains(second) else { return [group] }
        return [group.subtracting([second]), group.subtracting([first])]
      }
      // Absorb: a group that lies within another one is redundant.
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

  /// Returns `a` to `z`, then `a2` and so on.
  private static func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let lap = index / letters.count
    return String(letters[index % letters.count]) + (lap == 0 ? "" : "\(lap + 1)")
  }
}
