import Controllers
import Model

/// The checks on the document of a `NotesFile` that go beyond its JSON structure.
struct NotesDocumentCheck {
  private let document: RawNotesDocument

  /// The valid ids; the last one leaves room for the id of the next note.
  private static let ids = 1..<Int.max

  init(_ document: RawNotesDocument) {
    self.document = document
  }

  /// - Throws: The first problem in the document.
  func run() throws(NotesDocumentFault) {
    guard document.version >= 1 else {
      throw NotesDocumentFault("\"version\" is \(document.version)")
    }
    let known = StoredContents(notes: [:]).accounts.keys.sorted()
    for id in known where document.users[id] == nil {
      throw NotesDocumentFault("user \"\(id)\" is missing")
    }
    for (id, entry) in document.users.sorted(by: { $0.key < $1.key }) {
      guard known.contains(id) else { throw NotesDocumentFault("nobody knows user \"\(id)\"") }
      try check(entry.notes, of: id)
    }
    for id in document.deletedIDs where !Self.ids.contains(id) {
      throw NotesDocumentFault("\(id) cannot be an id", at: "\"deleted_ids\"")
    }
    if let session = document.session, !known.contains(session.userID) {
      throw NotesDocumentFault("nobody knows user \"\(session.userID)\"", at: "\"session\"")
    }
    guard (0..<Int.max).contains(document.sessionCount) else {
      throw NotesDocumentFault("\"session_count\" is \(document.sessionCount)")
    }
  }

  private func check(_ notes: [RawNote], of userID: User.ID) throws(NotesDocumentFault) {
    var places: [Note.ID: Int] = [:]
    for (index, note) in notes.enumerated() {
      func fault(_ problem: String) -> NotesDocumentFault {
        NotesDocumentFault(problem, at: "user \"\(userID)\", note \(index + 1)")
      }
      guard Self.ids.contains(note.id) else { throw fault("\(note.id) cannot be an id") }
      if let other = places.updateValue(index, forKey: note.id) {
        throw fault("\"id\" is \(note.id), as in note \(other + 1)")
      }
      for date in [note.createdAt, note.changedAt ?? note.createdAt]
      where !ISODate.range.contains(Timestamp(milliseconds: date)) {
        throw fault("a date is outside of the years 1 to 9999")
      }
    }
  }
}
