import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Redux

extension Store {
  /// Creates a store whose subscribers are on a screen.
  convenience init(
    _ state: AppState, _ server: FakeServer = FakeServer(), _ listeners: any Listener...,
    on screen: TestScreen
  ) {
    self.init(
      reducer: appReducer, state: state, listeners: listeners, services: Services(server),
      batch: AutoBatch(queueNotification: screen.loop.async))
  }
}
