import Model

/// What the log-in screen shows of the state.
enum LoginSelectors {
  static func isLoading(_ state: AppState) -> Bool { state.login.isLoading }

  /// Whether the form can be submitted.
  static func canSubmit(_ state: AppState, name: String, password: String) -> Bool {
    !state.login.isLoading && validate(login: name, password: password)
  }

  static func errorText(_ state: AppState) -> String? {
    switch state.login.failure {
    case nil: nil
    case .wrongCredentials: "Wrong name or password."
    case .requestFailed, .unreadableAnswer: "Could not log in."
    }
  }
}
