/// Finds the known word that an unknown word most likely stands for.
enum Suggestion {
  /// Returns the first of the `known` words that are nearest to `word`; `nil` if none is near.
  ///
  /// Case and leading dashes are ignored. A known word that begins with `word` is near. A known
  /// word is also near if its edit distance is at most one, or a third of its letters. The two must
  /// share a letter, though.
  static func nearest(to word: String, among known: [String]) -> String? {
    let target = letters(word)
    guard !target.isEmpty else { return nil }
    if target.count > 1, let whole = known.first(where: { letters($0).starts(with: target) }) {
      return whole
    }
    let ranked = known.map { (name: $0, distance: distance(target, letters($0))) }
    let near = ranked.filter { name, distance in
      let length = letters(name).count
      return distance <= max(1, length / 3) && distance < min(length, target.count)
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// Returns the smallest number of edits that turn `a` into `b`.
  ///
  /// An edit inserts, deletes or replaces a letter, or swaps two neighbours.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  private static func letters(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }
}
