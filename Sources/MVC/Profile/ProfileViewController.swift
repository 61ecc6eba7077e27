import Model
import Screens
import Toolkit

/// Who is signed in, and how many notes he has.
final class ProfileViewController: ViewController {
  private let userStore: UserStore
  private let notesStore: NotesStore
  private let sessionStore: SessionStore
  private lazy var screen = ProfileScreen(on: loop)
  private var observers: [ObserverToken] = []

  init(account: Account, sessionStore: SessionStore, on loop: MainLoop) {
    userStore = account.user
    notesStore = account.notes
    self.sessionStore = sessionStore
    super.init(on: loop)
  }

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    observers = [
      userStore.notices.observe { [weak self] in self?.show($0) },
      notesStore.notices.observe { [weak self] in self?.show($0) },
    ]
    if let user = userStore.user { show(user, insteadOf: nil) }
    showNoteCount()
    showLoadState()
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
    case .changed(let old, let new):
      show(new, insteadOf: old)
    }
  }

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change, change.changesCount else { return }
    showNoteCount()
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
