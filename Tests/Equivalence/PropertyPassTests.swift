import Backend
import Controllers
import Equivalence
import Testing
import Toolkit

/// In MVC a notice causes one property pass of each controller in the window that it concerns.
///
/// The container of the tabs shows the number of marks, so every change of notes concerns it.
@MainActor @Suite("Property passes after notices")
struct PropertyPassTests {
  /// The visible tab, the script steps, and the number of property passes that they cause.
  nonisolated static let events: [(tab: String, steps: String, passes: Int)] = [
    ("tabs.notes", #"push change 3 "Three""#, 2),
    ("tabs.notes", "begin turn\npush change 3 \"Three\"\npush delete 4\nend turn", 2),
    ("tabs.notes", "push friends 26", 0),
    ("tabs.profile", "push friends 26", 1),
    ("tabs.profile", "begin turn\npush friends 26\npush friends 27\nend turn", 1),
    ("tabs.profile", "push delete 4", 2),
    ("tabs.profile", #"push change 3 "As many notes""#, 1),
  ]

  @Test(
    "A controller has one pass for all notices of a turn, and none if they do not concern it.",
    arguments: events)
  func runsPasses(tab: String, steps: String, passes: Int) throws {
    #expect(try propertyPasses(tab: tab, steps: steps) == passes)
  }

  private func propertyPasses(tab: String, steps: String) throws -> Int {
    let driver = AppDriver(try variant("MVC"))
    try play(
      """
      type login.name "ada"
      type login.password "secret"
      tap login.submit
      settle
      tap tabs.profile
      settle
      tap \(tab)
      """, on: driver)
    let before = driver.loop.counters.propertyPasses
    try play(steps, on: driver)
    return driver.loop.counters.propertyPasses - before
  }

  private func play(_ text: String, on driver: AppDriver) throws {
    try ScriptPlayer(driver) { _ in }.play(ScriptParser.parse(text + "\n", file: "passes"))
  }
}
