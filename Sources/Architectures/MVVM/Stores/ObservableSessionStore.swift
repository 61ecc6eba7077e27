import Controllers
import Model

/// Holds the session of the signed-in user as an observable property.
final class ObservableSessionStore {
  @Output(.restoring) var state: Property<SessionState>
  private let client: SessionController

  init(client: SessionController) {
    self.client = client
  }

  /// Loads the stored session, if there is one.
  func restore() {
    client.restore { [weak self] result in
      // A failure counts as no session.
      let session = try? result.get()
      self?._state.value = session.map { .signedIn($0) } ?? .signedOut
    }
  }

  /// Logs in, then calls `done`.
  func logIn(
    login: String, password: String, _ done: @escaping (Result<Void, NotesError>) -> Void
  ) {
    client.logIn(login: login, password: password) { [weak self] result in
      if case .success(let session) = result { self?._state.value = .signedIn(session) }
      done(result.map { _ in })
    }
  }

  func logOut() {
    client.logOut()
    _state.value = .signedOut
  }
}

/// Whether a user is signed in.
enum SessionState: Equatable {
  /// The stored session is being loaded.
  case restoring
  case signedOut
  case signedIn(Session)
}
