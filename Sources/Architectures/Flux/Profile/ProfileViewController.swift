import ArchitectureKit
import Model
import Screens
import Toolkit

/// The signed-in user, with the number of the user's notes.
final class ProfileViewController: ViewController {
  private unowned(unsafe) let workspace: Workspace
  private lazy var screen = ProfileScreen(on: loop)
  private var isOnScreen = false
  private var willShow = false
  /// Made once, so that no call of `showOnceThisTurn` allocates a closure.
  private lazy var showNow: () -> Void = { [weak self] in
    self?.willShow = false
    self?.show()
  }
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
  }

  override func viewWillAppear() {
    isOnScreen = true
    show()
    showLoading()
    showAvatar()
  }

  override func viewDidAppear() {
    workspace.hasShownProfile = true
    workspace.loadAvatar()
  }

  override func viewDidDisappear() {
    isOnScreen = false
  }

  // MARK: - User actions

  private func refreshTapped() {
    workspace.loadUser()
  }

  private func logOutTapped() {
    workspace.logOut()
  }

  // MARK: - Showing changes

  /// Writes the changed values once, after all events of the turn.
  ///
  /// A turn can bring a hundred values of the same number. A profile that is not on the screen
  /// waits until it appears.
  func showOnceThisTurn() {
    guard isOnScreen, !willShow else { return }
    willShow = true
    loop.async(showNow)
  }

  func noteCountChanged() {
    if isOnScreen, workspace.notes.count != shownNoteCount { showOnceThisTurn() }
  }

  /// Writes the values that the views do not show yet.
  private func show() {
    if let user = workspace.user {
      if user.name != shownName {
        shownName = user.name
        screen.nameLabel.text = user.name.uppercased()
      }
      if user.friendCount != shownFriendCount {
        shownFriendCount = user.friendCount
        screen.friendsLabel.text = friendSentence(user.friendCount)
      }
    }
    if workspace.notes.count != shownNoteCount {
      shownNoteCount = workspace.notes.count
      screen.notesLabel.text = counted(workspace.notes.count, "note")
    }
  }

  /// Shows whether the user is being loaded, and whether that has failed.
  func showLoading() {
    guard isOnScreen else { return }
    screen.refreshButton.setEnabled(!workspace.isLoadingUser)
    screen.errorLabel.setHidden(!workspace.hasUserRequestFailed)
  }

  /// Writes the avatar; a profile that is not on the screen waits until it appears.
  func showAvatar() {
    if isOnScreen { screen.avatarView.setImageName(workspace.avatar.name) }
  }

  func fadeAvatarIn() {
    if isOnScreen { screen.avatarView.fadeIn(workspace.avatar.name, milliseconds: 300) }
  }
}
