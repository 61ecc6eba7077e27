/// A note of the signed-in user.
package struct Note: Identifiable, Hashable, Codable, Sendable {
  package typealias ID = Int

  package let id: ID
  package let createdAt: Timestamp
  /// When the text was last replaced; `nil` for a note that never changed.
  package var changedAt: Timestamp?
  package var text: String
  package let picture: ImageReference?

  package init(
    id: ID, createdAt: Timestamp, changedAt: Timestamp? = nil, text: String,
    picture: ImageReference? = nil
  ) {
    self.id = id
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.text = text
    self.picture = picture
  }

  /// When the note was last touched: the date that its row shows and that orders it.
  package var touchedAt: Timestamp { changedAt ?? createdAt }
}

/// What happened to a note on the server, as a push tells it.
package enum NoteChange: Equatable, Codable, Sendable {
  case stored(Note)
  case deleted(Note.ID)

  package var id: Note.ID {
    switch self {
    case .stored(let note): note.id
    case .deleted(let id): id
    }
  }
}

/// How far the user's latest write of a note has come; a note without one is the server's.
package enum WriteMark: String, Codable, Sendable {
  case pending = "•"
  case failed = "!"
}
