import ArchitectureKit
import Model
import Screens
import Toolkit

/// Who is signed in.
final class ProfileViewController: ViewController {
  private lazy var screen = ProfileScreen(on: loop)
  private unowned let workspace: Workspace
  private var shownUser: User?
  private var shownNoteCount: Int?

  // MARK: - Life cycle

  init(_ workspace: Workspace) {
    self.workspace = workspace
    super.init(on: workspace.environment.loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    show()
    showAvatar()
  }

  override func viewDidAppear() {
    workspace.profileAppeared()
  }

  // MARK: - User actions

  private func refreshTapped() {
    // The button is disabled at the end of the turn only.
    if !workspace.isLoadingUser { workspace.loadUser() }
  }

  private func logOutTapped() {
    workspace.logOut()
  }

  // MARK: - Showing changes

  var isNoteCountOld: Bool { isViewLoaded && workspace.notes.count != shownNoteCount }

  func show() {
    screen.refreshButton.setEnabled(!workspace.isLoadingUser)
    screen.errorLabel.setHidden(!workspace.hasUserRequestFailed)
    if workspace.notes.count != shownNoteCount {
      shownNoteCount = workspace.notes.count
      screen.notesLabel.text = counted(workspace.notes.count, "note")
    }
    guard let user = workspace.user else { return }
    if user.name != shownUser?.name { screen.nameLabel.text = user.name.uppercased() }
    if user.friendCount != shownUser?.friendCount {
      screen.friendsLabel.text = friendSentence(user.friendCount)
    }
    shownUser = user
  }

  func showAvatar() {
    if isViewLoaded { screen.avatarView.setImageName(workspace.avatar.name) }
  }

  /// Where nobody sees it the avatar is just there.
  func fadeAvatarIn() {
    if isVisible {
      screen.avatarView.fadeIn(workspace.avatar.name, milliseconds: 300)
    } else {
      showAvatar()
    }
  }
}
