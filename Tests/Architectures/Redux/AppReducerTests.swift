import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The root reducer") struct AppReducerTests {
  @Test(
    "An action that concerns no slice leaves the state as it was.",
    arguments: [
      AppAction.editor(.keepTapped), .route(.okTapped), .detail(.backTapped),
      .notes(.rowDeleted(2)),
    ])
  func unconcerned(action: AppAction) {
    let state = AppState.loaded(.sample(1, "Milk"))
    #expect(state.after(action) == state)
  }

  @Test("A link to the open note opens another page of it, and a second wrong link another alert.")
  func openings() {
    let open = AppState.loaded(.sample(1, "Milk")).after(.notes(.rowOpened(1)))
    let again = open.after(.route(.urlOpened("notes://note/1")))
    #expect(RouteSelectors.detail(again) != RouteSelectors.detail(open))
    let wrong = AppAction.route(.urlOpened("notes://note/2"))
    let waiting = again.after(wrong, wrong)
    let next = waiting.after(.route(.okTapped))
    #expect(next.route.alert?.kind == waiting.route.alert?.kind)
    #expect(next.route.alert != nil && next.route.alert != waiting.route.alert)
  }
}
