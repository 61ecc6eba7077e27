import ArchitectureKit
import Toolkit

/// The running app: the store, and the window that shows its state.
final class ReduxApp: App {
  let window: Window
  private let store: AppStore
  private let route: RouteSubscriber

  /// Shows the first screen and begins to restore the stored session.
  ///
  /// - Parameters:
  ///   - environment: what the app may use from outside.
  ///   - reducer: the root reducer, which may be wrapped.
  ///   - notifier: when the subscribers hear of an action.
  ///   - options: how the screens connect to the store.
  init(
    _ environment: AppEnvironment, reducer: @escaping Reducer<AppState, AppAction>,
    notifier: any Notifier<AppState, AppAction>, options: ConnectOptions
  ) {
    store = AppStore(in: environment, reducer: reducer, notifier: notifier)
    window = Window(on: environment.loop)
    route = RouteSubscriber(window, store, options, friends: environment.friends)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}

extension AppStore {
  /// The store of an app in its environment, with the app's middleware.
  fileprivate convenience init(
    in environment: AppEnvironment,
    reducer: @escaping Reducer<AppState, AppAction>,
    notifier: any Notifier<AppState, AppAction>
  ) {
    // A sign-in first opens the push connection, then requests the notes, then the user. Pictures come
    // before them all, so that a row without a picture is swallowed first.
    self.init(
      AppState(), reducer: reducer,
      middleware: [
        PicturesMiddleware(environment.images),
        SessionMiddleware(environment.sessions),
        PushMiddleware(
          notes: environment.notes, users: environment.users, friends: environment.friends),
        NotesMiddleware(
          environment.notes, now: environment.now, makeNoteID: environment.makeNoteID),
        ProfileMiddleware(environment.users, friends: environment.friends),
        AvatarMiddleware(environment.images),
      ],
      notifier: notifier)
  }
}
