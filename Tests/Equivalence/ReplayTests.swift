import ArchitectureKit
import Backend
import Equivalence
import Foundation
import TestSupport
import Testing

/// An app that logs its actions makes its state again from them.
///
/// Only the form `logged` keeps a log: `archbench forms --check` runs this there. Elsewhere it has
/// no case.
@MainActor @Suite("Replays of logged actions") struct ReplayTests {
  static func names() -> [String] { architectureNames().filter { $0.hasSuffix("/logged") } }

  @Test(
    "After each step of a script, the actions make the state of the app, and send nothing.",
    arguments: ScriptTests.scripts.names(ending: ".script"), await names())
  func replays(script name: String, variant id: String) throws {
    let driver = AppDriver(try variant(id))
    let player = ScriptPlayer(driver) { _ in }
    var defects: [String] = []
    player.onStep = { line in
      if let defect = Self.defect(in: driver) { defects.append("line \(line.number): \(defect)") }
    }
    try player.play(
      ScriptParser.parse(ScriptTests.scripts.read("\(name).script"), file: "\(name).script"))
    #expect(defects.isEmpty, "\(name), before \(defects.first ?? "")")
    #expect(Self.defect(in: driver) == nil, "\(name), at the end")
  }

  private static func defect(in driver: AppDriver) -> String? {
    guard let app = driver.app as? any ReplayableApp else { return "the app keeps no log" }
    let requests = driver.backend.log.count
    guard makesItsState(app) else { return "the actions, reduced again, make another state" }
    return driver.backend.log.count == requests ? nil : "the actions, reduced again, send requests"
  }

  private static func makesItsState<Logged: ReplayableApp>(_ app: Logged) -> Bool {
    guard let data = try? JSONEncoder().encode(app.actions),
      let actions = try? JSONDecoder().decode([Logged.Action].self, from: data),
      let state = Mirror(reflecting: app).descendant("store", "state") as? Logged.State
    else { return false }
    return Logged.replay(actions) == state
  }
}
