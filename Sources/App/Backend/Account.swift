import Model

/// A user's data on the server: profile, password and notes.
nonisolated struct Account {
  var user: User
  let password: String
  private var notesByID: [Note.ID: Note] = [:]
  /// The current state of the notes; a new object after each change.
  private(set) var revision: Revision

  /// One state of the notes, compared by object identity.
  final class Revision {
    /// The notes of this state sorted by id; computed on first use.
    fileprivate var sorted: [Note]?
  }

  init(user: User, password: String, notes: SeededNotes) {
    self.user = user
    self.password = password
    notesByID = Dictionary(notes.notes.map { ($0.id, $0) }) { $1 }
    revision = notes.revision
  }

  subscript(id: Note.ID) -> Note? { notesByID[id] }

  /// Returns all notes, the lowest id first.
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

  /// Deletes the note if it exists.
  mutating func delete(_ id: Note.ID) {
    guard notesByID.removeValue(forKey: id) != nil else { return }
    noteChange()
  }

  private mutating func noteChange() {
    revision.sorted = nil
    revision = Revision()
  }
}
