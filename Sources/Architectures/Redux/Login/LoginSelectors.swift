import Model

/// What the log-in screen shows of the state.
enum LoginSelectors {
  static func isLoading(_ state: AppState) -> Bool { state.login == .loading }

  /// Whether the form can be submitted.
  static func canSubmit(_ state: AppState, name: String, password: String) -> Bool {
    !isLoading(state) && validate(login: name, password: password)
  }

  static func errorText(_ state: AppState) -> String? {
    switch state.login {
    case .editing, .loading: nil
    case .failed(.wrongCredentials): "Wrong name or password."
    case .failed: "Could not log in."
    }
  }
}
