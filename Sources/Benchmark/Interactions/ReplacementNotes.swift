import Backend
import Model

/// Sets of notes that replace all notes, each set with new ids, titles and dates.
struct ReplacementNotes {
  /// The ids of the latest set.
  private(set) var ids = 0..<0
  private let texts: [String]

  /// - Parameter texts: the texts on which the notes are based, one per note.
  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Returns the set of a step, one note per text.
  ///
  /// It depends on the step only, so the server encodes it once for all apps. Ids repeat after
  /// 10,007 steps; this is a prime number, so two steps in a row hardly ever have the same ids.
  mutating func notes(ofStep step: Int) -> [Note] {
    let moment = Timestamp.fixtureStart.advanced(by: Int64(step) * 1_000)
    let first = 2_000_000 + step % 10_007 * Fixture.maximumNoteCount
    ids = first..<first + texts.count
    return zip(ids, texts).map { id, text in
      Note(
        id: id, createdAt: moment,
        text: "\(title(of: text).prefix(30)) \(zeroPadded(step, toDigits: 7))\n\(text)")
    }
  }
}

/// Returns the number with leading zeros, so that it has at least `count` digits.
func zeroPadded(_ number: Int, toDigits count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
