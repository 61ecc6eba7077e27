import Controllers
import Model

/// Who is signed in, observably.
final class ObservableSessionStore {
  @Output(.restoring) var state: Property<SessionState>
  private let client: SessionController

  init(client: SessionController) {
    self.client = client
  }

  /// Looks for a stored session.
  func restore() {
    client.restore { [weak self] result in
      // A failure counts as none.
      let session = try? result.get()
      self?._state.value = session.map { .signedIn($0) } ?? .signedOut
    }
  }

  /// Signs in; `done` hears of an error, or of none once that is done.
  func logIn(login: String, password: String, _ done: @escaping (NotesError?) -> Void) {
    client.logIn(login: login, password: password) { [weak self] result in
      switch result {
      case .success(let session):
        self?._state.value = .signedIn(session)
        done(nil)
      case .failure(let error):
        done(error)
      }
    }
  }

  func logOut() {
    client.logOut()
    _state.value = .signedOut
  }
}
