import Screens
import Toolkit

/// The profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let service: any RefreshInforming
  private let session: any LogOutInforming
  private lazy var screen = ProfileScreen(on: loop)
  private var viewModel: ProfileViewModel?

  // MARK: - Life cycle

  init(_ service: any RefreshInforming, session: any LogOutInforming, on loop: MainLoop) {
    self.service = service
    self.session = session
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
  }

  override func viewDidDisappear() {
    // An avatar fades in only over another that was visible.
    viewModel = nil
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.refreshButton.onTap = { [service] in service.refreshTapped() }
    screen.logOutButton.onTap = { [session] in session.logOutTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: ProfileViewModel) {
    guard viewModel != self.viewModel else { return }
    let old = self.viewModel
    self.viewModel = viewModel
    show(viewModel, old: old)
  }

  private func show(_ viewModel: ProfileViewModel, old: ProfileViewModel?) {
    showAvatar(viewModel.avatar, old: old?.avatar)
    screen.nameLabel.setText(viewModel.name)
    screen.friendsLabel.setText(viewModel.friends)
    screen.notesLabel.setText(viewModel.notes)
    screen.refreshButton.setEnabled(viewModel.isRefreshEnabled)
    screen.errorLabel.setHidden(!viewModel.isErrorShown)
  }

  private func showAvatar(_ viewModel: AvatarViewModel, old: AvatarViewModel?) {
    guard viewModel != old else { return }
    guard old != nil, viewModel.fadesIn else {
      return screen.avatarView.setImageName(viewModel.imageName)
    }
    screen.avatarView.fadeIn(viewModel.imageName, milliseconds: 300)
  }
}
