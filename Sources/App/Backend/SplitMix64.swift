/// Sebastiano Vigna's random number generator of 64 bits from a 64-bit state.
///
/// It is small, fast, and gives the same numbers on every platform.
package nonisolated struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number from 0 to `bound` - 1, by Lemire's multiplication; the bias is below 2⁻³².
  package mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns a number from 0 up to but not including 1.
  package mutating func fraction() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }
}
