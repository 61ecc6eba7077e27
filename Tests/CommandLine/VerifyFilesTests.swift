import Foundation
import Support
import Testing

@testable import archbench

@Suite("Files of the command verify") @MainActor
struct VerifyFilesTests {
  @Test(
    "A file of others where a difference would be written is refused before anything is played.",
    arguments: [
      ("divergence-5-3.script", ExitCode.cannotWrite), ("divergence-2-5-3.script", .cannotWrite),
      ("divergence-5-4.script", .done), ("notes.script", .done),
    ])
  func foreign(_ name: String, _ code: ExitCode) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/\(name)"
    let words = [
      "verify", "--seed", "5", "--session", "3", "--actions", "1", "--architecture", "MVC",
      "--output", folder,
    ]
    try AtomicFile.write("# Mine\n", to: path)
    let call = CommandCall.of(words)
    #expect(call.code == code && (code == .done || call.output.isEmpty))
    #expect(call.errors.contains("archbench did not write this") == (code != .done))
    #expect(CommandCall.of(words + ["--force"]).code == .done)
    #expect(FileManager.default.contents(atPath: path) == Data("# Mine\n".utf8))
    try AtomicFile.write(
      "# MVC: a title\n# Found by: archbench verify --seed 5\n", to: path, replacing: .ownStore)
    #expect(CommandCall.of(words).code == .done)
  }
}
