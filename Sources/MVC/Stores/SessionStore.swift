import Controllers
import Model

/// Who is signed in, if anybody is.
final class SessionStore {
  let notices = Notices<SessionNotice>()
  private(set) var account: Account?
  private var isLoggingIn = false
  private let client: SessionController
  private let makeAccount: (Session) -> Account

  /// Nobody is signed in yet; `makeAccount` gives the stores for a user who is.
  init(client: SessionController, makeAccount: @escaping (Session) -> Account) {
    self.client = client
    self.makeAccount = makeAccount
  }

  /// Signs in whoever was signed in when the app last ran.
  func restore() {
    client.restore { [weak self] result in
      if case .success(let session?) = result {
        self?.signIn(session)
      } else {
        self?.notices.post(.signedOut)
      }
    }
  }

  /// Tries to sign in, if name and password are valid and no other try is under way.
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
    notices.post(.signedOut)
  }

  private func signIn(_ session: Session) {
    let account = makeAccount(session)
    self.account = account
    account.load()
    notices.post(.signedIn(account))
  }
}
