import Foundation
import Model

/// What the server does for a request, with what its storage keeps.
struct Server {
  private let storage: any NotesStorage
  private let encoder: NoteListEncoder
  private let json = AnswerEncoder()

  init(storage: any NotesStorage, encoder: NoteListEncoder) {
    self.storage = storage
    self.encoder = encoder
  }

  /// The user with this id.
  func user(_ id: User.ID) -> User? { storage.contents.accounts[id]?.user }

  /// A user's notes, the lowest id first.
  func notes(of id: User.ID) -> [Note] { storage.contents.notes(of: id) }

  func note(_ id: Note.ID, of userID: User.ID) -> Note? { storage.contents.note(id, of: userID) }

  /// Whether any note of anybody has this id or had it.
  func hasEverUsed(_ id: Note.ID) -> Bool { storage.contents.usedIDs.contains(id) }

  /// The id for the next new note.
  var nextNoteID: Note.ID { storage.contents.nextNoteID }

  /// How often anybody's notes were written so far.
  var writeCount: Int { storage.contents.writeCount }

  /// The images that the device has in its cache from the start.
  func isCached(_ image: ImageReference) -> Bool {
    storage.contents.accounts.values.contains { $0.user.avatar.low == image }
  }

  /// Changes what is stored; whether that came off (if not, all is as it was).
  func change(_ body: (inout StoredContents) -> Void) -> Bool {
    do {
      try storage.change(body)
      return true
    } catch {
      return false
    }
  }

  // MARK: - Answering

  /// The answer to a log-in.
  func logIn(name: String, password: String) -> Result<Data, NotesError> {
    guard storage.contents.accounts[name]?.password == password else {
      return .failure(.wrongCredentials)
    }
    var session: Session?
    guard change({ session = $0.makeSession(for: name) }), let session else {
      return .failure(.requestFailed)
    }
    return encode(RawSession(session))
  }

  /// The answer with all notes of a user.
  func noteList(of userID: User.ID) -> Result<Data, NotesError> {
    guard let revision = storage.contents.accounts[userID]?.revision else {
      return .failure(.requestFailed)
    }
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
