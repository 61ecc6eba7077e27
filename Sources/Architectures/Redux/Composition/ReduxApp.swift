import ArchitectureKit
import Toolkit

/// The running app: the store, and the window that shows its state.
final class ReduxApp: App {
  let window: Window
  private let store: Store
  private let route: RouteSubscriber

  /// Shows the first screen and begins to restore the stored session.
  init(_ environment: AppEnvironment) {
    store = Store(in: environment)
    window = Window(on: environment.loop)
    route = RouteSubscriber(window, store)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}

extension Store {
  /// The store of an app in its environment, with the app's middleware.
  fileprivate convenience init(in environment: AppEnvironment) {
    // A sign-in first opens the push connection, then requests the notes, then the user. Pictures come
    // before them all, so that a row without a picture is swallowed first.
    self.init(
      AppState(),
      middleware: [
        PicturesMiddleware(environment.images),
        SessionMiddleware(environment.sessions),
        PushMiddleware(notes: environment.notes, users: environment.users),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        ProfileMiddleware(environment.users),
        AvatarMiddleware(environment.images),
      ],
      queueNotification: environment.loop.async)
  }
}
