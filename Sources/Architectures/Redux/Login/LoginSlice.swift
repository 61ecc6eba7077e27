import Model

/// The state of a log-in, without the name and password, which the form holds.
nonisolated struct LoginState: Equatable, Codable, Sendable {
  var isLoading = false
  /// Why the last log-in failed.
  var failure: NotesError?
}

nonisolated enum LoginAction: Equatable, Codable, Sendable {
  case submitTapped
  case succeeded(Session)
  case failed(NotesError)
}

func loginReducer(_ state: LoginState, _ action: AppAction) -> LoginState {
  switch action {
  case .login(.submitTapped): LoginState(isLoading: true)
  case .login(.failed(let error)): LoginState(failure: error)
  default: state
  }
}
