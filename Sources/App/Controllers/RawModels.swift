package import Model

// The raw models have the form and the names of the server's JSON. Times are milliseconds since
// 1970.

/// A note; the answer to `load` has one line of JSON for each note.
package nonisolated struct RawNote: Codable {
  package let id: Int
  package let createdAt: Int64
  package let changedAt: Int64?
  package let text: String
  package let picture: String?

  enum CodingKeys: String, CodingKey {
    case id, text, picture
    case createdAt = "created_at"
    case changedAt = "changed_at"
  }

  package init(id: Int, createdAt: Int64, changedAt: Int64?, text: String, picture: String?) {
    self.id = id
    self.createdAt = createdAt
    self.changedAt = changedAt
    self.text = text
    self.picture = picture
  }

  package var note: Note {
    Note(
      id: id, createdAt: Timestamp(milliseconds: createdAt),
      changedAt: changedAt.map(Timestamp.init), text: text,
      picture: picture.map(ImageReference.init))
  }
}

/// The answer to `user`.
package nonisolated struct RawUser: Codable {
  package let id: String
  package let name: String
  package let friendCount: Int
  package let avatarLow: String
  package let avatarHigh: String

  enum CodingKeys: String, CodingKey {
    case id, name
    case friendCount = "friend_count"
    case avatarLow = "avatar_low"
    case avatarHigh = "avatar_high"
  }

  package init(id: String, name: String, friendCount: Int, avatarLow: String, avatarHigh: String) {
    self.id = id
    self.name = name
    self.friendCount = friendCount
    self.avatarLow = avatarLow
    self.avatarHigh = avatarHigh
  }

  package var user: User {
    User(
      id: id, name: name, friendCount: friendCount,
      avatar: AvatarReference(low: ImageReference(avatarLow), high: ImageReference(avatarHigh)))
  }
}

/// The answer to `login`, which the device also stores.
package nonisolated struct RawSession: Codable {
  package let userID: String
  package let token: String

  enum CodingKeys: String, CodingKey {
    case token
    case userID = "user_id"
  }

  package init(userID: String, token: String) {
    self.userID = userID
    self.token = token
  }

  package var session: Session { Session(userID: userID, token: token) }
}

/// The answer to `restore`.
package nonisolated struct RawStoredSession: Codable {
  package let session: RawSession?

  package init(session: RawSession?) {
    self.session = session
  }
}

/// The answer to `cache` and `image`; without a name, the cache does not have the image.
package nonisolated struct RawPicture: Codable {
  package let name: String?

  package init(name: String?) {
    self.name = name
  }
}

/// The answer to `save` and `delete`.
package nonisolated struct RawReceipt: Codable {
  package let id: Int

  package init(id: Int) {
    self.id = id
  }
}

/// A message that the server sends without a request.
package nonisolated struct RawPush: Codable {
  package var notes: [RawNoteChange] = []
  package var user: RawUser?

  package init(notes: [RawNoteChange] = []) {
    self.notes = notes
  }

  package var push: Push { Push(notes: notes.compactMap(\.change), user: user?.user) }
}

/// A change of one note; exactly one of the two members is present.
package nonisolated struct RawNoteChange: Codable {
  package let stored: RawNote?
  package let deleted: Int?

  package init(stored: RawNote?, deleted: Int?) {
    self.stored = stored
    self.deleted = deleted
  }

  package var change: NoteChange? {
    stored.map { .stored($0.note) } ?? deleted.map { .deleted($0) }
  }
}
