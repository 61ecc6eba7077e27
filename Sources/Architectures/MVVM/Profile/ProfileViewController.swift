import Screens
import Toolkit

/// Binds the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: ProfileViewModel
  private let bag = DisposalBag()
  private lazy var screen = ProfileScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: ProfileViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
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
    viewModel.avatar.bind(to: screen.avatarView.setAvatar, in: bag)
    viewModel.name.bind(to: screen.nameLabel.setText, in: bag)
    viewModel.friends.bind(to: screen.friendsLabel.setText, in: bag)
    viewModel.notes.bind(to: screen.notesLabel.setText, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.setShown, in: bag)
  }
}

extension ImageView {
  /// Shows a picture, and fades the last one in; out of the window it appears at once.
  fileprivate func setAvatar(_ avatar: AvatarImage) {
    if avatar.fadesIn {
      fadeIn(avatar.name, milliseconds: 300)
    } else {
      setImageName(avatar.name)
    }
  }
}
