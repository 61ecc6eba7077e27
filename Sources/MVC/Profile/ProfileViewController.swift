import Model
import Screens
import Toolkit

/// Who is signed in, and how many notes he has.
final class ProfileViewController: ViewController {
  private let userStore: UserStore
  private let notesStore: NotesStore
  private let imageStore: ImageStore
  private let sessionStore: SessionStore
  private lazy var screen = ProfileScreen(on: loop)
  /// Whether the user has seen this profile: until then it asks for no image.
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
      userStore.notices.observe { [weak self] in self?.show($0) },
      notesStore.notices.observe { [weak self] in self?.show($0) },
      imageStore.notices.observe { [weak self] in self?.show($0) },
    ]
    if let user = userStore.user { show(user, insteadOf: nil) }
    showAvatar()
    showNoteCount()
    showLoadState()
  }

  override func viewDidAppear() {
    hasAppeared = true
    loadAvatar()
  }

  /// Asks for the avatar, once its reference is known and somebody wants to see it.
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
    switch notice {
    case .loadBegan, .loadFailed:
      showLoadState()
    case .loaded(let old, let new):
      showLoadState()
      show(new, insteadOf: old)
      loadAvatar()
    case .changed(let old, let new):
      show(new, insteadOf: old)
    }
  }

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change, change.changesCount else { return }
    showNoteCount()
  }

  private func show(_ notice: ImageNotice) {
    guard case .arrived(let image, let picture) = notice, let avatar = userStore.user?.avatar
    else { return }
    if image == avatar.high, isVisible {
      screen.avatarView.fadeIn(picture.name, milliseconds: 300)
    } else if image == avatar.high || image == avatar.low {
      showAvatar()
    }
  }

  /// Shows the best of what has arrived, without a fade.
  private func showAvatar() {
    guard let avatar = userStore.user?.avatar,
      let best = imageStore.picture(avatar.high) ?? imageStore.picture(avatar.low)
    else { return }
    screen.avatarView.setImageName(best.name)
  }

  private func show(_ user: User, insteadOf old: User?) {
    if user.name != old?.name { screen.nameLabel.setText(user.name.uppercased()) }
    if user.friendCount != old?.friendCount {
      screen.friendsLabel.setText(friendSentence(user.friendCount))
    }
  }

  private func showNoteCount() {
    screen.notesLabel.setText(counted(notesStore.count, "note"))
  }

  private func showLoadState() {
    screen.refreshButton.setEnabled(userStore.loadState != .loading)
    screen.errorLabel.setHidden(userStore.loadState != .failed)
  }
}
