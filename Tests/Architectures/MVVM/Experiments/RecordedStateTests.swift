import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVVM

/// Checks what fresh views show that are bound to the view models of earlier views.
///
/// A view model is an object that observes stores. There is no value of all that a screen shows, so
/// this is the nearest thing to a recorded state.
@Suite("Fresh views on the same view models") struct RecordedStateTests {
  private let server = FakeServer()
  private let viewModel: TabsViewModel

  init() {
    viewModel = TabsViewModel(.fake(server), sessions: .fake(server), overlay: Overlay())
    server.answer(.load, .notes((1...40).map { .sample($0, "note \($0)") }))
    server.answer(.user, .user(.ada))
  }

  @Test("Fresh views show the state of the view models, and lose what only the old views had.")
  func fresh() throws {
    let old = snapshotsOfOldViews()
    let requests = server.waiting.count
    let views = Views(of: viewModel, server)
    var lost: [String] = []
    if !views.screen.isShown("profile") { lost.append("selected tab") }
    if views.table.topRow != 3 { lost.append("scroll offset") }
    if views.filterField.text != "note" { lost.append("typed filter") }
    views.screen.loop.turn {
      views.table.scroll(toTop: 3)
      views.filterField.text = "note"
    }
    let list = views.screen.window.snapshot()
    views.screen.tap("tabs.profile")
    let profile = views.screen.window.snapshot()
    if !profile.contains(" fading") { lost.append("running animation") }
    let isEqual = list == old.list && profile == old.profile.replacing(" fading", with: "")
    try #require(isEqual)
    try #require(lost == ["selected tab", "scroll offset", "typed filter", "running animation"])
    try #require(server.waiting.count == requests)
    Experiment.record(
      Experiment.RecordedState(value: nil, isEqual: isEqual, lost: lost), of: "MVVM")
  }

  /// Returns what the first views show: a sorted, filtered and scrolled list with a selected row,
  /// then the profile, in which the avatar fades in.
  private func snapshotsOfOldViews() -> (list: String, profile: String) {
    let views = Views(of: viewModel, server)
    views.screen.tap("notes.sort")
    views.screen.type("note", into: "notes.filter")
    views.screen.loop.turn { views.table.scroll(toTop: 3) }
    views.screen.select("notes.row.13")
    let list = views.screen.window.snapshot()
    views.screen.tap("tabs.profile")
    server.answer(.image, .picture("ada-high"))
    let profile = views.screen.window.snapshot()
    #expect(list.contains("selected") && list.contains("top=3") && profile.contains(" fading"))
    return (list, profile)
  }

  /// The views of the tabs, bound to view models.
  private struct Views {
    let screen: TestScreen
    private let tabs: TabsViewController

    init(of viewModel: TabsViewModel, _ server: FakeServer) {
      screen = TestScreen(server)
      tabs = TabsViewController(viewModel, on: screen.loop)
      screen.show(tabs)
    }

    var table: TableView { screen.view("notes.table") }
    var filterField: TextField { screen.view("notes.filter") }
  }
}
