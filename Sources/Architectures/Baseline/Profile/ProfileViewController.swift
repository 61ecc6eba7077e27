import ArchitectureKit
import Model
import Screens
import Toolkit

/// The signed-in user, and the number of the user's notes.
final class ProfileViewController: ViewController {
  private unowned let workspace: Workspace
  private lazy var screen = ProfileScreen(on: loop)
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
    // The button is disabled only at the end of the turn, so a double tap arrives here twice.
    if !workspace.isLoadingUser { workspace.loadUser() }
  }

  private func logOutTapped() {
    workspace.logOut()
  }

  // MARK: - Showing changes

  /// Whether the label shows another number of notes; a profile without a view shows none.
  var isNoteCountOld: Bool { isViewLoaded && workspace.notes.count != shownNoteCount }

  /// Writes the values that the views do not show yet.
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

  /// Fades the avatar in if the profile is in the window, and otherwise shows it at once.
  func fadeAvatarIn() {
    if isVisible {
      screen.avatarView.fadeIn(workspace.avatar.name, milliseconds: 300)
    } else {
      showAvatar()
    }
  }
}
