import Model

/// What happens to the app as a whole.
nonisolated enum SessionAction: Equatable, Codable, Sendable {
  case launched
  /// The stored session was read; a failure counts as none.
  case restored(Session?)
}
