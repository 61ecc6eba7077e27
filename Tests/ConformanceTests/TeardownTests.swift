import ArchitectureKit
import Scenarios
import Testing
import Toolkit

/// What is dropped is gone.
@MainActor @Suite("Nothing of an app outlives it") struct TeardownTests {
  @Test("A dropped app is freed, whatever it shows", arguments: await variantIDs())
  func frees(variant id: String) throws {
    let driver = AppDriver(try variant(id))
    let script = try ScriptParser.parse(
      """
      type login.name "ada"
      type login.password "secret"
      tap login.submit
      settle
      tap tabs.profile
      tap profile.refresh
      tap tabs.notes
      tap notes.row.2
      tap detail.edit
      type editor.text "!"
      tap editor.cancel
      """, file: "teardown")
    try ScriptPlayer(driver) { _ in }.play(script)
    weak let app = driver.app
    weak let window = driver.app?.window
    weak let root = driver.app?.window.rootViewController
    #expect(app != nil && window != nil && root != nil)
    driver.quit()
    #expect(app == nil, "\(id): the app is still alive")
    #expect(window == nil, "\(id): the window is still alive")
    #expect(root == nil, "\(id): the root view controller is still alive")
    // Answers that were under way find nobody.
    driver.settle()
  }
}
