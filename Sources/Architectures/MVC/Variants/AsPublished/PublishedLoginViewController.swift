import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The login form.
///
/// It also sends the request and keeps the answer.
final class PublishedLoginViewController: ViewController {
  private let environment: AppEnvironment
  private unowned let app: PublishedApp
  private lazy var screen = LoginScreen(on: loop)
  private var isLoading = false
  private var error: NotesError?

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, app: PublishedApp) {
    self.environment = environment
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
    reload()
  }

  private func logInTapped() {
    let (login, password) = (screen.nameField.text, screen.passwordField.text)
    guard !isLoading, validate(login: login, password: password) else { return }
    isLoading = true
    error = nil
    reload()
    environment.sessions.logIn(login: login, password: password) { [weak self] in
      self?.loginAnswered($0)
    }
  }

  private func loginAnswered(_ result: Result<Session, NotesError>) {
    isLoading = false
    switch result {
    case .success(let session):
      app.signIn(session)
    case .failure(let error):
      self.error = error
      reload()
    }
  }

  // MARK: - Showing changes

  private func reload() {
    screen.nameField.isEnabled = !isLoading
    screen.passwordField.isEnabled = !isLoading
    screen.submitButton.isEnabled =
      !isLoading && validate(login: screen.nameField.text, password: screen.passwordField.text)
    screen.spinner.isHidden = !isLoading
    screen.errorLabel.isHidden = error == nil
    screen.errorLabel.text =
      error == .wrongCredentials ? "Wrong name or password." : "Could not log in."
  }
}
