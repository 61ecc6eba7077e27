import Model

/// The signed-in user.
final class UserStore: Store<Action> {
  private let session: SessionStore
  /// `nil` until a request has succeeded.
  private(set) var user: User?
  private(set) var isLoading = false
  /// Whether the last request has failed, and no other has begun since.
  private(set) var hasFailed = false

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore) {
    self.session = session
    super.init(dispatcher)
  }

  override func onDispatch(_ action: Action) {
    switch action {
    case .loadUser:
      isLoading = true
      hasFailed = false
    case .server(.userLoaded(let result), in: let session) where session == self.session.session:
      isLoading = false
      switch result {
      case .success(let loaded): user = loaded
      case .failure: hasFailed = true
      }
    case .server(.userPushed(let pushed), in: let session) where session == self.session.session:
      // A push before the first answer is ignored, because the answer will contain it.
      guard user != nil else { return }
      user = pushed
    case .logOut:
      user = nil
      isLoading = false
      hasFailed = false
    default: return
    }
    emitChange()
  }
}
