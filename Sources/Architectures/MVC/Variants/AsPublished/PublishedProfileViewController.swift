import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The profile of the signed-in user or of a friend, and the user: requests and keeps it.
///
/// After each change it reloads everything that it shows.
final class PublishedProfileViewController: ViewController {
  weak var tabs: PublishedTabsController?
  private let environment: AppEnvironment
  private let session: Session
  /// `nil` for the signed-in user.
  private let friend: User.ID?
  private lazy var screen = ProfileScreen(isFriend: friend != nil, on: loop)
  private var subscription: Subscription?

  private var user: User?
  private var isLoading = false
  private var hasFailed = false
  private var avatar = Picture.placeholder
  private var hasAppeared = false
  private var hasAskedForAvatar = false
  /// Whether `avatar` is the image from the network.
  private var hasAvatarArrived = false

  // MARK: - Life cycle

  init(of friend: User.ID?, _ environment: AppEnvironment, _ session: Session) {
    self.friend = friend
    self.environment = environment
    self.session = session
    super.init(on: environment.loop)
  }

  /// Listens to the user's changes, although the view may not be loaded yet.
  func start() {
    subscription = environment.users.observeUser(friend, in: session) { [weak self] in
      self?.userPushed($0)
    }
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.logOutButton.onTap = { [weak self] in self?.logOutTapped() }
    reload()
  }

  override func viewDidAppear() {
    hasAppeared = true
    loadAvatar()
  }

  // MARK: - User actions

  private func refreshTapped() {
    load()
  }

  private func logOutTapped() {
    tabs?.logOut()
  }

  // MARK: - The user

  func load() {
    guard !isLoading else { return }
    isLoading = true
    hasFailed = false
    reload()
    environment.users.load(friend, in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    isLoading = false
    switch result {
    case .success(let loaded):
      user = loaded
      loadAvatar()
    case .failure:
      hasFailed = true
    }
    reload()
  }

  /// Takes the user from a push; before the first answer it is ignored.
  private func userPushed(_ pushed: User) {
    guard user != nil else { return }
    user = pushed
    reload()
  }

  private func loadAvatar() {
    guard hasAppeared, !hasAskedForAvatar, let user else { return }
    hasAskedForAvatar = true
    environment.images.cached(user.avatar.low, in: session) { [weak self] in
      self?.avatarFound($0)
    }
    environment.images.image(user.avatar.high, in: session) { [weak self] in
      self?.avatarArrived($0)
    }
  }

  /// Ignores the image of the cache if the one from the network has arrived before it.
  private func avatarFound(_ result: Result<Picture?, NotesError>) {
    guard case .success(let found?) = result, !hasAvatarArrived else { return }
    avatar = found
    reload()
  }

  private func avatarArrived(_ result: Result<Picture, NotesError>) {
    guard case .success(let arrived) = result else { return }
    hasAvatarArrived = true
    avatar = arrived
    if isVisible { screen.avatarView.fadeIn(arrived.name, milliseconds: 300) }
    reload()
  }

  // MARK: - Showing changes

  /// Writes everything; a friend's profile shows only name, sentence and avatar.
  func reload() {
    guard isViewLoaded else { return }
    screen.nameLabel.text = user?.name.uppercased() ?? ""
    screen.friendsLabel.text = user.map { friendSentence($0.friendCount) } ?? ""
    screen.avatarView.imageName = avatar.name
    guard friend == nil, let tabs else { return }
    screen.notesLabel.text = counted(tabs.list.noteCount, "note")
    screen.refreshButton.isEnabled = !isLoading
    screen.errorLabel.isHidden = !hasFailed
  }
}
