import Backend
import Model

/// Sets of notes that replace all notes, each set with new ids, titles and dates.
struct ReplacementNotes {
  /// The ids of the latest set.
  private(set) var ids = 0..<0
  private let texts: [String]
  private var round = 0

  /// - Parameter texts: the texts on which the notes are based, one per note.
  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Returns the next set, one note per text.
  mutating func next(step: Int, at moment: Timestamp) -> [Note] {
    round += 1
    // The server remembers every id ever used, so ids repeat after 16 rounds.
    let first = 2_000_000 + round % 16 * Fixture.maximumNoteCount
    ids = first..<first + texts.count
    return zip(ids, texts).map { id, text in
      Note(
        id: id, createdAt: moment,
        text: "\(title(of: text).prefix(30)) \(zeroPadded(step, toDigits: 7))\n\(text)")
    }
  }
}
