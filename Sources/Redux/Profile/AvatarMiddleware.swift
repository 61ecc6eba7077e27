import Controllers
import Model

/// Asks for the user's picture, from cache and network, once a profile has been shown and the user
/// is known.
final class AvatarMiddleware: Middleware {
  private let images: ImageController

  init(_ images: ImageController) {
    self.images = images
  }

  func handle(_ action: AppAction, in store: AppStore, next: @MainActor (AppAction) -> Void) {
    guard case .profile(let event) = action else { return next(action) }
    // Only the first time matters.
    if event == .appeared && store.state.profile.hasAppeared { return }
    let wasDue = store.state.profile.isAvatarDue
    next(action)
    guard !wasDue, store.state.profile.isAvatarDue, let user = store.state.profile.user,
      let session = store.state.session.session
    else { return }
    load(user.avatar, in: session, store)
  }

  /// What fails leaves what is shown.
  private func load(_ avatar: AvatarReference, in session: Session, _ store: AppStore) {
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
