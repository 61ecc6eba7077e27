import Foundation
import Support
import TestSupport
import Testing

@testable import archbench

/// Adds the report that README shows as a machine's, in a folder of its own, and forges it.
@Suite("The command machines") @MainActor
struct MachinesCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: String { "\(folder.path)/mine/results.json" }

  private func call(_ words: String...) -> CommandCall {
    CommandCall.of(["machines", "--folder", folder.path] + words)
  }

  /// Replaces a text in the file, checks the folder and puts the file back.
  private func forged(_ old: String, _ new: String) throws -> CommandCall {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    defer { try? AtomicFile.write(text, to: file) }
    let place = try #require(text.firstRange(of: old))
    try AtomicFile.write(text.replacingCharacters(in: place, with: new), to: file)
    return call("--check")
  }

  @Test("A copy of the published report passes, and a forged one is refused.")
  func published() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let readme = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
    let report = try #require(readme.firstMatch(of: #/<!-- report (\S+) -->/#)).1
    let source = "\(projectRoot)/\(report)/results.json"
    try AtomicFile.write(String(contentsOfFile: source, encoding: .utf8), to: file)
    #expect(call("--write").code == .done)
    #expect(call("--check").code == .done)

    try FileManager.default.removeItem(atPath: file)
    #expect(call("--add", source, "--as", "mine").code == .done)
    let size = try #require(FileManager.default.contents(atPath: file)).count
    #expect(size < 1_000_000)
    let honest = call("--check")
    #expect(honest.code == .done && honest.errors.isEmpty)

    let schema = try forged("\"schema\":4", "\"schema\":3")
    #expect(schema.code == .badData && schema.errors.contains("its schema is 3"))
    let dirty = try forged("\"dirty\":false", "\"dirty\":true")
    #expect(dirty.code == .failed && dirty.errors.contains("not those of its commit"))
    let figure = try forged("\"ratio\":{\"estimate\":", "\"ratio\":{\"estimate\":9")
    #expect(figure.code == .failed && figure.errors.contains("ratio.estimate is 9"))

    #expect(call("--add", source, "--as", "mine").code == .cannotWrite)
    try AtomicFile.write("Mine.\n", to: "\(folder.path)/README.md")
    let page = call("--check")
    #expect(page.code == .failed && page.errors.contains("run `archbench machines --write`"))
  }

  @Test("Without a report there is nothing to refuse; a wrong call is named.")
  func nothing() {
    #expect(call("--check").code == .done)
    #expect(call("--add", "x").code == .usage)
    #expect(call("--add", "x", "--as", "charts").code == .usage)
    #expect(call("--add", "nowhere", "--as", "mine").code == .badData)
  }
}
