import Controllers
import UnitTestSupport

@testable import MVVM

extension ObservableSessionStore {
  static func fake(_ server: FakeServer) -> ObservableSessionStore {
    ObservableSessionStore(client: SessionController(transport: server))
  }
}
