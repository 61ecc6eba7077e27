import Controllers
import Model

/// The user who is signed in, and his picture.
final class UserService: UserReading, RefreshInforming {
  private struct State {
    var user: User?
    var avatar = Avatar.placeholder
    var isProfileShown = false
    var isAvatarAskedFor = false
    var loading = Loading()
    var session: Session?
    var subscription: Subscription?
  }

  private var state = State()
  private let client: UserController
  private let images: ImageController
  private let signal: UpdateSignal

  init(client: UserController, images: ImageController, signal: UpdateSignal) {
    self.client = client
    self.images = images
    self.signal = signal
  }

  var user: User? { state.user }
  var avatar: Avatar { state.avatar }
  var loading: Loading { state.loading }

  // MARK: - Loading

  func refreshTapped() {
    load()
  }

  private func load() {
    guard let session = state.session, !state.loading.isRunning else { return }
    state.loading.begin()
    signal()
    client.load(in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    let user = try? result.get()
    if let user { state.user = user }
    state.loading.end(succeeded: user != nil)
    askForAvatar()
    signal()
  }

  /// Until the user is known a push is ignored: the answer will hold what it tells.
  private func userPushed(_ user: User) {
    if (state.user? = user) != nil { signal() }
  }

  // MARK: - The picture

  /// A profile has come into the window.
  func profileShown() {
    state.isProfileShown = true
    askForAvatar()
  }

  /// Asks once a session, as soon as it is known for whose picture and that somebody sees it.
  private func askForAvatar() {
    guard let session = state.session, let avatar = user?.avatar, state.isProfileShown,
      !state.isAvatarAskedFor
    else { return }
    state.isAvatarAskedFor = true
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
