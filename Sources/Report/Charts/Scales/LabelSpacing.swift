/// Moves labels apart, each by as little as possible.
package enum LabelSpacing {
  /// Returns positions that are at least `gap` apart and have the smallest sum of squared distances
  /// from the wanted ones.
  ///
  /// Neighbours that are too close form a block at the mean of their wanted positions ("pool
  /// adjacent violators", Ayer et al. 1955).
  ///
  /// - Parameters:
  ///   - wanted: the position that each label would have alone, in any order.
  ///   - gap: the smallest distance between two labels.
  ///   - bounds: the range of the positions, if there is room for all labels.
  /// - Returns: a position for each label, in the order of `wanted`.
  package static func positions(
    _ wanted: [Double], gap: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    // After subtracting the room of the labels before it, each label only has to be at or above its
    // predecessor.
    var blocks: [(sum: Double, count: Int)] = []
    for (place, index) in order.enumerated() {
      blocks.append((wanted[index] - Double(place) * gap, 1))
      while blocks.count > 1, let last = blocks.last {
        let before = blocks[blocks.count - 2]
        guard before.sum / Double(before.count) >= last.sum / Double(last.count) else { break }
        blocks.removeLast()
        blocks[blocks.count - 1] = (before.sum + last.sum, before.count + last.count)
      }
    }
    let room = Double(max(wanted.count - 1, 0)) * gap
    let highest = max(bounds.upperBound - room, bounds.lowerBound)
    let starts = blocks.flatMap { block in
      Array(
        repeating: min(max(block.sum / Double(block.count), bounds.lowerBound), highest),
        count: block.count)
    }
    var places = wanted
    for (place, index) in order.enumerated() {
      places[index] = starts[place] + Double(place) * gap
    }
    return places
  }
}
