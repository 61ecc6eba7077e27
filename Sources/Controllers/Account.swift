import Model

/// A user's place on the server.
nonisolated struct Account {
  var user: User
  let password: String
  private var notesByID: [Note.ID: Note] = [:]
  /// Another object after each change of the notes.
  private(set) var revision: Revision

  /// One state of the notes; known by its identity.
  final class Revision {
    /// The notes of this state by id; made when first asked for.
    fileprivate var sorted: [Note]?
  }

  init(user: User, password: String, notes: SeededNotes) {
    self.user = user
    self.password = password
    notesByID = Dictionary(notes.notes.map { ($0.id, $0) }) { $1 }
    revision = notes.revision
  }

  subscript(id: Note.ID) -> Note? { notesByID[id] }

  /// All notes, the lowest id first.
  func notes() -> [Note] {
    if let sorted = revision.sorted { return sorted }
    let notes = notesByID.values.sorted { $0.id < $1.id }
    revision.sorted = notes
    return notes
  }

  /// Creates the note or replaces it.
  mutating func store(_ note: Note) {
    notesByID[note.id] = note
    noteChange()
  }

  mutating func replaceNotes(with notes: [Note]) {
    notesByID = Dictionary(notes.map { ($0.id, $0) }) { $1 }
    noteChange()
  }

  /// Deletes the note, if it is there.
  mutating func delete(_ id: Note.ID) {
    guard notesByID.removeValue(forKey: id) != nil else { return }
    noteChange()
  }

  private mutating func noteChange() {
    revision.sorted = nil
    revision = Revision()
  }
}
