import Model

// The raw models: what stands in the JSON of the server, named as the server names it. Times are
// milliseconds since 1970.

/// A note; the answer to `load` is a line of JSON for each.
nonisolated struct RawNote: Codable {
  let id: Int
  let createdAt: Int64
  let changedAt: Int64?
  let text: String
  let picture: String?

  enum CodingKeys: String, CodingKey {
    case id, text, picture
    case createdAt = "created_at"
    case changedAt = "changed_at"
  }

  init(_ note: Note) {
    id = note.id
    createdAt = note.createdAt.milliseconds
    changedAt = note.changedAt?.milliseconds
    text = note.text
    picture = note.picture?.name
  }

  var note: Note {
    Note(
      id: id, createdAt: Timestamp(milliseconds: createdAt),
      changedAt: changedAt.map(Timestamp.init), text: text,
      picture: picture.map(ImageReference.init))
  }
}

/// The answer to `user`.
nonisolated struct RawUser: Codable {
  let id: String
  let name: String
  let friendCount: Int
  let avatarLow: String
  let avatarHigh: String

  enum CodingKeys: String, CodingKey {
    case id, name
    case friendCount = "friend_count"
    case avatarLow = "avatar_low"
    case avatarHigh = "avatar_high"
  }

  init(_ user: User) {
    id = user.id
    name = user.name
    friendCount = user.friendCount
    avatarLow = user.avatar.low.name
    avatarHigh = user.avatar.high.name
  }

  var user: User {
    User(
      id: id, name: name, friendCount: friendCount,
      avatar: AvatarReference(low: ImageReference(avatarLow), high: ImageReference(avatarHigh)))
  }
}

/// The answer to `login`, and what the device stores of it.
nonisolated struct RawSession: Codable {
  let userID: String
  let token: String

  enum CodingKeys: String, CodingKey {
    case token
    case userID = "user_id"
  }

  init(_ session: Session) {
    userID = session.userID
    token = session.token
  }

  var session: Session { Session(userID: userID, token: token) }
}

/// The answer to `restore`.
nonisolated struct RawStoredSession: Codable {
  let session: RawSession?
}

/// The answer to `cache` and `image`; without a name, the cache lacks the image.
nonisolated struct RawPicture: Codable {
  let name: String?
}

/// The answer to `save` and `delete`.
nonisolated struct RawReceipt: Codable {
  let id: Int
}

/// What the server tells unasked.
nonisolated struct RawPush: Codable {
  var notes: [RawNoteChange] = []
  var user: RawUser?

  var push: Push { Push(notes: notes.compactMap(\.change), user: user?.user) }
}

/// A change of one note; one of the two is there.
nonisolated struct RawNoteChange: Codable {
  let stored: RawNote?
  let deleted: Int?

  init(_ change: NoteChange) {
    switch change {
    case .stored(let note):
      stored = RawNote(note)
      deleted = nil
    case .deleted(let id):
      stored = nil
      deleted = id
    }
  }

  var change: NoteChange? {
    stored.map { .stored($0.note) } ?? deleted.map { .deleted($0) }
  }
}
