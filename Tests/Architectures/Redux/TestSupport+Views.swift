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
