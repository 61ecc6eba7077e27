import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

/// Which state of the views fresh view controllers show (claim Z20).
///
/// This app has no value of that state. Cocoa's is state restoration, which is opt-in and which the
/// feature does not ask for. So the model is in the stores, and the rest is in the controllers and
/// their views. The nearest thing is fresh controllers on the same stores.
@Suite("A recorded state of the views") struct RecordedStateTests {
  private let server = FakeServer()
  private let account: Account

  init() {
    account = .ada(on: server, with: (1...29).map { .sample($0, "Note \(50 - $0)") })
    server.push(.stored(.sample(30, "Tea")))
    account.user.load()
    server.answer(.user, .user(.ada))
    account.notes.update(.sample(7, "Note 43"), text: "Note 43!") { _ in }
    server.answer(.save, .failure(.requestFailed))
    account.notes.update(.sample(8, "Note 42"), text: "Note 42!") { _ in }
  }

  @Test("A fresh list on the same stores has all notes, and has lost what its controller kept.")
  func list() throws {
    let old = TestScreen(server)
    old.showList(of: account)
    setUpByHand(old)
    try #require(old.title("notes.sort") == "By title" && table(old).rowCount == 29)
    try #require(old.selected == [23] && table(old).topRow == 2)
    let fresh = TestScreen()
    fresh.showList(of: account)
    try #require(fresh.title("notes.sort") == "Newest first")
    try #require(fresh.view("notes.filter", as: TextField.self).text.isEmpty)
    try #require(table(fresh).rowCount == 30 && table(fresh).topRow == 0)
    try #require(!fresh.window.snapshot().contains("selected"))

    // Nothing else is lost: the same steps by hand lead to the same tree.
    setUpByHand(fresh)
    let isEqual = fresh.window.snapshot() == old.window.snapshot()
    try #require(isEqual)
    Experiment.record(
      .init(
        value: nil, isEqual: isEqual,
        lost: ["order", "typed filter", "selection", "scroll offset"]), of: "MVC")
  }

  @Test("A fresh profile on the same stores shows the same, and has lost the fade.")
  func profile() throws {
    var time: Int64 = 0
    let old = TestScreen(server) { time }
    old.showProfile(of: account, SessionStore(on: server))
    server.answer(.image, .picture("ada-high"))
    try #require(old.window.snapshot().contains("\"ada-high\" fading"))
    let fresh = TestScreen()
    fresh.showProfile(of: account, SessionStore(on: server))
    try #require(!fresh.window.snapshot().contains("fading"))
    #expect(!server.waiting.contains { $0.kind == .image })

    time = 300
    old.loop.turn()
    let isEqual = fresh.window.snapshot() == old.window.snapshot()
    try #require(isEqual)
    Experiment.record(
      .init(value: nil, isEqual: isEqual, lost: ["running animation"]), of: "MVC")
  }

  /// Sorts, filters, selects and scrolls, as the user does.
  private func setUpByHand(_ screen: TestScreen) {
    screen.tap("notes.sort")
    screen.type("note", into: "notes.filter")
    screen.select("notes.row.23")
    screen.loop.turn { table(screen).scroll(toTop: 2) }
  }

  private func table(_ screen: TestScreen) -> TableView { screen.view("notes.table") }
}
