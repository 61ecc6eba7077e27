import Screens
import Toolkit

/// Shows the log-in form.
final class LoginViewController: ViewController {
  private let viewModel: any LoginViewModel
  private lazy var screen = LoginScreen(on: loop)
  private var disposeBag = DisposeBag()

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
    disposeBag = DisposeBag()
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.nameField.onEdit = { events.onNext(.nameEdited($0)) }
    screen.passwordField.onEdit = { events.onNext(.passwordEdited($0)) }
    screen.submitButton.onTap = { events.onNext(.submitTapped) }
  }

  // MARK: - Showing changes

  private func render(data: LoginViewInputData) {
    screen.nameField.setEnabled(data.isEditable)
    screen.passwordField.setEnabled(data.isEditable)
    screen.submitButton.setEnabled(data.isSubmitEnabled)
    screen.spinner.setHidden(!data.isSpinnerShown)
    screen.errorLabel.setMessage(data.errorMessage)
  }
}
