/// What leads somewhere, wherever the user is.
nonisolated enum RouteAction: Equatable, Codable, Sendable {
  /// The system has handed over a URL, perhaps one that is no link.
  case urlOpened(String)
  /// The user has read the message that is up.
  case okTapped
}
