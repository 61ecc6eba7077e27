import Controllers
import Model

/// What the session store reports.
enum SessionNotice {
  /// A user has signed in or out, or there was no stored session.
  case changed
  case logInFailed(NotesError)
}

/// The session: whether a user is signed in, and the stores of that user.
final class SessionStore {
  let notices = Notices<SessionNotice>()
  private(set) var account: Account?
  private var isLoggingIn = false
  private let client: SessionController
  private let makeAccount: (Session) -> Account

  /// Starts signed out; `makeAccount` makes the stores of a user at sign-in.
  init(client: SessionController, makeAccount: @escaping (Session) -> Account) {
    self.client = client
    self.makeAccount = makeAccount
  }

  /// Signs in with the stored session, if there is one.
  func restore() {
    client.restore { [weak self] result in
      if case .success(let session?) = result {
        self?.signIn(session)
      } else {
        self?.notices.post(.changed)
      }
    }
  }

  /// Tries to sign in, if name and password are valid and no other try is running.
  func logIn(login: String, password: String) {
    guard !isLoggingIn, validate(login: login, password: password) else { return }
    isLoggingIn = true
    client.logIn(login: login, password: password) { [weak self] result in
      guard let self else { return }
      isLoggingIn = false
      switch result {
      case .success(let session): signIn(session)
      case .failure(let error): notices.post(.logInFailed(error))
      }
    }
  }

  func logOut() {
    client.logOut()
    account = nil
    notices.post(.changed)
  }

  private func signIn(_ session: Session) {
    let account = makeAccount(session)
    self.account = account
    account.load()
    notices.post(.changed)
  }
}
