/// Moves labels apart, each as little as can be.
package enum Spread {
  /// Places at least `gap` apart whose squared distances from the wanted ones are least in sum.
  ///
  /// Neighbours that are too near become a block that stands at the mean of its wishes ("pool
  /// adjacent violators", Ayer et al. 1955).
  ///
  /// - Parameters:
  ///   - wanted: where each label would stand by itself, in any order.
  ///   - gap: the least distance between two.
  ///   - bounds: none stands outside, if there is room for all.
  /// - Returns: a place for each, in the order of `wanted`.
  package static func places(
    _ wanted: [Double], gap: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    // Less the room that the labels before it take, each may stand anywhere not below the last one.
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
