import Screens
import Toolkit

/// Shows the log-in form.
final class LoginViewController: ViewController {
  private let viewModel: any LoginViewModel
  private lazy var screen = LoginScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: LoginViewInputData(), on: loop
  ) { [unowned self] in render(data: $0) }

  // MARK: - Life cycle

  init(viewModel: any LoginViewModel, loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
  }

  override func viewWillAppear() {
    renderer.subscribe()
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.nameField.onEdit = { events.onNext(.nameEdited($0)) }
    screen.passwordField.onEdit = { events.onNext(.passwordEdited($0)) }
    screen.submitButton.onTap = { events.onNext(.submitTapped) }
  }

  // MARK: - Showing changes

  private func render(data: Rendering<LoginViewInputData>) {
    data.write(\.isEditable) { screen.nameField.isEnabled = $0 }
    data.write(\.isEditable) { screen.passwordField.isEnabled = $0 }
    data.write(\.isSubmitEnabled) { screen.submitButton.isEnabled = $0 }
    data.write(\.isSpinnerShown) { screen.spinner.isHidden = !$0 }
    data.write(\.errorMessage) { screen.errorLabel.setMessage($0) }
  }
}
