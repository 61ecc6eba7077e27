import Model

/// The user's avatar: a placeholder, then the image from the cache, then that from the network.
final class AvatarStore: ReduceStore<AvatarStore.State, Action> {
  struct State: Equatable {
    fileprivate var picture = Picture.placeholder
    fileprivate var isFromNetwork = false
  }

  init(_ dispatcher: Dispatcher<Action>) {
    super.init(dispatcher, State())
  }

  // MARK: - Getters

  var picture: Picture { state.picture }
  var isFromNetwork: Bool { state.isFromNetwork }

  // MARK: - Actions

  override func reduce(_ state: inout State, _ action: Action) {
    switch action {
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
