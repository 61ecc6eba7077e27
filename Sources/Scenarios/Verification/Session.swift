package import Controllers

/// A random session: everything about it follows from a seed and its number, so that it can be
/// played again alone.
package nonisolated struct Session: Equatable, Sendable {
  package let seed: UInt64
  /// Counted from 0.
  package let number: Int
  package let world: World

  /// - Parameters:
  ///   - seed: the seed of a whole run.
  ///   - number: which session of the run.
  ///   - noteCount: how many notes there are; a number that suits a session if not given.
  package init(seed: UInt64, number: Int, noteCount: Int? = nil) {
    self.seed = seed
    self.number = number
    var random = Self.random(seed: seed, number: number)
    let drawn = Self.noteCount(&random)
    world = World(noteCount: noteCount ?? drawn)
  }

  /// Mostly a few notes, so that the same ones are met again and again; some worlds are empty, and
  /// some have more than fit on the screen by far.
  private static func noteCount(_ random: inout SplitMix64) -> Int {
    switch random.below(100) {
    case ..<4: 0
    case ..<35: 1 + random.below(5)
    case ..<70: 6 + random.below(14)
    case ..<93: 20 + random.below(15)
    default: 60
    }
  }

  /// The random numbers of a session, far from those of its neighbours.
  static func random(seed: UInt64, number: Int) -> SplitMix64 {
    var mixer = SplitMix64(seed: seed ^ (UInt64(number) &+ 1) &* 0xD134_2543_DE82_EF95)
    return SplitMix64(seed: mixer.next())
  }
}
