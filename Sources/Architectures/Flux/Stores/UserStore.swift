import Model

/// The signed-in user.
final class UserStore: ReduceStore<UserStore.State, Action> {
  struct State: Equatable {
    fileprivate var user: User?
    fileprivate var isLoading = false
    fileprivate var hasFailed = false
  }

  init(_ dispatcher: Dispatcher<Action>) {
    super.init(dispatcher, State())
  }

  // MARK: - Getters

  /// `nil` until a request has succeeded.
  var user: User? { state.user }
  var isLoading: Bool { state.isLoading }
  /// Whether the last request has failed, and no other has begun since.
  var hasFailed: Bool { state.hasFailed }

  // MARK: - Actions

  override func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .loadUser:
      state.isLoading = true
      state.hasFailed = false
    case .userLoaded(let result):
      state.isLoading = false
      switch result {
      case .success(let user): state.user = user
      case .failure: state.hasFailed = true
      }
    case .userPushed(let user):
      // A push before the first answer is ignored, because the answer will contain it.
      if state.user != nil { state.user = user }
    case .logOut:
      state = State()
    default: break
    }
  }
}
