import Controllers
import Model

/// Loads the avatar from cache and network, once the profile has been shown and the user is known.
final class AvatarMiddleware: Middleware {
  private let images: ImageController

  init(_ images: ImageController) {
    self.images = images
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    switch action {
    case .profile(.appeared), .profile(.userLoaded):
      let old = store.state.profile
      // Only the first time matters.
      if old.hasAppeared, action == .profile(.appeared) { return }
      next(action)
      let new = store.state.profile
      if new.isAvatarDue, !old.isAvatarDue, let user = new.user { load(user.avatar, in: store) }
    default:
      next(action)
    }
  }

  /// A failure leaves the picture that is shown.
  private func load(_ avatar: AvatarReference, in store: Store) {
    guard let session = store.state.session.session else { return }
    images.cached(avatar.low, in: session) { [weak store] result in
      if case .success(let picture?) = result {
        store?.dispatch(.profile(.avatarFoundInCache(picture)))
      }
    }
    images.image(avatar.high, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.dispatch(.profile(.avatarArrived(picture)))
      }
    }
  }
}
