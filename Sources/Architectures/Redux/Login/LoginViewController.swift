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
      $0.select(LoginSelectors.isLoading, shown: false) { $0.showLoading($1) }
      $0.select(LoginSelectors.errorText, shown: .some(nil)) { $0.showError($1) }
    }
  }

  // MARK: - User actions

  private func formEdited() {
    showSubmitButton()
  }

  private func submitTapped() {
    let password = Secret(screen.passwordField.text)
    store.dispatch(.login(.submitTapped(name: screen.nameField.text, password: password)))
  }

  // MARK: - Showing changes

  private func showLoading(_ isLoading: Bool) {
    screen.nameField.isEnabled = !isLoading
    screen.passwordField.isEnabled = !isLoading
    screen.spinner.isHidden = !isLoading
    showSubmitButton()
  }

  /// Combines the form's text with the state, which says whether a log-in is under way.
  private func showSubmitButton() {
    let isEnabled = LoginSelectors.canSubmit(
      store.state, name: screen.nameField.text, password: screen.passwordField.text)
    if screen.submitButton.isEnabled != isEnabled { screen.submitButton.isEnabled = isEnabled }
  }

  private func showError(_ text: String?) {
    screen.errorLabel.isHidden = text == nil
    if let text, screen.errorLabel.text != text { screen.errorLabel.text = text }
  }
}
