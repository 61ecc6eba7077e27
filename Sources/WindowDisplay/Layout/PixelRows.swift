/// The heights in pixels of the rows of character cells in which a view places its subviews.
///
/// A row with one line of content is as high as that content. Views of several rows, such as a table,
/// share the remaining height evenly. If there is none, blank rows share it.
nonisolated struct PixelRows: Equatable {
  /// A subview: its rows, and the height that it needs if it has one row.
  struct Item {
    let rows: Range<Int>
    let height: Int
    let isShown: Bool
  }

  /// The upper edge of each row, then the lower edge of the last one.
  let edges: [Int]

  /// The space below each row with content: more on a screen that is a form, less in too little room.
  let spacing: Int

  init(count: Int, height: Int, items: [Item]) {
    var heights = [Int](repeating: 0, count: count)
    var shares = [Int](repeating: 0, count: count)
    for item in items where item.isShown && item.rows.count > 1 {
      for row in item.rows.clamped(to: 0..<count) { shares[row] = 1 }
    }
    let isElastic = shares.contains(1)
    // Without elastic content, hidden lines keep their places, so that nothing jumps.
    for item in items where item.rows.count == 1 && (item.isShown || !isElastic) {
      for row in item.rows.clamped(to: 0..<count) { heights[row] = max(heights[row], item.height) }
    }
    let left = (height - heights.reduce(0, +)) / max(1, heights.count { $0 > 0 })
    spacing = min(items.contains { $0.rows.count > 1 } ? 8 : 12, max(2, left))
    for row in heights.indices where heights[row] > 0 { heights[row] += spacing }
    if !isElastic {
      for row in heights.indices where heights[row] == 0 {
        let isAlone =
          (row > 0 && heights[row - 1] > 0) && (row + 1 < count && heights[row + 1] > 0)
        shares[row] = isAlone ? 0 : 1
      }
    }
    edges = Self.edges(heights, shares: shares, total: height)
  }

  /// Gives what is left of `total` to the rows with a share, or makes all rows lower if it is too
  /// little.
  private static func edges(_ heights: [Int], shares: [Int], total: Int) -> [Int] {
    let needed = heights.reduce(0, +)
    let left = total - needed
    let shareCount = max(1, shares.reduce(0, +))
    var edges = [0]
    var sum = 0
    var share = 0
    for (height, own) in zip(heights, shares) {
      sum += height
      share += own
      edges.append(
        left >= 0 ? sum + left * share / shareCount : needed == 0 ? 0 : sum * total / needed)
    }
    return edges
  }

  /// Returns the upper edge of a row and the height down to another one.
  subscript(rows: Range<Int>) -> (y: Int, height: Int) {
    let start = edges[min(max(0, rows.lowerBound), edges.count - 1)]
    let end = edges[min(max(0, rows.upperBound), edges.count - 1)]
    return (start, max(0, end - start))
  }
}
