package import Model

/// All data that outlives an app: the server's users and notes, and the device's session.
package struct StoredContents {
  private(set) var accounts: [User.ID: Account]
  /// The ids of all present and deleted notes, of all users.
  private(set) var usedIDs: Set<Note.ID>
  /// The number of sessions so far; each session has a token of its own.
  private(set) var sessionCount: Int
  /// The number of writes of notes since the data was read, of all users.
  private(set) var writeCount = 0
  /// The session that the device has stored.
  package var session: Session?

  /// The contents of a fixture for a clock that shows `moment`.
  package init(of fixture: Fixture, at moment: Timestamp, cache: BackendCache) {
    self.init(notes: ["ada": cache.notes(of: fixture, at: moment)])
    for (number, id) in fixture.friends.enumerated() {
      accounts[id] = Account(
        user: User(id: id, name: "Friend \(number + 2)", friendCount: number + 2),
        password: "friend", notes: SeededNotes([]))
    }
    session = fixture.storedSession.flatMap { makeSession(for: $0) }
  }

  /// The two users of the fixture with these notes and friends.
  ///
  /// - Parameters:
  ///   - notes: The notes of each user; a missing user has none.
  ///   - friends: The numbers of friends that differ from the default.
  ///   - deleted: The ids of deleted notes.
  ///   - sessionCount: The number of sessions so far.
  init(
    notes: [User.ID: SeededNotes], friends: [User.ID: Int] = [:], deleted: [Note.ID] = [],
    sessionCount: Int = 0
  ) {
    func account(_ id: User.ID, _ name: String, friends count: Int, password: String) -> Account {
      Account(
        user: User(id: id, name: name, friendCount: friends[id] ?? count), password: password,
        notes: notes[id] ?? SeededNotes([]))
    }
    accounts = [
      "ada": account("ada", "Ada Lovelace", friends: 25, password: "secret"),
      "grace": account("grace", "Grace Hopper", friends: 7, password: "hopper"),
    ]
    usedIDs = Set(deleted)
    for seeded in notes.values { usedIDs.formUnion(seeded.notes.lazy.map(\.id)) }
    self.sessionCount = sessionCount
  }

  /// Returns a user's notes, the lowest id first.
  package func notes(of id: User.ID) -> [Note] { accounts[id]?.notes() ?? [] }

  func note(_ id: Note.ID, of userID: User.ID) -> Note? { accounts[userID]?[id] }

  /// The id for the next note: higher than 1000 and than all ids ever used.
  package var nextNoteID: Note.ID { max(1_000, usedIDs.max() ?? 0) + 1 }

  // MARK: - Changes

  /// Creates a note or replaces it.
  mutating func store(_ note: Note, for userID: User.ID) {
    writeCount += 1
    accounts[userID]?.store(note)
    usedIDs.insert(note.id)
  }

  mutating func delete(_ id: Note.ID, for userID: User.ID) {
    writeCount += 1
    accounts[userID]?.delete(id)
  }

  /// Replaces all notes of a user.
  mutating func replaceNotes(of userID: User.ID, with notes: [Note]) {
    writeCount += 1
    accounts[userID]?.replaceNotes(with: notes)
    usedIDs.formUnion(notes.lazy.map(\.id))
  }

  mutating func setFriendCount(_ count: Int, of userID: User.ID) {
    accounts[userID]?.user.friendCount = count
  }

  /// Returns a new session for a user; `nil` for an unknown user.
  mutating func makeSession(for userID: User.ID) -> Session? {
    guard accounts[userID] != nil else { return nil }
    sessionCount += 1
    return Session(userID: userID, token: "session-\(sessionCount)")
  }
}

extension User {
  /// A user with the images of this id.
  fileprivate init(id: ID, name: String, friendCount: Int) {
    self.init(
      id: id, name: name, friendCount: friendCount,
      avatar: AvatarReference(
        low: ImageReference("\(id)-low"), high: ImageReference("\(id)-high")))
  }
}
