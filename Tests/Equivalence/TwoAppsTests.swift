import Backend
import Controllers
import Equivalence
import Interactions
import Testing
import Toolkit

/// Checks that two apps in one process share no state.
@MainActor @Suite("Independence of two apps in one process") struct TwoAppsTests {
  nonisolated private static let first = """
    type login.name "ada"
    type login.password "secret"
    tap login.submit
    tap tabs.profile
    open notes://note/7
    tap detail.edit
    type editor.text "!"
    tap editor.save
    swipe left detail.page
    tap nav.back
    delete notes.row.5
    tap tabs.profile
    tap profile.logout
    """
  nonisolated private static let second = """
    open notes://new
    type login.name "grace"
    type login.password "hopper"
    tap login.submit
    type editor.text "A first note"
    tap editor.save
    tap notes.row.1001
    push change 1001 "Other words"
    tap nav.back
    type notes.filter "no"
    tap notes.sort
    relaunch
    tap tabs.profile
    """

  @Test(
    "Two apps that take turns show the same as each one alone.",
    arguments: await architectureNames())
  func interleaved(variant id: String) throws {
    let alone = (try Session(Self.first, on: id), try Session(Self.second, on: id))
    while try alone.0.takeStep() {}
    while try alone.1.takeStep() {}
    let together = (try Session(Self.first, on: id), try Session(Self.second, on: id))
    while try together.0.takeStep(), try together.1.takeStep() {}
    #expect(alone.0.transcript == together.0.transcript, "\(id)")
    #expect(alone.1.transcript == together.1.transcript, "\(id)")
    #expect(alone.0.transcript.count == 13 && alone.1.transcript.count == 13)
  }

  /// Plays a script step by step, settling before each one, and records the screen after each.
  @MainActor private final class Session {
    private let driver: AppDriver
    private var steps: ArraySlice<Script>
    private(set) var transcript: [String] = []

    init(_ text: String, on id: String) throws {
      driver = AppDriver(try variant(id))
      steps = try text.split(separator: "\n").map {
        try ScriptParser.parse("\($0)\n", file: "session")
      }[...]
    }

    /// Takes the next step; returns `false` if none is left.
    func takeStep() throws -> Bool {
      guard let step = steps.popFirst() else { return false }
      try ScriptPlayer(driver) { _ in }.play(step)
      transcript.append(driver.window.snapshot() + "\(driver.backend.log.count) requests")
      return true
    }
  }
}
