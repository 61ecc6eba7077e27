import ArchitectureKit
import Toolkit

extension AppStore {
  /// The store of an app in its environment.
  convenience init(
    _ environment: AppEnvironment,
    reducer: @escaping @MainActor (inout AppState, AppAction) -> Void = appReducer,
    connecting: @escaping Connecting<AppState> = { _, selections in selections },
    concernsSubscribers: @escaping @MainActor (inout AppState) -> Bool = { _ in true }
  ) {
    // In this order they hear of an action: a sign-in listens first, then asks for the notes, then
    // for the user.
    self.init(
      AppState(), reducer: reducer,
      middleware: [
        SessionMiddleware(environment.sessions),
        PushMiddleware(notes: environment.notes, users: environment.users),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        PicturesMiddleware(environment.images),
        ProfileMiddleware(environment.users),
        AvatarMiddleware(environment.images),
      ],
      batching: Batching(isBatched: { $0.isTick }, queue: environment.loop.async),
      connecting: connecting, concernsSubscribers: concernsSubscribers)
  }
}
