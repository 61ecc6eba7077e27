import Model

/// The view model of the log-in form, which owns the typed name and password.
final class LoginViewModel {
  @Output(nil) var errorMessage: Property<String?>
  @Output("") private var name: Property<String>
  @Output("") private var password: Property<String>
  private let sessions: ObservableSessionStore

  init(sessions: ObservableSessionStore) {
    self.sessions = sessions
  }

  private(set) lazy var isEditable = submit.isExecuting.map { !$0 }
  var isSpinnerShown: Property<Bool> { submit.isExecuting }

  private(set) lazy var submit = Command(
    enabledIf: name.combined(with: password) { validate(login: $0, password: $1) }
  ) { [weak self] done in
    self?.logIn(done)
  }

  func nameEdited(_ text: String) {
    _name.value = text
  }

  func passwordEdited(_ text: String) {
    _password.value = text
  }

  private func logIn(_ done: @escaping () -> Void) {
    _errorMessage.value = nil
    sessions.logIn(login: name.value, password: password.value) { [weak self] error in
      self?._errorMessage.value = error.map(Self.message)
      done()
    }
  }

  private static func message(for error: NotesError) -> String {
    error == .wrongCredentials ? "Wrong name or password." : "Could not log in."
  }
}
