import Screens
import Toolkit

/// Binds a profile.
final class VariantProfileViewController: ViewController {
  private let viewModel: VariantProfileViewModel
  private let bag: BindingBag
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: VariantProfileViewModel, _ binder: VariantBinder) {
    self.viewModel = viewModel
    bag = binder.makeBag()
    super.init(on: binder.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
  }

  override func viewDidAppear() {
    viewModel.appeared()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.refreshButton.bind(to: viewModel.refresh, in: bag)
    screen.logOutButton.onTap = { [viewModel] in viewModel.logOutTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.avatar.bind(to: screen.avatarView.avatarTarget, in: bag)
    viewModel.name.bind(to: screen.nameLabel.textTarget, in: bag)
    viewModel.friends.bind(to: screen.friendsLabel.textTarget, in: bag)
    viewModel.notes.bind(to: screen.notesLabel.textTarget, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.shownTarget, in: bag)
  }
}
