import Controllers
import Model
import UnitTestSupport

@testable import Redux

extension AppState {
  /// Returns the state of a user who has signed in and has loaded these notes.
  static func loaded(_ notes: Note...) -> AppState {
    AppState().after(.login(.succeeded(.ada)), .notes(.loaded(notes)))
  }

  /// Returns the state after these actions.
  func after(_ actions: AppAction...) -> AppState {
    actions.reduce(into: self) { appReducer(&$0, $1) }
  }
}

extension Store {
  /// Creates a store for tests of middleware, to which no view subscribes.
  convenience init(_ state: AppState, _ middleware: any Middleware) {
    self.init(state, middleware: [middleware], queueNotification: { _ in })
  }
}

extension NotesMiddleware {
  convenience init(_ server: FakeServer) {
    self.init(
      NotesController(transport: server), now: { .sample(minute: 60) }, makeNoteID: { 1001 })
  }
}
