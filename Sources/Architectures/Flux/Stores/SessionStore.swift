import Model

/// Who is signed in.
final class SessionStore: ReduceStore<SessionStore.Status, Action> {
  enum Status: Equatable {
    case restoring
    case signedOut
    case signedIn(Session)
  }

  init(_ dispatcher: Dispatcher<Action>) {
    super.init(dispatcher, .restoring)
  }

  /// The session of the signed-in user.
  var session: Session? {
    if case .signedIn(let session) = state { session } else { nil }
  }

  override func reduce(_ state: inout Status, _ action: Action) {
    switch action {
    case .sessionRestored(let session): state = session.map(Status.signedIn) ?? .signedOut
    case .loggedIn(let session): state = .signedIn(session)
    case .logOut: state = .signedOut
    default: break
    }
  }
}
