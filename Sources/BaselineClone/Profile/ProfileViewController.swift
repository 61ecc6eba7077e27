import ArchitectureKit
import Model
import Screens
import Toolkit

/// Who is signed in.
final class ProfileViewController: ViewController {
  private lazy var screen = ProfileScreen(on: loop)
  private unowned let workspace: Workspace
  private var shownName: String?
  private var shownFriendCount: Int?
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
    if let name = workspace.user?.name, name != shownName {
      shownName = name
      screen.nameLabel.text = name.uppercased()
    }
    if let count = workspace.user?.friendCount, count != shownFriendCount {
      shownFriendCount = count
      screen.friendsLabel.text = friendSentence(count)
    }
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
