import Toolkit
import ViewTestSupport

@testable import Redux

extension TestScreen {
  /// Shows what a store's state says, for as long as the result lives.
  func show(_ store: AppStore) -> RouteSubscriber? {
    let options = ConnectOptions(create: .memoising) { RowsInView($0) }
    var route: RouteSubscriber?
    loop.turn { route = RouteSubscriber(window, store, options, friends: []) }
    return route
  }
}
