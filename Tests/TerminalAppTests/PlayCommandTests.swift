@testable import archbench
import TerminalApp
import Testing

@MainActor @Suite("Where the app can be played")
struct PlayCommandTests {
  @Test("A terminal at both ends will do, if it can place text")
  func refusal() throws {
    #expect(PlayCommand.refusal(isInput: true, isOutput: true, type: "xterm-256color") == nil)
    let cases: [(input: Bool, output: Bool, type: String?, words: String)] = [
      (false, true, "xterm", "Standard input is no terminal"),
      (true, false, "xterm", "Standard output is no terminal"),
      (true, true, "dumb", "TERM=dumb"), (true, true, nil, "TERM="),
    ]
    for (input, output, type, words) in cases {
      let sentence = PlayCommand.refusal(isInput: input, isOutput: output, type: type)
      #expect(try #require(sentence).contains(words))
    }
  }

  #if !canImport(Darwin)
    @Test("Notes are kept where the user's data is")
    func dataFolder() {
      #expect(DataFolder.path(environment: ["HOME": "/h"]) == "/h/.local/share/archbench")
      #expect(
        DataFolder.path(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d"]) == "/d/archbench")
      #expect(
        DataFolder.path(environment: ["HOME": "/h", "XDG_DATA_HOME": "d"])
          == "/h/.local/share/archbench")
      #expect(DataFolder.path(environment: [:]) == nil)
    }
  #endif
}
