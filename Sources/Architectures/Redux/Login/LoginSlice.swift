import Model

/// The state of a log-in, without the name and password, which the form holds.
nonisolated struct LoginState: Equatable, Codable, Sendable {
  var isLoading = false
  /// Why the last log-in failed.
  var failure: NotesError?
}

func loginReducer(_ state: inout LoginState, _ action: AppAction) {
  switch action {
  case .login(.submitTapped): state = LoginState(isLoading: true)
  case .login(.failed(let error)): state = LoginState(failure: error)
  default: break
  }
}
