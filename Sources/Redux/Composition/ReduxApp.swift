import ArchitectureKit
import Toolkit

/// The running app: the store with its middleware, and the window that follows its state.
final class ReduxApp: App {
  let window: Window
  private let store: AppStore
  private let route: RouteSubscriber

  /// Shows that the stored session is looked for, and looks for it.
  init(_ environment: AppEnvironment) {
    window = Window(on: environment.loop)
    // In this order they hear of an action: a sign-in listens first, then asks for the notes, then
    // for the user.
    store = AppStore(
      AppState(), reducer: appReducer,
      middleware: [
        SessionMiddleware(environment.sessions),
        PushMiddleware(notes: environment.notes, users: environment.users),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        PicturesMiddleware(environment.images),
        ProfileMiddleware(environment.users),
        AvatarMiddleware(environment.images),
      ])
    route = RouteSubscriber(window, store, profileCount: environment.profileCount)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}
