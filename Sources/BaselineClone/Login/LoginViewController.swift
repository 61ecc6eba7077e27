import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The form by which somebody logs in.
final class LoginViewController: ViewController {
  private lazy var screen = LoginScreen(on: loop)
  private let sessions: SessionController
  private unowned let app: BaselineCloneApp

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, app: BaselineCloneApp) {
    sessions = environment.sessions
    self.app = app
    super.init(on: environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.submitTapped() }
  }

  // MARK: - User actions

  private func formEdited() {
    screen.submitButton.setEnabled(
      validate(login: screen.nameField.text, password: screen.passwordField.text))
  }

  private func submitTapped() {
    showLoading(true)
    screen.errorLabel.setHidden(true)
    sessions.logIn(login: screen.nameField.text, password: screen.passwordField.text) {
      [weak self] in self?.loginAnswered($0)
    }
  }

  // MARK: - Showing changes

  private func loginAnswered(_ result: Result<Session, NotesError>) {
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
