import Toolkit
import ViewTestSupport

@testable import Redux

extension TestScreen {
  /// Shows what a store's state says, for as long as the result lives.
  func show(_ store: Store) -> RouteSubscriber? {
    var route: RouteSubscriber?
    loop.turn { route = RouteSubscriber(window, store) }
    return route
  }
}
