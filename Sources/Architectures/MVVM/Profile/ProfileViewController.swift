import Screens
import Toolkit

/// Binds the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let bag: BindingBag
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: ProfileViewModel, _ binder: Binder) {
    self.viewModel = viewModel
    bag = binder.makeBag()
    super.init(on: binder.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
  }

  override func viewWillAppear() {
    bag.schedule.screenWillAppear()
  }

  override func viewDidAppear() {
    viewModel.person.appeared()
  }

  override func viewDidDisappear() {
    bag.schedule.screenDidDisappear()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.refreshButton.bind(to: viewModel.refresh, in: bag)
    screen.logOutButton.onTap = { [viewModel] in viewModel.logOutTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    screen.bind(to: viewModel.person, in: bag)
    viewModel.notes.bind(to: screen.notesLabel.textTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.shownTarget, in: bag)
  }
}
