import Controllers
import Model

/// Action creators for the session: restoring it, logging in and logging out.
final class SessionActions {
  private let dispatcher: Dispatcher<Action>
  private let session: SessionStore
  private let login: LoginStore
  private let client: SessionController
  private let notes: NotesActions
  private let user: UserActions

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ client: SessionController,
    _ notes: NotesActions, _ user: UserActions
  ) {
    self.dispatcher = dispatcher
    session = stores.session
    login = stores.login
    self.client = client
    self.notes = notes
    self.user = user
  }

  func restore() {
    client.restore { [weak self] result in
      let session = (try? result.get()).flatMap(\.self)
      self?.dispatcher.dispatch(.sessionRestored(session))
      if let session { self?.requestData(in: session) }
    }
  }

  func editForm(login: String, password: String) {
    dispatcher.dispatch(.editLoginForm(isComplete: validate(login: login, password: password)))
  }

  /// Logs in.
  ///
  /// The password goes to the server, and into no action.
  func logIn(login: String, password: String) {
    guard self.login.canLogIn else { return }
    dispatcher.dispatch(.logIn)
    client.logIn(login: login, password: password) { [weak self] result in
      switch result {
      case .success(let session):
        self?.dispatcher.dispatch(.loggedIn(session))
        self?.requestData(in: session)
      case .failure(let error):
        self?.dispatcher.dispatch(.logInFailed(error))
      }
    }
  }

  func logOut() {
    guard session.session != nil else { return }
    client.logOut()
    notes.stopListening()
    user.stopListening()
    dispatcher.dispatch(.logOut)
  }

  /// Requests everything of a user who has just signed in.
  private func requestData(in session: Session) {
    notes.listen(in: session)
    user.listen(in: session)
    notes.load()
    user.load()
  }
}
