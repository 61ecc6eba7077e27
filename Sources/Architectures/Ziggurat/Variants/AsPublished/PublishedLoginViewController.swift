import Screens
import Toolkit

/// The form by which the user logs in; each update writes every view.
final class PublishedLoginViewController: ViewController {
  private let service: any LoginInforming
  private lazy var screen = LoginScreen(on: loop)

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
    screen.nameField.isEnabled = viewModel.areFieldsEnabled
    screen.passwordField.isEnabled = viewModel.areFieldsEnabled
    screen.submitButton.isEnabled = viewModel.isSubmitEnabled
    screen.spinner.isHidden = !viewModel.isSpinnerShown
    if let error = viewModel.error { screen.errorLabel.text = error }
    screen.errorLabel.isHidden = viewModel.error == nil
  }
}
