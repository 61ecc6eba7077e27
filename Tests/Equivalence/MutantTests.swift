import Foundation
import TestSupport
import Testing

/// Checks that the mutants of `Tests/Mutants` stay valid for `Scripts/mutation-tests`.
@Suite("Mutants") struct MutantTests {
  nonisolated private static let mutants = Folder("../Mutants")
  nonisolated private static let root = URL(filePath: projectRoot)

  /// Whether the project is a git checkout; `.git` is a file in a worktree.
  nonisolated private static var isCheckout: Bool {
    FileManager.default.fileExists(atPath: root.appending(path: ".git").path)
  }

  @Test(
    "A mutant can be applied to the sources.",
    .enabled(if: isCheckout, "There is no git checkout."),
    arguments: mutants.names(ending: ".patch"))
  func applies(name: String) throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "--check", "Tests/Mutants/\(name).patch"]
    git.currentDirectoryURL = Self.root
    let complaint = Pipe()
    git.standardError = complaint
    try git.run()
    let text = complaint.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0, "\(name): \(String(decoding: text, as: UTF8.self))")
  }

  @Test(
    "A mutant starts with a description, before its first diff.",
    arguments: mutants.names(ending: ".patch"))
  func explains(name: String) throws {
    let text = try Self.mutants.read("\(name).patch")
    #expect(!text.hasPrefix("diff "), "\(name).patch has no words before its first \"diff\"")
  }

  @Test("The README table lists every mutant, and every one was detected.")
  func listsAll() throws {
    let table = try Self.mutants.read("README.md").split(separator: "\n").filter {
      $0.hasPrefix("| [")
    }
    let names = table.compactMap { $0.dropFirst(3).split(separator: "]").first.map(String.init) }
    #expect(names == Self.mutants.names(ending: ".patch"), "run Scripts/mutation-tests")
    #expect(!table.contains { $0.contains("**nobody**") })
  }
}
