import Controllers
import Model

/// The signed-in user, with the user's picture.
final class UserService: UserReading, RefreshInforming {
  private struct State {
    var user: User?
    var avatar = Avatar.placeholder
    var isProfileShown = false
    var isAvatarRequested = false
    var loadState = LoadState()
    var session: Session?
    var subscription: Subscription?
  }

  private var state = State()
  private let client: UserController
  private let images: ImageController
  private let signal: () -> Void

  init(client: UserController, images: ImageController, signal: @escaping () -> Void) {
    self.client = client
    self.images = images
    self.signal = signal
  }

  var user: User? { state.user }
  var avatar: Avatar { state.avatar }
  var loadState: LoadState { state.loadState }

  // MARK: - Loading

  func refreshTapped() {
    load()
  }

  private func load() {
    guard let session = state.session, !state.loadState.isRunning else { return }
    state.loadState.begin()
    signal()
    client.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    let user = try? result.get()
    if let user { state.user = user }
    state.loadState.end(succeeded: user != nil)
    requestAvatar()
    signal()
  }

  /// Ignores a push until the user is loaded: the answer to the load will contain it.
  private func userPushed(_ user: User) {
    guard state.user != nil else { return }
    state.user = user
    signal()
  }

  // MARK: - The picture

  /// Called when the user's tab is shown.
  func profileShown() {
    state.isProfileShown = true
    requestAvatar()
  }

  /// Requests the picture once a session, when the user is loaded and the tab has been shown.
  private func requestAvatar() {
    guard let session = state.session, let avatar = user?.avatar, state.isProfileShown,
      !state.isAvatarRequested
    else { return }
    state.isAvatarRequested = true
    images.cached(avatar.low, in: session) { [weak self] in self?.avatarFound($0) }
    images.image(avatar.high, in: session) { [weak self] in self?.avatarFetched($0) }
  }

  private func avatarFound(_ result: Result<Picture?, NotesError>) {
    guard case .placeholder = avatar, case .success(let picture?) = result else { return }
    state.avatar = .cached(picture)
    signal()
  }

  private func avatarFetched(_ result: Result<Picture, NotesError>) {
    guard case .success(let picture) = result else { return }
    state.avatar = .fetched(picture)
    signal()
  }
}

extension UserService: SessionFollower {
  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeUser(in: session) { [weak self] in self?.userPushed($0) }
    load()
  }

  func sessionEnded() {
    state = State()
    signal()
  }
}
