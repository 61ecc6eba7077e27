import ArchitectureKit
import Toolkit

/// The running app: the store, and the window that shows its state.
final class ReduxApp: App {
  let window: Window
  private let store: AppStore
  private let route: RouteSubscriber

  /// Shows the first screen and begins to restore the stored session.
  init(_ environment: AppEnvironment, _ store: AppStore) {
    self.store = store
    window = Window(on: environment.loop)
    route = RouteSubscriber(window, store, profileCount: environment.profileCount)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}
