import Controllers
import Model

/// The session: whether a user is signed in, and the stores of that user.
final class SessionStore {
  /// Posted when a user has signed in or out, or when there was no stored session.
  let notices = Notices<Void>()
  private(set) var account: Account?
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
        self?.notices.post(())
      }
    }
  }

  /// Tries to sign in; `onFailure` receives the error, also that name or password is blank.
  func logIn(login: String, password: String, onFailure: @escaping (NotesError) -> Void) {
    guard validate(login: login, password: password) else { return onFailure(.wrongCredentials) }
    client.logIn(login: login, password: password) { [weak self] result in
      switch result {
      case .success(let session): self?.signIn(session)
      case .failure(let error): onFailure(error)
      }
    }
  }

  func logOut() {
    client.logOut()
    account = nil
    notices.post(())
  }

  private func signIn(_ session: Session) {
    let account = makeAccount(session)
    self.account = account
    account.load()
    notices.post(())
  }
}
