import Model

/// The state of the log-in form; the form itself keeps name and password.
final class LoginStore: Store<Action> {
  private struct State: Equatable {
    var isComplete = false
    var isLoggingIn = false
    var message: String?
  }

  private var state = State()

  var isLoggingIn: Bool { state.isLoggingIn }
  var canLogIn: Bool { state.isComplete && !state.isLoggingIn }
  /// Why the last log-in failed.
  var message: String? { state.message }

  override func onDispatch(_ action: Action) {
    let old = state
    switch action {
    case .editLoginForm(let isComplete):
      state.isComplete = isComplete
    case .logIn:
      state.isLoggingIn = true
      state.message = nil
    case .logInFailed(let error):
      state.isLoggingIn = false
      state.message =
        error == .wrongCredentials ? "Wrong name or password." : "Could not log in."
    case .loggedIn, .logOut:
      state = State()
    default: return
    }
    if state != old { emitChange() }
  }
}
