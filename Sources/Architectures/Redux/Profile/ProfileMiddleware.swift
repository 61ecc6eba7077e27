import Controllers
import Model

/// Loads the user.
final class ProfileMiddleware: Middleware {
  private let users: UserController

  init(_ users: UserController) {
    self.users = users
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    if let session = action.openedSession {
      load(in: session, store)
    } else if case .profile(.refreshTapped) = action {
      guard !store.state.profile.isLoading, let session = store.state.session.session else {
        return
      }
      load(in: session, store)
    }
    next(action)
  }

  private func load(in session: Session, _ store: Store) {
    users.load(in: session) { [weak store] result in
      switch result {
      case .success(let user): store?.dispatch(.profile(.userLoaded(user)))
      case .failure: store?.dispatch(.profile(.userLoadFailed))
      }
    }
  }
}
