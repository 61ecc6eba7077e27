import ArchitectureKit
import Toolkit

/// The running app: the store, and the window that shows its state.
final class ReduxApp: App {
  let window: Window
  private let store: Store
  private let route: RouteSubscriber

  /// Shows the first screen and begins to restore the stored session.
  init(_ environment: AppEnvironment) {
    store = Store(
      reducer: appReducer, state: AppState(), listeners: [PushListener(), AvatarListener()],
      services: Services(environment),
      batch: AutoBatch(queueNotification: environment.loop.async))
    window = Window(on: environment.loop)
    route = RouteSubscriber(window, store)
    store.dispatch(SessionThunks.restore)
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}

extension Services {
  fileprivate init(_ environment: AppEnvironment) {
    self.init(
      sessions: environment.sessions, users: environment.users, notes: environment.notes,
      images: environment.images, now: environment.now, makeNoteID: environment.makeNoteID)
  }
}
