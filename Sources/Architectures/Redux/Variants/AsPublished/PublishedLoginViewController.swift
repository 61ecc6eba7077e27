import Screens
import Toolkit

/// The form with which the user logs in.
final class PublishedLoginViewController: ViewController, StateSubscriber {
  private let store: PublishedStore
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(_ store: PublishedStore, on loop: MainLoop) {
    self.store = store
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.nameField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.passwordField.onEdit = { [weak self] _ in self?.formEdited() }
    screen.submitButton.onTap = { [weak self] in self?.submitTapped() }
    // The storyboard shows the first state.
    store.subscribe(self)
  }

  // MARK: - User actions

  private func formEdited() {
    showSubmitButton(store.state)
  }

  private func submitTapped() {
    let password = Secret(screen.passwordField.text)
    store.handle(.login(.submitTapped(name: screen.nameField.text, password: password)))
  }

  // MARK: - Showing changes

  func newState(_ state: AppState) {
    let isLoading = state.login.isLoading
    screen.nameField.isEnabled = !isLoading
    screen.passwordField.isEnabled = !isLoading
    screen.spinner.isHidden = !isLoading
    showSubmitButton(state)
    let error = LoginSelectors.errorText(state)
    screen.errorLabel.isHidden = error == nil
    if let error, screen.errorLabel.text != error { screen.errorLabel.text = error }
  }

  private func showSubmitButton(_ state: AppState) {
    let isEnabled = LoginSelectors.canSubmit(
      state, name: screen.nameField.text, password: screen.passwordField.text)
    if screen.submitButton.isEnabled != isEnabled { screen.submitButton.isEnabled = isEnabled }
  }
}
