import Screens
import Toolkit

/// The form by which the user logs in.
final class LoginViewController: ViewController {
  private let service: any LoginInforming
  private lazy var screen = LoginScreen(on: loop)
  private var viewModel: LoginViewModel?

  // MARK: - Life cycle

  init(_ service: any LoginInforming, on loop: MainLoop) {
    self.service = service
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.nameField.onEdit = { [service] in service.nameEdited($0) }
    screen.passwordField.onEdit = { [service] in service.passwordEdited($0) }
    screen.submitButton.onTap = { [service] in service.submitTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: LoginViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    screen.nameField.setEnabled(viewModel.areFieldsEnabled)
    screen.passwordField.setEnabled(viewModel.areFieldsEnabled)
    screen.submitButton.setEnabled(viewModel.isSubmitEnabled)
    screen.spinner.setHidden(!viewModel.isSpinnerShown)
    screen.errorLabel.setMessage(viewModel.error)
  }
}
