import Model

/// What is known of the user.
nonisolated struct ProfileState: Equatable, Codable, Sendable {
  /// Not known before the first request has succeeded.
  var user: User?
  var isLoading = false
  /// Whether the last request failed.
  var hasFailed = false
  /// Whether any profile has been in the window.
  var hasAppeared = false
  var avatar = Avatar.placeholder

  /// How far the user's picture has come.
  enum Avatar: Equatable, Codable, Sendable {
    case placeholder
    case cached(Picture)
    /// From the network, for good.
    case arrived(Picture)
  }

  /// Asked for once in a session: when this becomes true.
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
    // Before the first answer a push is ignored: the answer will hold what it tells.
    state.user? = user
  case .profile(.appeared):
    state.hasAppeared = true
  case .profile(.avatarFoundInCache(let picture)):
    // Found late, it does not take the place of the network's.
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
