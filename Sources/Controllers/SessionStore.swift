import Model

/// Where the device keeps the session from one launch to the next.
///
/// What cannot be stored at once holds for this process nevertheless, and is stored as soon as the
/// storage can: nobody stays signed in, or is signed out, because a disk is full.
final class SessionStore {
  private let storage: any NotesStorage
  private(set) var session: Session?
  private var isBehind = false

  init(storage: any NotesStorage) {
    self.storage = storage
    session = storage.contents.session
  }

  func store(_ session: Session) {
    self.session = session
    keep()
  }

  func erase() {
    session = nil
    keep()
  }

  /// Stores what could not be stored before.
  func catchUp() {
    if isBehind { keep() }
  }

  private func keep() {
    guard session != storage.contents.session else { return isBehind = false }
    do {
      try storage.change { $0.session = session }
      isBehind = false
    } catch {
      isBehind = true
    }
  }
}
