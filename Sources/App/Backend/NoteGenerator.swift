import Model

/// Generates the notes of a fixture: equal notes for equal seeds, on every platform.
nonisolated struct NoteGenerator {
  let seed: UInt64
  let pictures: Fixture.Pictures
  /// The time of the fixture; note k was last touched k hours before it.
  let clock: Timestamp

  /// Returns the notes 1 to `count`; a note does not depend on `count`.
  func notes(count: Int) -> [Note] {
    count > 0 ? (1...count).map(note) : []
  }

  private func note(_ number: Int) -> Note {
    let hour: Int64 = 3_600_000
    let touchedAt = clock.advanced(by: -Int64(number) * hour)
    let isChanged = number.isMultiple(of: 3)
    return Note(
      id: number, createdAt: isChanged ? touchedAt.advanced(by: -240 * hour) : touchedAt,
      changedAt: isChanged ? touchedAt : nil, text: text(number),
      picture: hasPicture(number) ? ImageReference("note-\(number)") : nil)
  }

  private func hasPicture(_ number: Int) -> Bool {
    switch pictures {
    case .everyFifth: number.isMultiple(of: 5)
    case .all: true
    case .none: false
    }
  }

  private func text(_ number: Int) -> String {
    if number <= Self.firstTexts.count { return Self.firstTexts[number - 1] }
    // Each note has its own random stream. The first generator makes the seeds of neighbours
    // independent.
    var mixed = SplitMix64(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var writer = NoteWriter(random: SplitMix64(seed: mixed.next()))
    return writer.write()
  }

  /// The texts of the notes 1 to 5, given by the specification.
  private static let firstTexts = [
    "Buy milk",
    "Call Grace about the compiler\nTuesday, not Monday",
    "東京 🗼\nPassports, adapters, the green notebook",
    "שלום לכם\nReply to Dana before Friday",
    "\nA title that is rather longer than the forty characters a row will show",
  ]
}
