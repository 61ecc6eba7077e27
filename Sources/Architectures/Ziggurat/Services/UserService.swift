import Controllers
import Model

/// The signed-in user or a friend, with the user's picture.
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
  private let signal: any UpdateSignal
  private let friend: User.ID?
  private let parts: Parts

  /// The names of this Service's parts.
  struct Parts {
    let name: ServiceParts
    let friendCount: ServiceParts
    let avatar: ServiceParts
    let load: ServiceParts

    static let own = Parts(
      name: .userName, friendCount: .friendCount, avatar: .avatar, load: .userLoad)

    /// The parts of a friend have one name, which is the friend's own.
    static func friend(_ number: Int) -> Parts {
      let part = ServiceParts.friend(number)
      return Parts(name: part, friendCount: part, avatar: part, load: part)
    }

    var all: ServiceParts { [name, friendCount, avatar, load] }
  }

  /// - Parameters:
  ///   - friend: the friend's id; `nil` for the signed-in user.
  ///   - parts: what to name when something has changed.
  ///   - client: the source of users.
  ///   - images: the source of pictures.
  ///   - signal: the signal to call after each change.
  init(
    of friend: User.ID? = nil, _ parts: Parts = .own, client: UserController,
    images: ImageController, signal: any UpdateSignal
  ) {
    self.friend = friend
    self.parts = parts
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
    signal(parts.load)
    client.load(friend, in: session) { [weak self] in self?.userLoaded($0) }
  }

  private func userLoaded(_ result: Result<User, NotesError>) {
    let user = try? result.get()
    if let user { state.user = user }
    state.loadState.end(succeeded: user != nil)
    requestAvatar()
    signal(parts.all)
  }

  /// Ignores a push until the user is loaded: the answer to the load will contain it.
  private func userPushed(_ user: User) {
    guard let old = state.user else { return }
    state.user = user
    signal(user.name == old.name ? parts.friendCount : [parts.friendCount, parts.name])
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
    signal(parts.avatar)
  }

  private func avatarFetched(_ result: Result<Picture, NotesError>) {
    guard case .success(let picture) = result else { return }
    state.avatar = .fetched(picture)
    signal(parts.avatar)
  }
}

extension UserService: SessionFollower {
  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeUser(friend, in: session) { [weak self] in
      self?.userPushed($0)
    }
    load()
  }

  func sessionEnded() {
    state = State()
    signal(parts.all)
  }
}
