import Controllers
import Model

/// Loads the user and the friends.
final class ProfileMiddleware: Middleware {
  private let users: UserController
  private let friends: [User.ID]

  init(_ users: UserController, friends: [User.ID]) {
    self.users = users
    self.friends = friends
  }

  func handle(_ action: AppAction, in store: AppStore, next: @MainActor (AppAction) -> Void) {
    if let session = action.openedSession {
      load(in: session, store)
      for friend in friends { load(friend, in: session, store) }
    } else if case .profile(.refreshTapped) = action {
      guard !store.state.profile.isLoading, let session = store.state.session.session else {
        return
      }
      load(in: session, store)
    }
    next(action)
  }

  private func load(in session: Session, _ store: AppStore) {
    users.load(in: session) { [weak store] result in
      switch result {
      case .success(let user): store?.dispatch(.profile(.userLoaded(user)))
      case .failure: store?.dispatch(.profile(.userLoadFailed))
      }
    }
  }

  /// A failure shows nothing.
  private func load(_ friend: User.ID, in session: Session, _ store: AppStore) {
    users.load(friend, in: session) { [weak store] result in
      if case .success(let user) = result {
        store?.dispatch(.friend(friend, .userLoaded(user)))
      }
    }
  }
}
