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
  func after(_ actions: AppAction...) -> AppState { actions.reduce(self, appReducer) }
}

extension Store {
  /// Creates a store to which no view subscribes.
  convenience init(_ state: AppState, _ server: FakeServer, _ listeners: any Listener...) {
    self.init(
      reducer: appReducer, state: state, listeners: listeners, services: Services(server),
      batch: AutoBatch { _ in })
  }
}

extension DerivedSelector {
  /// Returns what a subscriber shows; `nil` if it shows nothing.
  func callAsFunction(_ state: AppState) -> Output? { input(state).map(derive) }
}

extension Services {
  /// The clients of a server; it is 10:00, and each new note has the id 1001.
  init(_ server: FakeServer) {
    self.init(
      sessions: SessionController(transport: server), users: UserController(transport: server),
      notes: NotesController(transport: server), images: ImageController(transport: server),
      now: { .sample(minute: 60) }, makeNoteID: { 1001 })
  }
}
