import Model

/// The view model of the log-in form, which owns the typed name and password.
final class LoginViewModel {
  @Output("") private var name: Property<String>
  @Output("") private var password: Property<String>
  private let sessions: ObservableSessionStore

  init(sessions: ObservableSessionStore) {
    self.sessions = sessions
  }

  private(set) lazy var isEditable = submit.isExecuting.map { !$0 }
  var isSpinnerShown: Property<Bool> { submit.isExecuting }

  private(set) lazy var errorMessage = submit.error.map { $0.map { Self.message(for: $0) } }

  private(set) lazy var submit = Command(
    enabledIf: name.combined(with: password) { validate(login: $0, password: $1) }
  ) { [sessions, name, password] done in
    sessions.logIn(login: name.value, password: password.value, done)
  }

  func nameEdited(_ text: String) {
    _name.value = text
  }

  func passwordEdited(_ text: String) {
    _password.value = text
  }

  private static func message(for error: NotesError) -> String {
    error == .wrongCredentials ? "Wrong name or password." : "Could not log in."
  }
}
