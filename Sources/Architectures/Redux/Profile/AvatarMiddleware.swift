import Controllers
import Model

/// Loads the avatar from cache and network, once a profile has been shown and the user is known.
final class AvatarMiddleware: Middleware {
  private let images: ImageController

  init(_ images: ImageController) {
    self.images = images
  }

  func handle(_ action: AppAction, in store: AppStore, next: @MainActor (AppAction) -> Void) {
    switch action {
    case .profile(.appeared) where store.state.profile.hasAppeared:
      // Only the first time matters.
      break
    case .profile(.appeared), .profile(.userLoaded):
      let wasDue = store.state.profile.isAvatarDue
      next(action)
      if !wasDue && store.state.profile.isAvatarDue { load(in: store) }
    default:
      next(action)
    }
  }

  /// A failure leaves the picture that is shown.
  private func load(in store: AppStore) {
    guard let avatar = store.state.profile.user?.avatar, let session = store.state.session.session
    else { return }
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
