import Foundation
import Model
import TestSupport
import Testing

@testable import Backend

@MainActor struct NotesFileProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Writers killed at random times leave a readable file with every acknowledged write.")
  func kills() throws {
    let (output, code) = TrialProgram.shell("exec \"$0\" 60")
    #expect(code == 0, "\(output)")
    #expect(output.hasPrefix("60 kills: ") && output.hasSuffix(", 0 failures\n"), "\(output)")
  }

  @Test("Another process cannot open the file until this process has released it.")
  func otherProcess() throws {
    let process = ProcessInfo.processInfo.processIdentifier
    let locked =
      "refused: \(folder.file): process \(process) has the file open; end that one or give another "
      + "file.\n"
    do {
      let file = try NotesFile(folder.file, at: .fixtureStart)
      let (output, code) = TrialProgram.shell("exec \"$0\" write \"$1\" 1 1", folder.file)
      #expect(output == locked)
      #expect(code == 1)
      let error = #expect(throws: NotesFileError.self) {
        try NotesFile(folder.file, at: .fixtureStart)
      }
      #expect("refused: \(error?.description ?? "")\n" == locked)
      try file.change { $0.delete(1, for: "ada") }
    }
    let (output, code) = TrialProgram.shell("exec \"$0\" write \"$1\" 1 1", folder.file)
    #expect(output == "open\nin\n+\n")
    #expect(code == 0)
  }

  @Test(
    "On a full disk, acknowledged writes stay; later writes work when there is room again.",
    .withoutSanitizer("A sanitizer needs more room than this disk has."))
  func noRoom() throws {
    // The limit is 128 blocks of 512 bytes. A process that ignores the signal gets an error
    // instead.
    let (output, code) = TrialProgram.shell(
      "trap '' XFSZ; ulimit -f 128; exec \"$0\" write \"$1\" 1 100", folder.file)
    let count = output.split(separator: "\n").count { $0 == "+" }
    #expect(output == "open\nin\n" + String(repeating: "+\n", count: count) + "refused: write\n")
    #expect(code == 1)
    #expect(folder.names == [".notes.json.lock", "notes.json"])
    let left = try #require(folder.bytes)
    #expect(left.count <= 65_536)
    // The same number of writes without the limit leaves the same bytes.
    let other = try TemporaryFolder()
    let again = "exec \"$0\" write \"$1\" 1 \(count)"
    #expect(TrialProgram.shell(again, other.file).code == 0)
    #expect(other.bytes == left)
    #expect(TrialProgram.shell("exec \"$0\" write \"$1\" 1 100", folder.file).code == 0)
  }
}
