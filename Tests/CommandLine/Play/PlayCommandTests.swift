import Backend
import Foundation
import Model
import Support
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

  @Test(
    "A notes file that cannot be written ends with 73, and a damaged one with 65; both stay.",
    arguments: [
      ("loop", ExitCode.cannotWrite), ("loop/notes.json", .cannotWrite),
      ("dangling", .cannotWrite), (".", .cannotWrite), ("none/notes.json", .cannotWrite),
      ("damaged", .badData),
    ])
  func exitCode(_ name: String, _ code: ExitCode) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile.write("Mine.", to: folder + "/damaged")
    for (name, end) in [("loop", "loop"), ("dangling", "none/at/all")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: end)
    }
    let error = #expect(throws: CommandFailure.self) {
      try PlayCommand.storage("\(folder)/\(name)", at: Timestamp(milliseconds: 0))
    }
    #expect(error?.exitCode == code)
    #expect(error?.message.hasPrefix("\(folder)/\(name): ") == true || code == .badData)
    #expect(FileManager.default.contents(atPath: folder + "/damaged") == Data("Mine.".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.filter { !$0.hasPrefix(".") } == ["damaged", "dangling", "loop"])
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
