import Model

/// What happens on the profile, and to the user on the server.
nonisolated enum ProfileAction: Equatable, Codable, Sendable {
  case refreshTapped
  case logOutTapped
  /// A profile has come into the window, for the first time in this session.
  case appeared
  case userLoaded(User)
  case userLoadFailed
  case userPushed(User)
  case avatarFoundInCache(Picture)
  case avatarArrived(Picture)
}
