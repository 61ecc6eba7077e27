import Foundation
import Model

/// The users, their notes and their images, and what the server does for a request.
struct Server {
  private var accounts: [User.ID: Account]
  private var usedIDs: Set<Note.ID>
  private var sessionCount = 0
  /// How often anybody's notes were written.
  private(set) var writeCount = 0
  private let encoder: NoteListEncoder
  private let json = AnswerEncoder()

  /// A server with the two users of the first world, ada with `notes`.
  init(notes: SeededNotes, encoder: NoteListEncoder) {
    self.encoder = encoder
    usedIDs = Set(notes.notes.map(\.id))
    accounts = [
      "ada": Account(
        user: Self.user("ada", "Ada Lovelace", friends: 25), password: "secret", notes: notes),
      "grace": Account(
        user: Self.user("grace", "Grace Hopper", friends: 7), password: "hopper",
        notes: SeededNotes([])),
    ]
  }

  private static func user(_ id: User.ID, _ name: String, friends: Int) -> User {
    User(
      id: id, name: name, friendCount: friends,
      avatar: AvatarReference(low: ImageReference("\(id)-low"), high: ImageReference("\(id)-high")))
  }

  /// The user with this id.
  func user(_ id: User.ID) -> User? { accounts[id]?.user }

  /// A user's notes, the lowest id first.
  mutating func notes(of id: User.ID) -> [Note] { accounts[id]?.notes() ?? [] }

  func note(_ id: Note.ID, of userID: User.ID) -> Note? { accounts[userID]?[id] }

  /// Whether any note of anybody has this id or had it.
  func hasEverUsed(_ id: Note.ID) -> Bool { usedIDs.contains(id) }

  /// The images that the device has in its cache from the start.
  func isCached(_ image: ImageReference) -> Bool {
    accounts.values.contains { $0.user.avatar.low == image }
  }

  // MARK: - Writing

  mutating func store(_ note: Note, for userID: User.ID) {
    writeCount += 1
    accounts[userID]?.store(note)
    usedIDs.insert(note.id)
  }

  /// Deletes a note; whether there was one.
  mutating func delete(_ id: Note.ID, for userID: User.ID) -> Bool {
    writeCount += 1
    return accounts[userID]?.delete(id) ?? false
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

  // MARK: - Answering

  /// The answer to a log-in.
  mutating func logIn(name: String, password: String) -> Result<Data, NotesError> {
    guard let account = accounts[name], account.password == password,
      let session = makeSession(for: name)
    else { return .failure(.wrongCredentials) }
    return encode(RawSession(session))
  }

  /// The answer with all notes of a user.
  mutating func noteList(of userID: User.ID) -> Result<Data, NotesError> {
    guard let revision = accounts[userID]?.revision else { return .failure(.requestFailed) }
    guard let bytes = encoder.bytes(of: revision, notes: { notes(of: userID) }) else {
      return .failure(.requestFailed)
    }
    return .success(bytes)
  }

  /// The answer with the user himself.
  func userAnswer(_ id: User.ID) -> Result<Data, NotesError> {
    guard let user = user(id) else { return .failure(.requestFailed) }
    return encode(RawUser(user))
  }

  /// Any value as the bytes of an answer.
  func encode(_ value: some Encodable) -> Result<Data, NotesError> {
    Result { try json.encode(value) }.mapError { _ in .requestFailed }
  }
}
