/// Balanced orders of `count` contestants.
///
/// Each contestant has each position equally often, and follows each other one equally often.
///
/// Source: Williams, Australian Journal of Scientific Research 2 (1949), 149.
package enum WilliamsSquare {
  /// Returns a random square: contestants and rows are shuffled, which preserves the balance.
  package static func random(
    of count: Int, using generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    guard count > 1 else { return count == 1 ? [[0]] : [] }
    // 0, k − 1, 1, k − 2 …: all differences between neighbours are distinct.
    let zigzag = (0..<count).map { $0.isMultiple(of: 2) ? $0 / 2 : count - 1 - $0 / 2 }
    var rows = (0..<count).map { shift in zigzag.map { ($0 + shift) % count } }
    if !count.isMultiple(of: 2) { rows += rows.map { $0.reversed() } }
    let names = (0..<count).shuffled(using: &generator)
    return rows.map { row in row.map { names[$0] } }.shuffled(using: &generator)
  }

  /// Returns `rounds` orders from as many random squares as necessary; the last may be incomplete.
  package static func orders(
    of count: Int, rounds: Int, using generator: inout some RandomNumberGenerator
  ) -> [[Int]] {
    var orders: [[Int]] = []
    while count > 0, orders.count < rounds {
      orders += random(of: count, using: &generator)
    }
    return Array(orders.prefix(rounds))
  }
}
