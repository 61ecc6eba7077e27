import Toolkit
import ViewTestSupport

@testable import Redux

extension AppStore {
  /// Creates a store whose subscribers are on a screen.
  convenience init(
    _ state: AppState, _ middleware: any Middleware<AppState, AppAction>..., on screen: TestScreen
  ) {
    self.init(
      state, reducer: keepingState(appReducer), middleware: middleware,
      notifier: BatchingNotifier(AllSubscribers(), on: screen.loop))
  }
}

extension TestScreen {
  /// Shows what a store's state says, for as long as the result lives.
  func show(_ store: AppStore) -> RouteSubscriber? {
    let options = ConnectOptions(create: .memoising) { RowsInView($0) }
    var route: RouteSubscriber?
    loop.turn { route = RouteSubscriber(window, store, options, friends: []) }
    return route
  }
}
