import Testing

@testable import archbench

@MainActor @Suite("Requirements of the play command")
struct PlayCommandTests {
  @Test("The app needs a terminal for input and output that can position text.")
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
    @Test("The notes are stored in the user's data folder.")
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
