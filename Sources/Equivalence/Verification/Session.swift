package import Backend

/// A random session, fully determined by a seed and its number, so it can be replayed alone.
package nonisolated struct Session: Equatable, Sendable {
  package let seed: UInt64
  /// Counted from 0.
  package let number: Int
  package let fixture: Fixture

  /// - Parameters:
  ///   - seed: the seed of a whole run.
  ///   - number: the session's number in the run.
  ///   - noteCount: how many notes there are; a random number by default.
  package init(seed: UInt64, number: Int, noteCount: Int? = nil) {
    self.seed = seed
    self.number = number
    var random = Self.random(seed: seed, number: number)
    let drawn = Self.noteCount(&random)
    fixture = Fixture(noteCount: noteCount ?? drawn)
  }

  /// Draws a number of notes: usually a few, so that steps meet the same notes often.
  ///
  /// Some sessions have no notes, and some have far more than fit on the screen.
  private static func noteCount(_ random: inout SplitMix64) -> Int {
    switch random.below(100) {
    case ..<4: 0
    case ..<35: 1 + random.below(5)
    case ..<70: 6 + random.below(14)
    case ..<93: 20 + random.below(15)
    default: 60
    }
  }

  /// Returns the random numbers of a session, independent of those of other sessions.
  static func random(seed: UInt64, number: Int) -> SplitMix64 {
    var mixer = SplitMix64(seed: seed ^ (UInt64(number) &+ 1) &* 0xD134_2543_DE82_EF95)
    return SplitMix64(seed: mixer.next())
  }
}
