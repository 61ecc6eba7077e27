import Model
import Screens
import Toolkit

/// The signed-in user, with the number of the user's notes.
final class ProfileViewController: ViewController {
  private let userStore: UserStore
  private let notesStore: NotesStore
  private let imageStore: ImageStore
  private let sessionStore: SessionStore
  private lazy var screen = ProfileScreen(on: loop)
  /// Whether this profile has been on the screen; before that it requests no image.
  private var hasAppeared = false
  private var shownName: String?
  private var shownFriendCount: Int?
  private var shownNoteCount: Int?
  private var observers: [ObserverToken] = []

  // MARK: - Life cycle

  init(account: Account, sessionStore: SessionStore, on loop: MainLoop) {
    userStore = account.user
    notesStore = account.notes
    imageStore = account.images
    self.sessionStore = sessionStore
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    observers = [
      userStore.notices.observe { [weak self] in self?.show($0) },
      imageStore.notices.observe { [weak self] in self?.show($0) },
      notesStore.notices.observe { [weak self] in self?.show($0) },
    ]
    setNeedsUpdateProperties()
  }

  override func viewDidAppear() {
    hasAppeared = true
    loadAvatar()
  }

  /// Requests the avatar, once its reference is known and the profile has been on the screen.
  private func loadAvatar() {
    guard hasAppeared, let avatar = userStore.user?.avatar else { return }
    imageStore.lookUp(avatar.low)
    imageStore.load(avatar.high)
  }

  // MARK: - User actions

  private func refreshTapped() {
    userStore.load()
  }

  private func logOutTapped() {
    sessionStore.logOut()
  }

  // MARK: - Showing changes

  private func show(_ notice: UserNotice) {
    if case .loaded = notice { loadAvatar() }
    setNeedsUpdateProperties()
  }

  private func show(_ notice: NotesNotice) {
    if notice.change?.changesCount == true { setNeedsUpdateProperties() }
  }

  private func show(_ notice: ImageNotice) {
    guard case .arrived(let image, let picture) = notice, let avatar = userStore.user?.avatar
    else { return }
    if image == avatar.high, isVisible {
      screen.avatarView.fadeIn(picture.name, milliseconds: 300)
    } else if image == avatar.high || image == avatar.low {
      setNeedsUpdateProperties()
    }
  }

  override func updateProperties() {
    showLoadState()
    showNoteCount()
    showUser()
    showAvatar()
  }

  /// Shows the better of the two avatars that have arrived, without a fade.
  private func showAvatar() {
    guard let avatar = userStore.user?.avatar,
      let best = imageStore.picture(avatar.high) ?? imageStore.picture(avatar.low)
    else { return }
    screen.avatarView.setImageName(best.name)
  }

  /// Writes the user's fields that differ from what is shown.
  private func showUser() {
    guard let user = userStore.user else { return }
    if user.name != shownName {
      shownName = user.name
      screen.nameLabel.setText(user.name.uppercased())
    }
    if user.friendCount != shownFriendCount {
      shownFriendCount = user.friendCount
      screen.friendsLabel.setText(friendSentence(user.friendCount))
    }
  }

  private func showNoteCount() {
    let count = notesStore.count
    guard count != shownNoteCount else { return }
    shownNoteCount = count
    screen.notesLabel.setText(counted(count, "note"))
  }

  private func showLoadState() {
    let state = userStore.loadState
    screen.refreshButton.setEnabled(state != .loading)
    screen.errorLabel.setHidden(state != .failed)
  }
}
