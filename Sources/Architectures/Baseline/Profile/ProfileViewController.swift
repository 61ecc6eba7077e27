import ArchitectureKit
import Model
import Screens
import Toolkit

/// The signed-in user with the number of the user's notes, or a friend.
final class ProfileViewController: ViewController {
  let person: Person
  private unowned let workspace: Workspace
  private lazy var screen = ProfileScreen(isFriend: !isOwn, on: loop)
  private var isOwn: Bool { person.id == workspace.session.userID }
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

  init(of person: Person, _ workspace: Workspace) {
    self.person = person
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
    showAvatar()
  }

  override func viewDidAppear() {
    person.hasShownProfile = true
    workspace.loadAvatar(for: self)
  }

  override func viewDidDisappear() {
    isOnScreen = false
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

  /// Writes the changed values once, after all events of the turn.
  ///
  /// A turn can bring a thousand values of the same number. A profile that is not on the screen
  /// waits until it appears.
  func showOnceThisTurn() {
    guard isOnScreen, !willShow else { return }
    willShow = true
    loop.async(showNow)
  }

  func noteCountChanged() {
    if workspace.notes.count != shownNoteCount { showOnceThisTurn() }
  }

  /// Writes the values that the views do not show yet.
  private func show() {
    if isOwn { showOwn() }
    if let name = person.user?.name, name != shownName {
      shownName = name
      screen.nameLabel.text = name.uppercased()
    }
    if let count = person.user?.friendCount, count != shownFriendCount {
      shownFriendCount = count
      screen.friendsLabel.text = friendSentence(count)
    }
  }

  /// Writes what only the signed-in user's own profile shows.
  private func showOwn() {
    screen.refreshButton.setEnabled(!workspace.isLoadingUser)
    screen.errorLabel.setHidden(!workspace.hasUserRequestFailed)
    if workspace.notes.count != shownNoteCount {
      shownNoteCount = workspace.notes.count
      screen.notesLabel.text = counted(workspace.notes.count, "note")
    }
  }

  /// Writes the avatar; a profile that is not on the screen waits until it appears.
  func showAvatar() {
    if isOnScreen { screen.avatarView.setImageName(person.avatar.name) }
  }

  func fadeAvatarIn() {
    if isOnScreen { screen.avatarView.fadeIn(person.avatar.name, milliseconds: 300) }
  }
}
