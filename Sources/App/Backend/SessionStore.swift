import Controllers
import Model

/// The device's storage for the session between two launches.
///
/// A new session counts at once in this process, even if it cannot be stored. It is stored as soon
/// as the storage works again. So a full disk neither keeps a user signed in nor signs a user out.
final class SessionStore: SessionStorage {
  private let storage: any NotesStorage
  private(set) var session: Session?
  private var isBehind = false

  init(storage: any NotesStorage) {
    self.storage = storage
    session = storage.contents.session
  }

  package func store(_ session: Session) {
    self.session = session
    keep()
  }

  func erase() {
    session = nil
    keep()
  }

  /// Tries again to store a session that could not be stored before.
  func catchUp() {
    if isBehind { keep() }
  }

  private func keep() {
    guard session != storage.contents.session else {
      isBehind = false
      return
    }
    do {
      try storage.change { $0.session = session }
      isBehind = false
    } catch {
      isBehind = true
    }
  }
}
