/// A note of the signed-in user.
package struct Note: Identifiable, Hashable, Codable, Sendable {
  package typealias ID = Int

  package let id: ID
  package let createdAt: Timestamp
  /// The time of the last change of the text; `nil` for a note that never changed.
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

  /// The time of the last change or of the creation: the date in the row, and the sort key.
  package var touchedAt: Timestamp { changedAt ?? createdAt }
}

/// A change of a note on the server, as a push reports it.
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

/// The state of the user's latest write of a note; a note without a mark equals the server's.
package enum WriteMark: String, Codable, Sendable {
  case pending = "•"
  case failed = "!"
}
