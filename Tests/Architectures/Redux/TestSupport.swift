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

/// Records the actions that reach the reducer, if it is the last middleware.
final class ActionRecorder: Middleware {
  private(set) var actions: [AppAction] = []

  func handle(_ action: AppAction, in store: AppStore, next: @MainActor (AppAction) -> Void) {
    actions.append(action)
    next(action)
  }
}

extension AppStore {
  convenience init(_ state: AppState, _ middleware: any Middleware<AppState, AppAction>...) {
    self.init(
      state, reducer: keepingState(appReducer), middleware: middleware,
      notifier: ImmediateNotifier(AllSubscribers()))
  }
}

extension NotesMiddleware {
  convenience init(_ server: FakeServer) {
    self.init(
      NotesController(transport: server), now: { .sample(minute: 60) }, makeNoteID: { 1001 })
  }
}
