package import Model

/// All that outlives an app: the users with their notes on the server, and the device's session.
package struct StoredContents {
  private(set) var accounts: [User.ID: Account]
  /// The ids of all notes that anybody has or had.
  private(set) var usedIDs: Set<Note.ID>
  /// How many sessions there were; each has a token of its own.
  private(set) var sessionCount: Int
  /// How often anybody's notes were written since this was read.
  private(set) var writeCount = 0
  /// The session that the device has stored.
  package var session: Session?

  /// What a world begins with when its clock stands at `moment`.
  package init(of world: World, at moment: Timestamp, memo: BackendMemo) {
    self.init(notes: ["ada": memo.notes(of: world, at: moment)])
    session = world.storedSession.flatMap { makeSession(for: $0) }
  }

  /// The two users of the first world with these notes and friends.
  ///
  /// - Parameters:
  ///   - notes: Each user's; those who are missing here have none.
  ///   - friends: The numbers of friends that are not those of the first world.
  ///   - deleted: The ids of notes that are no more.
  ///   - sessionCount: How many sessions there were.
  init(
    notes: [User.ID: SeededNotes], friends: [User.ID: Int] = [:], deleted: [Note.ID] = [],
    sessionCount: Int = 0
  ) {
    func account(_ id: User.ID, _ name: String, friends count: Int, password: String) -> Account {
      let avatar = AvatarReference(
        low: ImageReference("\(id)-low"), high: ImageReference("\(id)-high"))
      return Account(
        user: User(id: id, name: name, friendCount: friends[id] ?? count, avatar: avatar),
        password: password, notes: notes[id] ?? SeededNotes([]))
    }
    accounts = [
      "ada": account("ada", "Ada Lovelace", friends: 25, password: "secret"),
      "grace": account("grace", "Grace Hopper", friends: 7, password: "hopper"),
    ]
    usedIDs = Set(deleted)
    for seeded in notes.values { usedIDs.formUnion(seeded.notes.lazy.map(\.id)) }
    self.sessionCount = sessionCount
  }

  /// A user's notes, the lowest id first.
  package func notes(of id: User.ID) -> [Note] { accounts[id]?.notes() ?? [] }

  func note(_ id: Note.ID, of userID: User.ID) -> Note? { accounts[userID]?[id] }

  /// An id above all that were ever used, and above 1000.
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

  /// Other notes in the place of all that a user has.
  mutating func replaceNotes(of userID: User.ID, with notes: [Note]) {
    writeCount += 1
    accounts[userID]?.replaceNotes(with: notes)
    usedIDs.formUnion(notes.lazy.map(\.id))
  }

  mutating func setFriendCount(_ count: Int, of userID: User.ID) {
    accounts[userID]?.user.friendCount = count
  }

  /// A new session for a user.
  mutating func makeSession(for userID: User.ID) -> Session? {
    guard accounts[userID] != nil else { return nil }
    sessionCount += 1
    return Session(userID: userID, token: "session-\(sessionCount)")
  }
}
