import Foundation
import TestSupport
import Testing

/// The mutants of `Tests/Zoo`, which `Scripts/zoo` has caught: they are not to rot.
@Suite("The mutants of the zoo fit the sources") struct ZooTests {
  nonisolated private static let zoo = Folder("../Zoo")
  nonisolated private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// A file where the checkout is a worktree.
  nonisolated private static var isCheckout: Bool {
    FileManager.default.fileExists(atPath: root.appending(path: ".git").path)
  }

  @Test(
    "A mutant applies to the sources", .enabled(if: isCheckout, "There is no git checkout."),
    arguments: zoo.names(ending: ".patch"))
  func applies(name: String) throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--check", "Tests/Zoo/\(name).patch"]
    git.currentDirectoryURL = Self.root
    let complaint = Pipe()
    git.standardError = complaint
    try git.run()
    let text = complaint.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(name): \(String(decoding: text, as: UTF8.self))")
  }

  @Test("A mutant says what it does, then does it", arguments: zoo.names(ending: ".patch"))
  func explains(name: String) throws {
    let text = try Self.zoo.read("\(name).patch")
    #expect(!text.hasPrefix("diff "), "\(name).patch has no words before its first \"diff\"")
  }

  @Test("The table lists each mutant, each caught")
  func listsAll() throws {
    let table = try Self.zoo.read("README.md").split(separator: "\n").filter { $0.hasPrefix("| [") }
    let names = table.compactMap { $0.dropFirst(3).split(separator: "]").first.map(String.init) }
    #expect(names == Self.zoo.names(ending: ".patch"), "run Scripts/zoo")
    #expect(!table.contains { $0.contains("**nobody**") })
  }
}
