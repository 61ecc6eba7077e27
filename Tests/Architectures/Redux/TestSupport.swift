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

/// The notifier of a store without views: nobody subscribes.
private final class NoNotifier: Notifier {
  func add(_ subscription: StoreSubscription) {}
  func notify(
    of action: AppAction, _ current: borrowing CurrentState<AppState>, in store: AppStore
  ) {}
  func endBatch(_ current: borrowing CurrentState<AppState>) {}
}

extension AppStore {
  /// Creates a store for tests of middleware.
  convenience init(_ state: AppState, _ middleware: any Middleware<AppState, AppAction>) {
    self.init(
      state, reducer: keepingState(appReducer), middleware: [middleware], notifier: NoNotifier())
  }
}

extension NotesMiddleware {
  convenience init(_ server: FakeServer) {
    self.init(
      NotesController(transport: server), now: { .sample(minute: 60) }, makeNoteID: { 1001 })
  }
}

// MARK: - Selectors as the app makes them

extension NotesSelectors {
  init() { self.init(.memoising) }
}

extension NoteRowSelector {
  init(of id: Note.ID) { self.init(of: id, .memoising) }
}

extension ProfileSelectors {
  init() { self.init(.memoising) }
}
