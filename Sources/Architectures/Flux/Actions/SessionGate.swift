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
    if isOpen(in: session) { dispatcher.dispatch(action) }
  }

  /// Returns whether this session is the present one.
  func isOpen(in session: Session) -> Bool { session == store.session }
}
