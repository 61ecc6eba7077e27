import Controllers
import Model

/// Restores the stored session, logs in and logs out.
final class SessionMiddleware: Middleware {
  private let sessions: SessionController

  init(_ sessions: SessionController) {
    self.sessions = sessions
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    switch action {
    case .session(.launched): restore(in: store)
    case .login(.submitTapped(let name, let password)): logIn(name, password, in: store)
    case .profile(.logOutTapped): sessions.logOut()
    default: break
    }
    next(action)
  }

  private func restore(in store: Store) {
    sessions.restore { [weak store] result in
      let session = try? result.get()
      store?.dispatch(.session(.restored(session)))
    }
  }

  private func logIn(_ name: String, _ password: Secret, in store: Store) {
    sessions.logIn(login: name, password: password.revealed) { [weak store] result in
      switch result {
      case .success(let session): store?.dispatch(.login(.succeeded(session)))
      case .failure(let error): store?.dispatch(.login(.failed(error)))
      }
    }
  }
}
