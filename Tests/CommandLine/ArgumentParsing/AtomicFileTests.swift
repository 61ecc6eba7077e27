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

  @Test(
    "A file is replaced only if it is empty or begins as this kind does, unless it is forced.",
    arguments: [
      ("", true), ("# Report\nOld", true), ("Mine\n# Report", false), ("\u{FEFF}# Report", false),
    ])
  func replacing(_ old: String, _ isReplaced: Bool) throws {
    let path = folder + "/a.txt"
    try AtomicFile.write(old, to: path)
    let own = AtomicFile.Replacing.own { $0.hasPrefix("# Report") }
    for (replacing, reason) in [
      (AtomicFile.Replacing.nothing, "it exists already; choose another path"),
      (own, "archbench did not write this file, which would be lost; choose another path"),
    ].prefix(isReplaced ? 1 : 2) {
      let failure = #expect(throws: CommandFailure.self) {
        try AtomicFile.write("new", to: path, replacing: replacing)
      }
      #expect(
        failure?.description
          == "Error: Cannot write '\(path)': \(reason), or replace it with --force.")
      #expect(failure?.exitCode == .cannotWrite)
    }
    #expect(FileManager.default.contents(atPath: path) == Data(old.utf8))
    try AtomicFile.write("new", to: path, replacing: isReplaced ? own : .otherFiles)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test("A write never replaces a device or a pipe.")
  func pipe() throws {
    try AtomicFile.write("", to: folder + "/file")
    let path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let failure = #expect(throws: CommandFailure.self) { try AtomicFile.write("text", to: path) }
    #expect(
      failure?.message.hasSuffix("it is a device or a pipe; choose the path of a file.") == true)
    #expect(failure?.exitCode == .cannotWrite)
  }

  @Test(
    "A failed write reports the reason, and makes no folder.",
    arguments: [
      ("/file/in/file", "Not a directory; make the folder writable, or choose another path"),
      ("", "it is a folder; choose the path of a file"),
      (
        "/new/\(String(repeating: "x", count: 300))/file",
        "a name in it is too long; choose another path"
      ),
    ])
  func failing(name: String, reason: String) throws {
    try AtomicFile.write("", to: folder + "/file")
    let failure = #expect(throws: CommandFailure.self) {
      try AtomicFile.write("text", to: folder + name)
    }
    #expect(failure?.message == "Cannot write '\(folder)\(name)': \(reason).")
    #expect(failure?.exitCode == .cannotWrite)
    #expect(try names(in: "") == ["file"])
  }

  // MARK: - Links

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/\(name)", withDestinationPath: destination)
  }

  private func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + name).sorted()
  }

  @Test(
    "A write follows links of files and folders, and the links stay.",
    arguments: ["link", "chain", "linked/file"])
  func links(_ name: String) throws {
    try AtomicFile.write("old", to: folder + "/real/file")
    try link("link", to: "real/file")
    try link("chain", to: folder + "/linked/../link")
    try link("linked", to: "real")
    try AtomicFile.write("new", to: "\(folder)/\(name)", replacing: .otherFiles)
    #expect(try String(contentsOfFile: folder + "/real/file", encoding: .utf8) == "new")
    #expect(try names(in: "/real") == ["file"])
    let kept = try ["link", "linked"].map {
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    #expect(kept == ["real/file", "real"])
  }

  @Test(
    "A link that leads to no file is refused, and nothing changes.",
    arguments: [
      ("loop", "the link 'F/loop' leads in a circle; mend the link, or choose another path"),
      ("loop/file", "the link 'F/loop' leads in a circle; mend the link, or choose another path"),
      (
        "dangling",
        "the link 'F/dangling' leads to 'none/file' (No such file or directory); "
          + "mend the link, or choose another path"
      ),
      ("directory", "it is a folder; choose the path of a file"),
      ("device", "it is a device or a pipe; choose the path of a file"),
    ])
  func refusedLinks(_ name: String, _ reason: String) throws {
    try AtomicFile.write("old", to: folder + "/real/file")
    for (name, destination) in [
      ("loop", "pool"), ("pool", "loop"), ("dangling", "none/file"), ("directory", "real"),
      ("device", "/dev/null"),
    ] { try link(name, to: destination) }
    let before = try names(in: "")
    let path = "\(folder)/\(name)"
    let failure = #expect(throws: CommandFailure.self) { try AtomicFile.write("new", to: path) }
    #expect(
      failure?.message == "Cannot write '\(path)': \(reason.replacing("F/", with: folder + "/")).")
    #expect(failure?.exitCode == .cannotWrite)
    #expect(try names(in: "") == before)
    #expect(try names(in: "/real") == ["file"])
  }

  @Test(
    "A link into a folder without write permission is refused, and the file stays.",
    .enabled(if: getuid() != 0, "Root may write into each folder, so nothing is refused."))
  func forbiddenLink() throws {
    try AtomicFile.write("old", to: folder + "/real/file")
    try link("link", to: "real/file")
    try #require(chmod(folder + "/real", 0o500) == 0)
    defer { chmod(folder + "/real", 0o700) }
    let failure = #expect(throws: CommandFailure.self) {
      try AtomicFile.check(folder + "/link", replacing: .otherFiles)
    }
    #expect(failure?.message.hasPrefix("Cannot write '\(folder)/link': it leads to '") == true)
    #expect(failure?.message.hasSuffix("writable, or choose another path.") == true)
    #expect(failure?.exitCode == .cannotWrite)
    #expect(try String(contentsOfFile: folder + "/real/file", encoding: .utf8) == "old")
  }
}
