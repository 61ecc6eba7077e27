internal import Foundation
internal import Support
internal import Testing

@Suite("Atomic files")
final class AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("AtomicFileTests-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Writing a file creates missing folders and leaves no temporary file behind.")
  func writing() throws {
    try AtomicFile.write("東京\n", to: folder + "/a/b/c.txt")
    #expect(try String(contentsOfFile: folder + "/a/b/c.txt", encoding: .utf8) == "東京\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["c.txt"])
  }

  @Test("An existing file is replaced, unless replacing is forbidden.")
  func replacing() throws {
    let path = folder + "/a.txt"
    try AtomicFile.write("old", to: path, replacing: false)
    try AtomicFile.write("new", to: path)
    let failure = #expect(throws: CommandFailure.self) {
      try AtomicFile.write("newer", to: path, replacing: false)
    }
    #expect(failure?.description == "Error: Cannot write '\(path)': it exists already.")
    #expect(failure?.exitCode == .cannotWrite)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test("A write never replaces a device or a pipe.")
  func pipe() throws {
    try AtomicFile.write("", to: folder + "/file")
    let path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let failure = #expect(throws: CommandFailure.self) { try AtomicFile.write("text", to: path) }
    #expect(failure?.message == "Cannot write '\(path)': it is no file.")
    #expect(failure?.exitCode == .cannotWrite)
  }

  @Test("A failed write reports the reason.", arguments: ["/file/in/file", ""])
  func failing(name: String) throws {
    try AtomicFile.write("", to: folder + "/file")
    let failure = #expect(throws: CommandFailure.self) {
      try AtomicFile.write("text", to: folder + name)
    }
    let reason = name.isEmpty ? "Is a directory" : "Not a directory"
    #expect(failure?.message == "Cannot write '\(folder)\(name)': \(reason).")
    #expect(failure?.exitCode == .cannotWrite)
  }
}
