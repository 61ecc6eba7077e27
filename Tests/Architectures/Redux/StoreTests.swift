import Testing
import UnitTestSupport

@testable import Redux

@Suite("The store") struct StoreTests {
  @Test(
    "What a subscriber dispatches is in the state at once, and all subscribers see the states in order."
  )
  func nestedDispatch() {
    let store = Store(AppState(), FakeServer())
    let first = Recorder()
    let second = Recorder()
    store.subscribe(first) {
      $0.select(RouteSelectors.tab) { recorder, tab in
        recorder.tabs.append(tab)
        guard tab == 1 else { return }
        store.dispatch(.route(.tabTapped(2)))
        recorder.tabs.append(RouteSelectors.tab(store.state))
      }
    }
    store.subscribe(second) { $0.select(RouteSelectors.tab) { $0.tabs.append($1) } }
    store.dispatch(.route(.tabTapped(1)))
    #expect(first.tabs == [0, 1, 2, 2])
    #expect(second.tabs == [0, 1, 2])
  }
}

private final class Recorder {
  var tabs: [Int] = []
}
