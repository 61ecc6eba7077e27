import Model

/// The note whose page is open over the list.
nonisolated struct OpenedNote: Equatable, Codable, Sendable {
  private(set) var id: Note.ID
  /// Of the action that opened it: a note that is opened anew is another one.
  let number: Int
  /// What the page goes on showing when the note is deleted elsewhere.
  private(set) var lastContent: Note?

  init(id: Note.ID, number: Int) {
    self.id = id
    self.number = number
  }

  mutating func turn(to id: Note.ID) {
    self.id = id
    lastContent = nil
  }

  /// Remembers the note as it was when it went.
  mutating func follow(_ changes: [NoteCollection.Change]) {
    let removal = changes.last { $0.id == id && $0.new == nil }
    if let removal { lastContent = removal.old }
  }
}
