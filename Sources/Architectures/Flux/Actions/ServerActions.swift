import Model

/// The way of what the server answers and pushes within a session.
final class ServerActions {
  private let dispatcher: Dispatcher<Action>
  private let store: SessionStore

  init(_ dispatcher: Dispatcher<Action>, _ store: SessionStore) {
    self.dispatcher = dispatcher
    self.store = store
  }

  /// The session in which requests are sent.
  var session: Session? { store.session }

  /// Dispatches what has come for this session, unless the session has ended.
  func dispatch(_ action: Action, in session: Session) {
    if session == store.session { dispatcher.dispatch(action) }
  }
}
