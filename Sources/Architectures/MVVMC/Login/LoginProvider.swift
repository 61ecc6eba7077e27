import Model

/// Keeps what the user types, and logs in.
protocol LoginProvider: AnyObject {
  var state: Observable<LoginProviderState> { get }
  var currentState: LoginProviderState { get }
  func edit(name: String)
  func edit(password: String)
  /// Logs in, if the input is valid and no log-in runs.
  func logIn()
}

struct LoginProviderState {
  var name = ""
  var password = ""
  var isLoggingIn = false
  /// Why the last log-in has failed, until the next one.
  var error: NotesError?

  var canLogIn: Bool { !isLoggingIn && validate(login: name, password: password) }
}

final class LoginProviderImpl: LoginProvider {
  @RxPublished private(set) var currentState = LoginProviderState()
  private(set) lazy var state = $currentState
  private let sessions: SessionService

  init(sessions: SessionService) {
    self.sessions = sessions
  }

  func edit(name: String) {
    currentState.name = name
  }

  func edit(password: String) {
    currentState.password = password
  }

  func logIn() {
    guard currentState.canLogIn else { return }
    _currentState.commit { state in
      state.isLoggingIn = true
      state.error = nil
    }
    sessions.logIn(login: currentState.name, password: currentState.password) { [weak self] error in
      self?._currentState.commit { state in
        state.isLoggingIn = false
        state.error = error
      }
    }
  }
}
