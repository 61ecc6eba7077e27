import Measurement
import Testing

@Suite("Williams squares")
struct WilliamsSquareTests {
  @Test(
    "Each contestant has each position, and follows each other contestant, equally often.",
    arguments: 2...9)
  func isBalanced(count: Int) {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let rows = WilliamsSquare.random(of: count, using: &generator)
      #expect(rows.count == (count.isMultiple(of: 2) ? count : 2 * count))
      let times = rows.count / count
      for place in 0..<count {
        let there = rows.map { $0[place] }.sorted()
        #expect(there == (0..<count).flatMap { [Int](repeating: $0, count: times) })
      }
      var pairs: [[Int]: Int] = [:]
      for row in rows {
        for (one, other) in zip(row, row.dropFirst()) { pairs[[one, other], default: 0] += 1 }
      }
      #expect(pairs.count == count * (count - 1))
      #expect(pairs.values.allSatisfy { $0 == times })
      #expect(pairs.keys.allSatisfy { $0[0] != $0[1] })
    }
  }

  @Test("Equal seeds give equal squares, and different seeds give different squares.")
  func isRandom() {
    func square(_ seed: UInt64) -> [[Int]] {
      var generator = SeededGenerator(seed: seed)
      return WilliamsSquare.random(of: 6, using: &generator)
    }
    #expect(square(1) == square(1))
    #expect(Set((0..<50).map(square)).count > 45)
  }

  @Test("Orders consist of whole squares, one after the other.")
  func orders() {
    var generator = SeededGenerator(seed: 3)
    let orders = WilliamsSquare.orders(of: 4, rounds: 12, using: &generator)
    #expect(orders.count == 12)
    for square in [orders[0..<4], orders[4..<8], orders[8..<12]] {
      #expect(square.map { $0[0] }.sorted() == [0, 1, 2, 3])
    }
    #expect(WilliamsSquare.orders(of: 0, rounds: 3, using: &generator).isEmpty)
    #expect(WilliamsSquare.orders(of: 1, rounds: 3, using: &generator) == [[0], [0], [0]])
  }
}
