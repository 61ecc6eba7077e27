import Model

/// Lets through what the server sends for the present session.
final class SessionGate {
  private let dispatcher: Dispatcher<Action>
  private let store: SessionStore

  init(_ dispatcher: Dispatcher<Action>, _ store: SessionStore) {
    self.dispatcher = dispatcher
    self.store = store
  }

  /// Dispatches what has come for this session, unless the session has ended.
  func dispatch(_ action: Action, in session: Session) {
    if session == store.session { dispatcher.dispatch(action) }
  }
}
