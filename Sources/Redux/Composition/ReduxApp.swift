import ArchitectureKit
import Toolkit

/// The running app: the store with its middleware, and the window that follows its state.
final class ReduxApp: App {
  let window: Window
  private let store: AppStore
  private let route: RouteSubscriber

  /// Shows that the stored session is looked for, and looks for it.
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
