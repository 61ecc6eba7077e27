import Controllers
import Scenarios
import Testing
import Toolkit

/// What is tracked runs a property pass when it is another, and only then.
@MainActor @Suite("Observation tells of what has changed, and of nothing else")
struct ObservationTests {
  /// What happens, first to a list that is shown, then to a profile: script steps, and the passes
  /// that they take.
  nonisolated static let events: [(tab: String, steps: String, passes: Int)] = [
    ("tabs.notes", #"push change 3 "Three""#, 1),
    ("tabs.notes", "begin turn\npush change 3 \"Three\"\npush delete 4\nend turn", 1),
    ("tabs.notes", "push friends 26", 0),
    ("tabs.profile", "push friends 26", 1),
    ("tabs.profile", "begin turn\npush friends 26\npush friends 27\nend turn", 1),
    ("tabs.profile", "push friends 25", 0),
    ("tabs.profile", "push delete 4", 1),
    ("tabs.profile", #"push change 3 "As many notes""#, 0),
  ]

  @Test("A pass runs for another value, and for no equal one", arguments: events)
  func runsPasses(tab: String, steps: String, passes: Int) throws {
    let driver = AppDriver(try variant("MVC/observation"))
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
    #expect(driver.loop.counters.propertyPasses - before == passes)
  }

  private func play(_ text: String, on driver: AppDriver) throws {
    try ScriptPlayer(driver) { _ in }.play(ScriptParser.parse(text + "\n", file: "observation"))
  }
}
