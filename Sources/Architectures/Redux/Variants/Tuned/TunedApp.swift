import ArchitectureKit
import Toolkit

/// The running app with a list that updates only the rows that an action concerns.
final class TunedApp: App {
  let window: Window
  private let store: AppStore
  private let route: TunedRouteSubscriber

  /// Shows the first screen and begins to restore the stored session.
  init(_ environment: AppEnvironment, _ store: AppStore, _ tracer: ChangeTracer) {
    self.store = store
    window = Window(on: environment.loop)
    route = TunedRouteSubscriber(
      window, store, tracer, profileCount: environment.profileCount)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}
