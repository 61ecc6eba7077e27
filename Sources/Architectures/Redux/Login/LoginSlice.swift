import Model

/// The state of a log-in, without the name and password, which the form holds.
nonisolated enum LoginState: Equatable, Codable, Sendable {
  case editing
  case loading
  case failed(NotesError)
}

nonisolated enum LoginAction: Equatable, Codable, Sendable {
  case submitTapped
  case succeeded(Session)
  case failed(NotesError)
}

func loginReducer(_ state: LoginState, _ action: AppAction) -> LoginState {
  switch action {
  case .login(.submitTapped): .loading
  case .login(.failed(let error)): .failed(error)
  default: state
  }
}
