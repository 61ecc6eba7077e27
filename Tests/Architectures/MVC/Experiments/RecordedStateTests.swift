import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

/// Which state of the views fresh view controllers show (claim Z20).
///
/// The pattern has no value of it: the model is in the stores, and the rest is in the controllers
/// and their views. The nearest thing is fresh controllers on the same stores.
@Suite("A recorded state of the views") struct RecordedStateTests {
  private let server = FakeServer()
  private let account: Account

  init() {
    account = .fake(server, with: (1...30).map { .sample($0, "Note \(50 - $0)") })
    account.user.load()
    server.answer(.user, .user(.ada))
    _ = account.notes.update(.sample(7, "Note 43"), text: "Note 43!")
    server.answer(.save, .failure(.requestFailed))
    _ = account.notes.update(.sample(8, "Note 42"), text: "Note 42!")
  }

  @Test("A fresh list on the same stores has all notes, and has lost what its controller kept.")
  func list() {
    let old = TestScreen(server)
    old.showList(of: account)
    setUpByHand(old)
    let fresh = TestScreen()
    fresh.showList(of: account)
    #expect(fresh.window.snapshot() != old.window.snapshot())
    #expect(fresh.title("notes.sort") == "Newest first" && table(fresh).topRow == 0)
    #expect(fresh.view("notes.filter", as: TextField.self).text.isEmpty)
    #expect(table(fresh).rowCount == 30 && !fresh.window.snapshot().contains("selected"))

    // Nothing else is lost: the same steps by hand lead to the same tree.
    setUpByHand(fresh)
    let isEqual = fresh.window.snapshot() == old.window.snapshot()
    #expect(isEqual)
    Experiment.record(
      .init(
        value: nil, isEqual: isEqual,
        lost: ["order", "filter", "typed text", "selection", "scroll offset"]), of: "MVC")
  }

  @Test("A fresh profile on the same stores shows the same, and has lost the fade.")
  func profile() {
    var time: Int64 = 0
    let old = TestScreen(server) { time }
    showProfile(on: old)
    server.answer(.image, .picture("ada-high"))
    #expect(old.window.snapshot().contains("\"ada-high\" fading"))
    let fresh = TestScreen()
    showProfile(on: fresh)
    #expect(!fresh.window.snapshot().contains("fading"))
    #expect(!server.waiting.contains { $0.kind == .image })

    time = 300
    old.loop.turn()
    let isEqual = fresh.window.snapshot() == old.window.snapshot()
    #expect(isEqual)
    Experiment.record(
      .init(value: nil, isEqual: isEqual, lost: ["running animation"]), of: "MVC")
  }

  /// Sorts, filters, selects and scrolls, as the user does.
  private func setUpByHand(_ screen: TestScreen) {
    screen.tap("notes.sort")
    screen.type("note 4", into: "notes.filter")
    screen.select("notes.row.8")
    screen.loop.turn { table(screen).scroll(toTop: 2) }
  }

  private func table(_ screen: TestScreen) -> TableView { screen.view("notes.table") }

  private func showProfile(on screen: TestScreen) {
    screen.show(
      ProfileViewController(
        of: account.user, account: account, sessionStore: .fake(server), updates: OncePerTurn(),
        on: screen.loop))
  }
}
