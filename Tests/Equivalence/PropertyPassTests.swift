import Backend
import Controllers
import Equivalence
import Testing
import Toolkit

/// In MVC a notice that concerns a screen in the window causes one property pass in its turn.
@MainActor @Suite("Property passes after notices")
struct PropertyPassTests {
  /// The visible tab, the script steps, and the number of property passes that they cause.
  nonisolated static let events: [(tab: String, steps: String, passes: Int)] = [
    ("tabs.notes", #"push change 3 "Three""#, 1),
    ("tabs.notes", "begin turn\npush change 3 \"Three\"\npush delete 4\nend turn", 1),
    ("tabs.notes", "push friends 26", 0),
    ("tabs.profile", "push friends 26", 1),
    ("tabs.profile", "begin turn\npush friends 26\npush friends 27\nend turn", 1),
    ("tabs.profile", "push delete 4", 1),
    ("tabs.profile", #"push change 3 "As many notes""#, 0),
  ]

  @Test(
    "One pass runs for all notices of a turn, and none for a screen that is not concerned.",
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
