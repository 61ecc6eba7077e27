import Controllers
import Foundation
import Model

/// The server's actions for each kind of request, on the data in its storage.
struct ServerState {
  private let storage: any NotesStorage
  private let encoder: NoteListEncoder
  private let json = AnswerEncoder()

  init(storage: any NotesStorage, encoder: NoteListEncoder) {
    self.storage = storage
    self.encoder = encoder
  }

  /// Returns the user with this id.
  func user(_ id: User.ID) -> User? { storage.contents.accounts[id]?.user }

  /// Returns a user's notes, the lowest id first.
  func notes(of id: User.ID) -> [Note] { storage.contents.notes(of: id) }

  func note(_ id: Note.ID, of userID: User.ID) -> Note? { storage.contents.note(id, of: userID) }

  /// Returns whether any user has or had a note with this id.
  func hasEverUsed(_ id: Note.ID) -> Bool { storage.contents.usedIDs.contains(id) }

  /// The id for the next new note.
  var nextNoteID: Note.ID { storage.contents.nextNoteID }

  /// The number of writes of notes so far, of all users.
  var writeCount: Int { storage.contents.writeCount }

  /// Returns whether the device has an image in its cache from the start.
  func isCached(_ image: ImageReference) -> Bool {
    storage.contents.accounts.values.contains { $0.user.avatar.low == image }
  }

  /// Changes the stored data; `false` if it could not be stored, with the data unchanged.
  func change(_ body: (inout StoredContents) -> Void) -> Bool {
    do {
      try storage.change(body)
      return true
    } catch {
      return false
    }
  }

  // MARK: - Answering

  /// Returns the answer to a log-in.
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

  /// Returns the answer with all notes of a user.
  func noteList(of userID: User.ID) -> Result<Data, NotesError> {
    guard let revision = storage.contents.accounts[userID]?.revision else {
      return .failure(.requestFailed)
    }
    guard let bytes = encoder.bytes(of: revision, notes: { notes(of: userID) }) else {
      return .failure(.requestFailed)
    }
    return .success(bytes)
  }

  /// Returns the answer to `user`.
  func userAnswer(_ id: User.ID) -> Result<Data, NotesError> {
    guard let user = user(id) else { return .failure(.requestFailed) }
    return encode(RawUser(user))
  }

  /// Encodes any value as the bytes of an answer.
  func encode(_ value: some Encodable) -> Result<Data, NotesError> {
    Result { try json.encode(value) }.mapError { _ in .requestFailed }
  }
}
