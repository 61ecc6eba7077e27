import Model

/// How a log-in stands; what is typed lies with the form.
nonisolated struct LoginState: Equatable, Codable, Sendable {
  var isLoading = false
  /// Why the last one failed.
  var failure: NotesError?
}

func loginReducer(_ state: inout LoginState, _ action: AppAction) {
  switch action {
  case .login(.submitTapped): state = LoginState(isLoading: true)
  case .login(.failed(let error)): state = LoginState(failure: error)
  default: break
  }
}
