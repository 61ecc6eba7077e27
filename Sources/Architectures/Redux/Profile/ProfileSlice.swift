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

func profileReducer(_ state: inout ProfileState, _ action: AppAction) {
  if action.openedSession != nil { return state.startLoading() }
  switch action {
  case .profile(.refreshTapped):
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
}

extension ProfileState {
  fileprivate mutating func startLoading() {
    isLoading = true
    hasFailed = false
  }
}
