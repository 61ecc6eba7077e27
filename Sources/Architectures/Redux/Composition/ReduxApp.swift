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
  ///   - reduction: how the store makes the next state.
  ///   - notifier: when the subscribers hear of an action.
  ///   - options: how the screens connect to the store.
  init(
    _ environment: AppEnvironment, reduction: @escaping Reduction<AppState, AppAction>,
    notifier: any Notifier<AppState, AppAction>, options: ConnectOptions
  ) {
    store = AppStore(in: environment, reduction: reduction, notifier: notifier)
    window = Window(on: environment.loop)
    route = RouteSubscriber(window, store, options, profileCount: environment.profileCount)
    store.dispatch(.session(.launched))
  }

  func open(url: String) {
    store.dispatch(.route(.urlOpened(url)))
  }
}
