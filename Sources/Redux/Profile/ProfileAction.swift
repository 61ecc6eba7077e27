import Model

/// What happens on the profile, and to the user on the server.
nonisolated enum ProfileAction: Equatable, Codable, Sendable {
  case refreshTapped
  case logOutTapped
  case userLoaded(User)
  case userLoadFailed
  case userPushed(User)
}
