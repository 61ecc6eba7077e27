import Model

/// Where the device keeps the session from one launch to the next.
final class SessionStore {
  private(set) var session: Session?

  func store(_ session: Session) {
    self.session = session
  }

  func erase() {
    session = nil
  }
}
