import Controllers
import Model

/// Loads the avatar from cache and network, once the profile has been shown and the user is known.
struct AvatarListener: Listener {
  func handle(_ action: AppAction, from old: AppState, in store: Store, _ services: Services) {
    let profile = store.state.profile
    guard profile.isAvatarDue, !old.profile.isAvatarDue, let avatar = profile.user?.avatar,
      let session = store.state.session.session
    else { return }
    // A failure leaves the picture that is shown.
    services.images.cached(avatar.low, in: session) { [weak store] result in
      if case .success(let picture?) = result {
        store?.dispatch(.profile(.avatarFoundInCache(picture)))
      }
    }
    services.images.image(avatar.high, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.dispatch(.profile(.avatarArrived(picture)))
      }
    }
  }
}
