import Model

/// The signed-in user, and how far the loading of user and avatar has come.
nonisolated struct ProfileState: Equatable, Codable, Sendable {
  /// `nil` until the first request has succeeded.
  var user: User?
  var isLoading = false
  /// Whether the last request failed.
  var hasFailed = false
  /// Whether the profile has been shown.
  var hasAppeared = false
  var avatar = Avatar.placeholder

  /// The avatar that is shown, and where it comes from.
  enum Avatar: Equatable, Codable, Sendable {
    case placeholder
    case cached(Picture)
    /// Loaded from the network, which is final.
    case arrived(Picture)
  }

  /// Whether the avatar can be loaded; that happens once a session, when this becomes true.
  var isAvatarDue: Bool { hasAppeared && user != nil }
}

/// What happens on the profile, and to the user on the server.
nonisolated enum ProfileAction: Equatable, Codable, Sendable {
  /// The profile has come into the window.
  case appeared
  case loadBegan
  case userLoaded(User)
  case userLoadFailed
  case userPushed(User)
  case avatarFoundInCache(Picture)
  case avatarArrived(Picture)
}

func profileReducer(_ state: ProfileState, _ action: AppAction) -> ProfileState {
  var state = state
  switch action {
  case .profile(.loadBegan):
    state.startLoading()
  case _ where action.openedSession != nil:
    state.startLoading()
  case .profile(.userLoaded(let user)):
    state.user = user
    state.isLoading = false
  case .profile(.userLoadFailed):
    state.isLoading = false
    state.hasFailed = true
  case .profile(.userPushed(let user)):
    // Before the first answer a push is ignored, because the answer will contain it.
    state.user? = user
  case .profile(.appeared):
    state.hasAppeared = true
  case .profile(.avatarFoundInCache(let picture)):
    // A late find does not replace the picture from the network.
    if state.avatar == .placeholder { state.avatar = .cached(picture) }
  case .profile(.avatarArrived(let picture)):
    state.avatar = .arrived(picture)
  default:
    break
  }
  return state
}

extension ProfileState {
  fileprivate mutating func startLoading() {
    isLoading = true
    hasFailed = false
  }
}
