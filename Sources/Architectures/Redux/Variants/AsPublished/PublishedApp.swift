import ArchitectureKit
import Toolkit

/// The running app with the article's store.
final class PublishedApp: App {
  let window: Window
  private let store: PublishedStore
  private let route: PublishedRouteSubscriber

  init(_ environment: AppEnvironment) {
    store = PublishedStore(NetworkReducer(Network(environment)))
    window = Window(on: environment.loop)
    route = PublishedRouteSubscriber(window, store, friends: environment.friends)
    store.handle(.session(.launched))
  }

  func open(url: String) {
    store.handle(.route(.urlOpened(url)))
  }
}
