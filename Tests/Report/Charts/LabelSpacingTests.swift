import Measurement
import Testing

@testable import Report

@Suite("Spacing of labels") struct LabelSpacingTests {
  @Test(
    "Labels keep the gap, the bounds and their order.", arguments: 0..<60)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let wanted = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
      Double.random(in: -50...350, using: &generator)
    }
    let places = LabelSpacing.positions(wanted, gap: 20, within: 0...300)
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

  @Test("Labels with enough room do not move, and crowded labels move evenly.")
  func few() {
    #expect(LabelSpacing.positions([10, 100, 200], gap: 20, within: 0...300) == [10, 100, 200])
    #expect(LabelSpacing.positions([100, 100], gap: 20, within: 0...300) == [90, 110])
    #expect(LabelSpacing.positions([0, 0], gap: 20, within: 0...300) == [0, 20])
    #expect(LabelSpacing.positions([300, 300], gap: 20, within: 0...300) == [280, 300])
  }
}
