import Model

/// The user's avatar: a placeholder, then the image from the cache, then that from the network.
final class AvatarStore: Store<Action> {
  private struct State: Equatable {
    var hasShownProfile = false
    var isRequested = false
    var picture = Picture.placeholder
    var isFromNetwork = false
  }

  private let session: SessionStore
  private let user: UserStore
  private var state = State()

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore, _ user: UserStore) {
    self.session = session
    self.user = user
    super.init(dispatcher)
  }

  // MARK: - Getters

  var picture: Picture { state.picture }
  var isFromNetwork: Bool { state.isFromNetwork }

  /// The images to request: once a session, when a profile has been shown and its user is known.
  var due: AvatarReference? {
    state.hasShownProfile && !state.isRequested ? user.user?.avatar : nil
  }

  // MARK: - Actions

  override func onDispatch(_ action: Action) {
    let old = state
    switch action {
    case .showProfile:
      state.hasShownProfile = true
    case .requestAvatar:
      state.isRequested = true
    case .server(.avatarFound(.success(let found?)), in: let session)
    where session == self.session.session && !state.isFromNetwork:
      state.picture = found
    case .server(.avatarArrived(.success(let arrived)), in: let session)
    where session == self.session.session:
      state.picture = arrived
      state.isFromNetwork = true
    case .logOut:
      state = State()
    default: return
    }
    if state != old { emitChange() }
  }
}
