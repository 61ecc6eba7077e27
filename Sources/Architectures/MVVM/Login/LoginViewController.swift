import Screens
import Toolkit

/// Binds the log-in form.
final class LoginViewController: ViewController {
  private let viewModel: LoginViewModel
  private let bag = DisposalBag()
  private lazy var screen = LoginScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: LoginViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.nameField.onEdit = { [viewModel] in viewModel.nameEdited($0) }
    screen.passwordField.onEdit = { [viewModel] in viewModel.passwordEdited($0) }
    screen.submitButton.bind(to: viewModel.submit, in: bag)
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.isEditable.bind(to: screen.nameField.setEnabled, in: bag)
    viewModel.isEditable.bind(to: screen.passwordField.setEnabled, in: bag)
    viewModel.isSpinnerShown.bind(to: screen.spinner.setShown, in: bag)
    viewModel.errorMessage.bind(to: screen.errorLabel.setMessage, in: bag)
  }
}
