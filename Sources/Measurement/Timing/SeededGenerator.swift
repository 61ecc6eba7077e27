/// A pseudorandom generator that gives the same numbers for the same seed.
///
/// Source: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// Creates an independent generator for part number `stream` of the work that `seed` stands for.
  package init(seed: UInt64, stream: UInt64) {
    var parent = SeededGenerator(seed: seed)
    var mixer = SeededGenerator(seed: parent.next() &+ stream &* 0xD134_2543_DE82_EF95)
    state = mixer.next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
