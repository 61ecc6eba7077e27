import Measurement
import Testing

@Suite("The seeded generator")
struct SeededGeneratorTests {
  @Test("The first values for seed 0 are those of the reference implementation of SplitMix64.")
  func reference() {
    var generator = SeededGenerator(seed: 0)
    let values = (0..<3).map { _ in generator.next() }
    #expect(values == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test("Different seeds and different streams give different values.")
  func streams() {
    func first(_ seed: UInt64, _ stream: UInt64) -> UInt64 {
      var generator = SeededGenerator(seed: seed, stream: stream)
      return generator.next()
    }
    let values = (0..<40 as Range<UInt64>).flatMap { seed in
      (0..<40 as Range<UInt64>).map { first(seed, $0) }
    }
    #expect(Set(values).count == 1600)
    #expect(first(7, 3) == first(7, 3))
  }
}
