import ArchitectureKit
import Backend
import Controllers
import Equivalence
import Interactions
import Measurement
import Testing
import Toolkit

/// Checks that the objects of an ended app or session are freed.
@MainActor @Suite("Teardown of apps and sessions") struct TeardownTests {
  /// A session that ends with many loaded screens and pending requests.
  nonisolated static let session = """
    type login.name "ada"
    type login.password "secret"
    tap login.submit
    settle
    tap tabs.profile
    advance 50ms
    tap profile.refresh
    tap tabs.notes
    tap notes.row.2
    tap detail.edit
    type editor.text "!"
    tap editor.save
    tap editor.cancel
    tap nav.back
    delete notes.row.3
    tap notes.refresh
    scroll notes.table 20
    tap tabs.profile
    """

  @Test(
    "An app that quits with many screens loaded is freed.", arguments: await architectureNames())
  func freesApp(variant id: String) throws {
    let driver = AppDriver(try variant(id))
    try play(
      Self.session
        + "\ntap tabs.notes\ntap notes.row.12\ntap detail.edit\ntype editor.text \"?\"\ntap editor.cancel",
      on: driver)
    weak let app = driver.app
    weak let window = driver.app?.window
    weak let root = driver.app?.window.rootViewController
    #expect(app != nil && window != nil && root != nil)
    driver.quit()
    #expect(app == nil, "\(id): the app is still alive")
    #expect(window == nil, "\(id): the window is still alive")
    #expect(root == nil, "\(id): the root view controller is still alive")
    #expect(driver.loop.liveViewCount == 0, "\(id): views are still alive")
    // Pending answers find no app.
    driver.settle()
    #expect(driver.loop.liveViewCount == 0)
  }

  @Test(
    "An app that quits under an alert is freed.", arguments: await architectureNames(),
    ["open notes://note/9999", "open notes://x", "tap notes.row.2\npush delete 2"])
  func freesAlert(variant id: String, steps: String) throws {
    let driver = AppDriver(try variant(id))
    try play(
      "type login.name \"ada\"\ntype login.password \"secret\"\ntap login.submit\nsettle\n\(steps)",
      on: driver)
    weak let app = driver.app
    weak let window = driver.app?.window
    driver.quit()
    #expect(app == nil && window == nil, "\(id): the app is still alive")
    #expect(driver.loop.liveViewCount == 0, "\(id): views are still alive")
  }

  @Test(
    "Logging out with pending requests frees all screens.", arguments: await architectureNames())
  func freesSession(variant id: String) throws {
    let driver = AppDriver(try variant(id))
    driver.settle()
    let viewsOfLogin = driver.loop.liveViewCount
    try play(Self.session, on: driver)
    weak let tabs = driver.window.rootViewController
    weak let screen = driver.view("profile")
    #expect(tabs != nil && screen != nil)
    #expect(driver.backend.nextAnswerAt != nil)
    driver.event { (driver.view("profile.logout") as? any Tappable)?.tap() }
    #expect(tabs == nil, "\(id): the tabs are still alive")
    #expect(screen == nil, "\(id): the profile is still alive")
    #expect(driver.loop.liveViewCount == viewsOfLogin, "\(id): views are still alive")
    let login = driver.window.snapshot()
    driver.settle()
    #expect(driver.window.snapshot() == login, "\(id): a late answer changed something")
    #expect(driver.loop.liveViewCount == viewsOfLogin)
  }

  @Test(
    "A whole session leaks no block of memory.",
    .enabled(if: AllocationCounters.unavailableHere == nil), arguments: await architectureNames())
  func leavesNoMemory(variant id: String) throws {
    let counters = try AllocationCounters()
    // The first sessions fill the runtime's own caches.
    for _ in 1...2 { try playWholeSession(on: id) }
    let live = try counters.measure { try playWholeSession(on: id) }["liveBlocks"] ?? 0
    #expect(live == 0, "\(id): \(live) blocks are still alive")
  }

  private func playWholeSession(on id: String) throws {
    let driver = AppDriver(try variant(id))
    try play(Self.session + "\ntap profile.logout", on: driver)
    driver.quit()
    driver.settle()
  }

  private func play(_ text: String, on driver: AppDriver) throws {
    try ScriptPlayer(driver) { _ in }.play(ScriptParser.parse(text + "\n", file: "teardown"))
  }
}
