import Model

/// Who is signed in.
final class SessionStore: Store<Action> {
  enum Status: Equatable {
    case restoring
    case signedOut
    case signedIn(Session)
  }

  private(set) var status = Status.restoring

  /// The session of the signed-in user.
  var session: Session? {
    if case .signedIn(let session) = status { session } else { nil }
  }

  override func onDispatch(_ action: Action) {
    switch action {
    case .sessionRestored(let session): status = session.map(Status.signedIn) ?? .signedOut
    case .loggedIn(let session): status = .signedIn(session)
    case .logOut: status = .signedOut
    default: return
    }
    emitChange()
  }
}
