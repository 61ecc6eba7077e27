import Model

/// The note on the page that is open over the list.
nonisolated struct OpenNote: Equatable, Codable, Sendable {
  private(set) var id: Note.ID
  /// The number of the action that opened the page.
  ///
  /// It makes a page different from an earlier page of the same note.
  let number: Int
  /// The content that the page keeps showing when the note is deleted elsewhere.
  private(set) var lastContent: Note?

  init(id: Note.ID, number: Int) {
    self.id = id
    self.number = number
  }

  mutating func turn(to id: Note.ID) {
    self.id = id
    lastContent = nil
  }

  /// Remembers the note's last content if one of the changes removes it.
  mutating func follow(_ changes: [NoteCollection.Change]) {
    let removal = changes.last { $0.id == id && $0.new == nil }
    if let removal { lastContent = removal.old }
  }
}
