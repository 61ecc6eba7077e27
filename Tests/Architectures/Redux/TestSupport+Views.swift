import Toolkit
import ViewTestSupport

@testable import Redux

extension Store {
  /// Creates a store whose subscribers are on a screen.
  convenience init(_ state: AppState, _ middleware: any Middleware..., on screen: TestScreen) {
    self.init(state, middleware: middleware, queueNotification: screen.loop.async)
  }
}
