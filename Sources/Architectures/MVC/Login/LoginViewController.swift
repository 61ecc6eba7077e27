import Model
import Screens
import Toolkit

/// Takes name and password, and shows why a log-in failed.
///
/// The root shows a success.
final class LoginViewController: ViewController {
  private let sessionStore: SessionStore
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(sessionStore: SessionStore, on loop: MainLoop) {
    self.sessionStore = sessionStore
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.logInTapped() }
  }

  // MARK: - User actions

  private func formEdited() {
    screen.submitButton.setEnabled(
      validate(login: screen.nameField.text, password: screen.passwordField.text))
  }

  private func logInTapped() {
    screen.errorLabel.setHidden(true)
    showLoading(true)
    sessionStore.logIn(login: screen.nameField.text, password: screen.passwordField.text) {
      [weak self] in self?.logInFailed($0)
    }
  }

  // MARK: - Showing changes

  private func logInFailed(_ error: NotesError) {
    showLoading(false)
    screen.errorLabel.setText(
      error == .wrongCredentials ? "Wrong name or password." : "Could not log in.")
    screen.errorLabel.setHidden(false)
  }

  private func showLoading(_ isLoading: Bool) {
    for control in [screen.nameField, screen.passwordField, screen.submitButton] as [Control] {
      control.setEnabled(!isLoading)
    }
    screen.spinner.setHidden(!isLoading)
  }
}
