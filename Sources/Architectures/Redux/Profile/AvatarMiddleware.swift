import Controllers
import Model

/// Loads an avatar from cache and network, once its profile has been shown and the user is known.
final class AvatarMiddleware: Middleware {
  private let images: ImageController

  init(_ images: ImageController) {
    self.images = images
  }

  func handle(_ action: AppAction, in store: AppStore, next: @MainActor (AppAction) -> Void) {
    switch action {
    case .profile(.appeared), .profile(.userLoaded):
      handle(action, of: nil, in: store, next)
    case .friend(let id, .appeared), .friend(let id, .userLoaded):
      handle(action, of: id, in: store, next)
    default:
      next(action)
    }
  }

  /// Hands on what happens on a friend's profile or, for `nil`, on the user's own.
  private func handle(
    _ action: AppAction, of friend: User.ID?, in store: AppStore,
    _ next: @MainActor (AppAction) -> Void
  ) {
    let old = store.state.profile(of: friend)
    // Only the first time matters.
    if old.hasAppeared, action == .profile(.appeared, of: friend) { return }
    next(action)
    let new = store.state.profile(of: friend)
    if new.isAvatarDue, !old.isAvatarDue, let user = new.user {
      load(user.avatar, of: friend, in: store)
    }
  }

  /// A failure leaves the picture that is shown.
  private func load(_ avatar: AvatarReference, of friend: User.ID?, in store: AppStore) {
    guard let session = store.state.session.session else { return }
    images.cached(avatar.low, in: session) { [weak store] result in
      if case .success(let picture?) = result {
        store?.dispatch(.profile(.avatarFoundInCache(picture), of: friend))
      }
    }
    images.image(avatar.high, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.dispatch(.profile(.avatarArrived(picture), of: friend))
      }
    }
  }
}
