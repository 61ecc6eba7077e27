import Equivalence
import Testing

/// Random sessions are a useful test only if they reach every part of the app.
@MainActor @Suite("Coverage of random sessions") struct CoverageTests {
  @Test("Sixty random sessions reach every screen state and take every kind of step.")
  func reaches() throws {
    let player = SessionPlayer()
    let base = try variant("Baseline")
    let played = try (0..<60).flatMap {
      try player.play(Session(seed: 1, number: $0), actions: 40, on: [base]).map(\.description)
    }
    #expect(player.coverage.unseen == [])
    let steps = [
      "tap", "type", "clear", "select", "delete", "pull", "scroll", "swipe", "open", "relaunch",
      "advance", "settle", "push change", "push insert", "push delete", "push friends",
      "fail next", "delay next", "begin turn",
    ]
    #expect(steps.filter { step in !played.contains { $0.hasPrefix(step) } } == [])
  }

  @Test("A session has the same steps each time it is played, and another session has others.")
  func repeats() throws {
    let base = try variant("Baseline")
    let session = Session(seed: 5, number: 3)
    let steps = try SessionPlayer().play(session, actions: 40, on: [base])
    #expect(try SessionPlayer().play(session, actions: 40, on: [base]) == steps)
    let other = Session(seed: 5, number: 4)
    #expect(try SessionPlayer().play(other, actions: 40, on: [base]) != steps)
  }

  @Test("The steps of a session can be printed as a script and parsed again.")
  func isScript() throws {
    let base = try variant("Baseline")
    for number in 0..<3 {
      let steps = try SessionPlayer().play(
        Session(seed: 9, number: number), actions: 40, on: [base])
      let script = Script(file: "session", steps: steps)
      #expect(try ScriptParser.parse(script.description, file: "session").steps == steps)
    }
  }
}
