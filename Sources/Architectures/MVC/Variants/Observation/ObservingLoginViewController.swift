import Model
import Screens
import Toolkit

/// Takes name and password, and shows why a log-in failed.
///
/// The root shows a success.
final class ObservingLoginViewController: ViewController {
  private let sessionStore: ObservationSessionStore
  private lazy var screen = LoginScreen(on: loop)
  private var sessionObserver: ObserverToken?

  // MARK: - Life cycle

  init(sessionStore: ObservationSessionStore, on loop: MainLoop) {
    self.sessionStore = sessionStore
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.logInTapped() }
    sessionObserver = sessionStore.notices.observe { [weak self] in self?.show($0) }
  }

  // MARK: - User actions

  private func formEdited() {
    screen.submitButton.setEnabled(
      validate(login: screen.nameField.text, password: screen.passwordField.text))
  }

  private func logInTapped() {
    screen.errorLabel.setHidden(true)
    showLoading(true)
    sessionStore.logIn(login: screen.nameField.text, password: screen.passwordField.text)
  }

  // MARK: - Showing changes

  private func show(_ notice: ObservationSessionNotice) {
    guard case .logInFailed(let error) = notice else { return }
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
