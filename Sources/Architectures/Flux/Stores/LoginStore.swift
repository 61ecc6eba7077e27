import Model

/// The state of the log-in form; the form itself keeps name and password.
final class LoginStore: ReduceStore<LoginStore.State, Action> {
  struct State: Equatable {
    fileprivate var isComplete = false
    fileprivate var isLoggingIn = false
    fileprivate var message: String?
  }

  init(_ dispatcher: Dispatcher<Action>) {
    super.init(dispatcher, State())
  }

  var isLoggingIn: Bool { state.isLoggingIn }
  var canLogIn: Bool { state.isComplete && !state.isLoggingIn }
  /// Why the last log-in failed.
  var message: String? { state.message }

  override func reduce(_ state: inout State, _ action: Action) {
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
    default: break
    }
  }
}
