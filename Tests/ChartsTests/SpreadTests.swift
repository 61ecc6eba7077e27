@testable import Charts
import Measurement
import Testing

@Suite("Labels are moved apart") struct SpreadTests {
  @Test(
    "No two are nearer than the gap, all within the bounds, their order kept", arguments: 0..<60)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let wanted = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
      Double.random(in: -50...350, using: &generator)
    }
    let places = Spread.places(wanted, gap: 20, within: 0...300)
    #expect(places.count == wanted.count)
    let sorted = places.sorted()
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= 20 - 1e-9 })
    #expect(sorted.allSatisfy { (-1e-9...300 + 1e-9).contains($0) })
    for (a, b) in zip(
      wanted.indices.sorted { wanted[$0] < wanted[$1] },
      wanted.indices.sorted { wanted[$0] < wanted[$1] }.dropFirst())
    {
      #expect(places[a] < places[b])
    }
  }

  @Test("What has room stays, what has not moves evenly")
  func few() {
    #expect(Spread.places([10, 100, 200], gap: 20, within: 0...300) == [10, 100, 200])
    #expect(Spread.places([100, 100], gap: 20, within: 0...300) == [90, 110])
    #expect(Spread.places([0, 0], gap: 20, within: 0...300) == [0, 20])
    #expect(Spread.places([300, 300], gap: 20, within: 0...300) == [280, 300])
  }
}
