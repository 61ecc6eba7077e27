import Model

/// The view model of the log-in form, which owns the typed name and password.
final class VariantLoginViewModel {
  @VariantOutput(nil) var errorMessage: VariantProperty<String?>
  @VariantOutput("") private var name: VariantProperty<String>
  @VariantOutput("") private var password: VariantProperty<String>
  private let sessions: ObservableSessionStore

  init(sessions: ObservableSessionStore) {
    self.sessions = sessions
  }

  var isEditable: VariantProperty<Bool> { submit.isExecuting.map { !$0 } }
  var isSpinnerShown: VariantProperty<Bool> { submit.isExecuting }

  private(set) lazy var submit = VariantCommand(
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
