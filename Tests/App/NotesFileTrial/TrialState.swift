import Backend
import Measurement
import Model

/// Ada's notes, and the random writes that a writer makes.
///
/// The checker makes the same writes as the writer. So it knows what the file must contain after
/// any number of writes.
struct TrialState {
  private(set) var notes: [Note.ID: Note]
  private(set) var nextID: Note.ID
  private var random: SeededGenerator

  enum Write {
    case save(Note)
    case delete(Note.ID)
  }

  init(_ contents: StoredContents, seed: UInt64) {
    notes = Dictionary(contents.notes(of: "ada").map { ($0.id, $0) }) { $1 }
    nextID = contents.nextNoteID
    random = SeededGenerator(seed: seed)
  }

  /// Returns whether these contents hold the same notes in every byte.
  func matches(_ contents: StoredContents) -> Bool {
    let found = contents.notes(of: "ada")
    return nextID == contents.nextNoteID && found.count == notes.count
      && found.allSatisfy { note in
        notes[note.id].map { $0 == note && $0.text.utf8.elementsEqual(note.text.utf8) } ?? false
      }
  }

  /// Chooses the next write, and applies it to `notes`.
  mutating func write() -> Write {
    let ids = notes.keys.sorted()
    let chosen = ids.randomElement(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where ids.count < 80:
      let note = Note(id: nextID, createdAt: .fixtureStart, text: makeText())
      notes[nextID] = note
      nextID += 1
      return .save(note)
    case 1 where ids.count > 40:
      guard let chosen else { break }
      notes[chosen] = nil
      return .delete(chosen)
    default: break
    }
    var note = chosen.flatMap { notes[$0] } ?? Note(id: 1, createdAt: .fixtureStart, text: "")
    note.text = makeText()
    note.changedAt = Timestamp.fixtureStart.advanced(
      by: Int64.random(in: 0..<1_000, using: &random))
    notes[note.id] = note
    return .save(note)
  }

  /// Returns a text of up to several pages with unusual characters.
  private mutating func makeText() -> String {
    let words = [
      "milk ", "東京🗼", "e\u{301}", "\"\\/", "\u{0}\u{1F}\u{7F}", "שלום\n", "👩‍👩‍👧", "\u{2028}",
    ]
    let count = Int.random(in: 1..<2_000, using: &random)
    return "\(random.next()) " + (0..<count).map { _ in words[Int(random.next() % 8)] }.joined()
  }
}
