import Model

/// The signed-in user.
final class UserStore: Store<Action> {
  private struct State: Equatable {
    var user: User?
    var isLoading = false
    var hasFailed = false
  }

  private let session: SessionStore
  private var state = State()

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore) {
    self.session = session
    super.init(dispatcher)
  }

  // MARK: - Getters

  /// `nil` until a request has succeeded.
  var user: User? { state.user }
  var isLoading: Bool { state.isLoading }
  /// Whether the last request has failed, and no other has begun since.
  var hasFailed: Bool { state.hasFailed }

  // MARK: - Actions

  override func onDispatch(_ action: Action) {
    let old = state
    switch action {
    case .loadUser:
      state.isLoading = true
      state.hasFailed = false
    case .server(.userLoaded(let result), in: let session) where session == self.session.session:
      state.isLoading = false
      switch result {
      case .success(let user): state.user = user
      case .failure: state.hasFailed = true
      }
    case .server(.userPushed(let user), in: let session) where session == self.session.session:
      // A push before the first answer is ignored, because the answer will contain it.
      if state.user != nil { state.user = user }
    case .logOut:
      state = State()
    default: return
    }
    if state != old { emitChange() }
  }
}
