import Model

/// What is known of the user.
nonisolated struct ProfileState: Equatable, Codable, Sendable {
  /// Not known before the first request has succeeded.
  var user: User?
  var isLoading = false
  /// Whether the last request failed.
  var hasFailed = false
}

func profileReducer(_ state: inout ProfileState, _ action: AppAction) {
  if action.openedSession != nil { return state.startLoading() }
  switch action {
  case .profile(.refreshTapped):
    state.startLoading()
  case .profile(.userLoaded(let user)):
    state = ProfileState(user: user)
  case .profile(.userLoadFailed):
    state.isLoading = false
    state.hasFailed = true
  case .profile(.userPushed(let user)):
    // Before the first answer a push is ignored: the answer will hold what it tells.
    if state.user != nil { state.user = user }
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
