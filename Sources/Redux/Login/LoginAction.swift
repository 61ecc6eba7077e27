import Model

/// What happens on the log-in screen.
nonisolated enum LoginAction: Equatable, Codable, Sendable {
  case submitTapped(name: String, password: Secret)
  case succeeded(Session)
  case failed(NotesError)
}
