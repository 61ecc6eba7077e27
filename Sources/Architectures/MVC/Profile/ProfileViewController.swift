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
      userStore.notices.observe { [weak self] in self?.userChanged() },
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

  private func userChanged() {
    loadAvatar()
    setNeedsUpdateProperties()
  }

  private func show(_ notice: NotesNotice) {
    // Only notes that come or go change their number.
    guard notice.changes.contains(where: { ($0.old == nil) != ($0.new == nil) }) else { return }
    setNeedsUpdateProperties()
  }

  private func show(_ notice: ImageNotice) {
    guard let avatar = userStore.user?.avatar else { return }
    if notice.image == avatar.high, isVisible {
      screen.avatarView.fadeIn(notice.picture.name, milliseconds: 300)
    } else if notice.image == avatar.high || notice.image == avatar.low {
      setNeedsUpdateProperties()
    }
  }

  override func updateProperties() {
    let state = userStore.loadState
    screen.refreshButton.setEnabled(state != .loading)
    screen.errorLabel.setHidden(state != .failed)
    screen.notesLabel.setText(counted(notesStore.count, "note"))
    if let user = userStore.user { showUser(user) }
  }

  private func showUser(_ user: User) {
    screen.nameLabel.setText(user.name.uppercased())
    screen.friendsLabel.setText(friendSentence(user.friendCount))
    // The better of the two avatars that have arrived, without a fade.
    let best = imageStore.picture(user.avatar.high) ?? imageStore.picture(user.avatar.low)
    if let best { screen.avatarView.setImageName(best.name) }
  }
}
