import Screens
import Toolkit

/// The profile of the signed-in user or of a friend; each update writes every view.
///
/// Only the fade of the avatar needs to know the last view model: it begins once.
final class PublishedProfileViewController: ViewController {
  private let service: any RefreshInforming
  private let session: any LogOutInforming
  private let isFriend: Bool
  private lazy var screen = ProfileScreen(isFriend: isFriend, on: loop)
  private var viewModel: Branch<ProfileViewModel>?

  // MARK: - Life cycle

  init(
    isFriend: Bool, _ service: any RefreshInforming, session: any LogOutInforming,
    on loop: MainLoop
  ) {
    self.isFriend = isFriend
    self.service = service
    self.session = session
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
  }

  override func viewDidDisappear() {
    // An avatar that comes meanwhile does not fade in later.
    viewModel = nil
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.refreshButton.onTap = { [service] in service.refreshTapped() }
    screen.logOutButton.onTap = { [session] in session.logOutTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: Branch<ProfileViewModel>) {
    let old = self.viewModel
    self.viewModel = viewModel
    show(viewModel.content, old: old?.content)
  }

  private func show(_ viewModel: ProfileViewModel, old: ProfileViewModel?) {
    showAvatar(viewModel.avatar, old: old?.avatar)
    screen.nameLabel.text = viewModel.name
    screen.friendsLabel.text = viewModel.friends
    if let own = viewModel.own { show(own) }
  }

  private func show(_ own: OwnProfileViewModel) {
    screen.notesLabel.text = own.notes
    screen.refreshButton.isEnabled = own.isRefreshEnabled
    screen.errorLabel.isHidden = !own.isErrorShown
  }

  private func showAvatar(_ viewModel: AvatarViewModel, old: AvatarViewModel?) {
    guard let old, viewModel != old, viewModel.fadesIn, isVisible else {
      return screen.avatarView.imageName = viewModel.imageName
    }
    screen.avatarView.fadeIn(viewModel.imageName, milliseconds: 300)
  }
}
