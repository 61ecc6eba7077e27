import Screens
import Toolkit

/// Takes name and password, logs in, and shows why a log-in failed.
final class LoginViewController: ViewController {
  private let login: LoginStore
  private let actions: SessionActions
  private var listeners: [StoreListener] = []
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(_ login: LoginStore, _ actions: SessionActions, on loop: MainLoop) {
    self.login = login
    self.actions = actions
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.logInTapped() }
    listeners = update(after: login)
    setNeedsUpdateProperties()
  }

  // MARK: - User actions

  private func formEdited() {
    actions.editForm(login: screen.nameField.text, password: screen.passwordField.text)
  }

  private func logInTapped() {
    actions.logIn(login: screen.nameField.text, password: screen.passwordField.text)
  }

  // MARK: - Showing changes

  override func updateProperties() {
    screen.nameField.setEnabled(!login.isLoggingIn)
    screen.passwordField.setEnabled(!login.isLoggingIn)
    screen.submitButton.setEnabled(login.canLogIn)
    screen.spinner.setHidden(!login.isLoggingIn)
    screen.errorLabel.setMessage(login.message)
  }
}
