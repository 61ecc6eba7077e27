import Screens
import Toolkit

/// The form with which the user logs in.
final class LoginViewController: ViewController {
  private let store: Store
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(_ store: Store, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.submitTapped() }
    store.subscribe(self) {
      $0.select(LoginSelectors.isLoading) { $0.showLoading($1) }
      $0.select(LoginSelectors.errorText) { $0.screen.errorLabel.setMessage($1) }
    }
  }

  // MARK: - User actions

  private func formEdited() {
    showSubmitButton()
  }

  private func submitTapped() {
    store.dispatch(
      SessionThunks.logIn(name: screen.nameField.text, password: screen.passwordField.text))
  }

  // MARK: - Showing changes

  private func showLoading(_ isLoading: Bool) {
    screen.nameField.setEnabled(!isLoading)
    screen.passwordField.setEnabled(!isLoading)
    screen.spinner.setHidden(!isLoading)
    showSubmitButton()
  }

  /// Combines the form's text with the state, which says whether a log-in is under way.
  private func showSubmitButton() {
    let canSubmit = LoginSelectors.canSubmit(
      store.state, name: screen.nameField.text, password: screen.passwordField.text)
    screen.submitButton.setEnabled(canSubmit)
  }
}
