import TestSupport
import Testing

/// Checks the goldens against the specification, as all architectures could share a mistake.
@Suite("Goldens and the specification") struct ExpectationTests {
  @Test(
    "A golden meets the expectations of its script.",
    arguments: ScriptTests.scripts.names(ending: ".script"))
  func golden(name: String) throws {
    let golden = try ScriptTests.goldens.read("\(name).txt")
    let lines = try ScriptTests.scripts.read("\(name).script").split(separator: "\n")
    for line in lines where line.hasPrefix("#>") {
      let expectation = try #require(
        line.hasPrefix(Expectation.mark) ? Expectation(String(line.dropFirst(3))) : nil,
        "\(name).script has an expectation that cannot be read: \(line)")
      let mismatch = expectation.mismatch(in: golden)
      #expect(mismatch == nil, "\(name), \(line): \(mismatch ?? "")")
    }
  }

  @Test("Most scripts have expectations.")
  func most() throws {
    let names = ScriptTests.scripts.names(ending: ".script")
    let expecting = try names.filter {
      try ScriptTests.scripts.read("\($0).script").contains("\n\(Expectation.mark)")
    }
    #expect(expecting.count > names.count / 2)
  }

  private static let transcript = """
    == snapshot 1, line 3
    Window window
      Label notes.title "Notes (60)"

    == snapshot 11, line 9
    Window window
      Alert alert "Really?"

    == requests
    20 ms image note-5
    120 ms image note-5

    """

  @Test(
    "An expectation is met exactly if the transcript fulfils it.",
    arguments: [
      (#"snapshot 1: contains Label notes.title "Notes (60)""#, true),
      ("snapshot 1: contains Alert", false), ("snapshot 11: contains Alert", true),
      ("snapshot 11: lacks Alert", false), ("snapshot 1: lacks Alert", true),
      ("snapshot 2: lacks Alert", false), ("requests: contains image note-5", true),
      ("requests: lacks image note-5", false), ("requests: count image note-5 = 2", true),
      ("requests: count image note-5 = 1", false),
    ])
  func judges(line: String, isMet: Bool) throws {
    let expectation = try #require(Expectation(line))
    #expect((expectation.mismatch(in: Self.transcript) == nil) == isMet)
  }

  @Test(
    "A line that has no form of an expectation is rejected.",
    arguments: [
      "", "snapshot 1 contains x", "picture 1: contains x", "snapshot 1: has x",
      "requests: count x",
    ])
  func refuses(line: String) {
    #expect(Expectation(line) == nil)
  }
}
