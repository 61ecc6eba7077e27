import Model

/// The user's avatar: a placeholder, then the image from the cache, then that from the network.
final class AvatarStore: ReduceStore<AvatarStore.State, Action> {
  struct State: Equatable {
    fileprivate(set) var hasShownProfile = false
    fileprivate(set) var isRequested = false
    fileprivate(set) var picture = Picture.placeholder
    fileprivate(set) var isFromNetwork = false
  }

  private let user: UserStore

  init(_ dispatcher: Dispatcher<Action>, _ user: UserStore) {
    self.user = user
    super.init(dispatcher, State())
  }

  // MARK: - Getters

  var picture: Picture { state.picture }
  var isFromNetwork: Bool { state.isFromNetwork }

  /// The images to request: once a session, when a profile has been shown and its user is known.
  var due: AvatarReference? {
    state.hasShownProfile && !state.isRequested ? user.user?.avatar : nil
  }

  // MARK: - Actions

  override func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .showProfile:
      state.hasShownProfile = true
    case .requestAvatar:
      state.isRequested = true
    case .avatarFound(let found):
      if !state.isFromNetwork { state.picture = found }
    case .avatarArrived(let arrived):
      state.picture = arrived
      state.isFromNetwork = true
    case .logOut:
      state = State()
    default: break
    }
  }
}
