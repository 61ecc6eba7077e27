import Controllers
import Model

/// Restores, begins and ends the session, and holds it.
final class SessionService {
  @RxPublished private(set) var currentState = SessionState.restoring
  private(set) lazy var state = $currentState
  private let client: SessionController

  init(client: SessionController) {
    self.client = client
  }

  /// Loads the stored session, if there is one.
  func restore() {
    client.restore { [weak self] result in
      // A failure counts as no session.
      let session = try? result.get()
      self?.currentState = session.map { .signedIn($0) } ?? .signedOut
    }
  }

  /// Logs in, then calls `done` with the error, or with `nil` after a success.
  func logIn(login: String, password: String, _ done: @escaping (NotesError?) -> Void) {
    client.logIn(login: login, password: password) { [weak self] result in
      switch result {
      case .success(let session):
        self?.currentState = .signedIn(session)
        done(nil)
      case .failure(let error):
        done(error)
      }
    }
  }

  func logOut() {
    client.logOut()
    currentState = .signedOut
  }
}

/// Whether a user is signed in.
enum SessionState {
  /// The stored session is being loaded.
  case restoring
  case signedOut
  case signedIn(Session)
}
