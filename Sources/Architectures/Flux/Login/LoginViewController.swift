import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// Takes name and password, logs in, and shows why a log-in failed.
final class LoginViewController: ViewController {
  private let sessions: SessionController
  private unowned let app: FluxApp
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, app: FluxApp) {
    sessions = environment.sessions
    self.app = app
    super.init(on: environment.loop)
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
    showLoading(true)
    screen.errorLabel.setHidden(true)
    sessions.logIn(login: screen.nameField.text, password: screen.passwordField.text) {
      [weak self] in self?.logInAnswered($0)
    }
  }

  // MARK: - Showing changes

  private func logInAnswered(_ result: Result<Session, NotesError>) {
    switch result {
    case .success(let session):
      app.signIn(session)
    case .failure(let error):
      showLoading(false)
      screen.errorLabel.setText(
        error == .wrongCredentials ? "Wrong name or password." : "Could not log in.")
      screen.errorLabel.isHidden = false
    }
  }

  private func showLoading(_ isLoading: Bool) {
    screen.nameField.isEnabled = !isLoading
    screen.passwordField.isEnabled = !isLoading
    screen.submitButton.isEnabled = !isLoading
    screen.spinner.isHidden = !isLoading
  }
}
