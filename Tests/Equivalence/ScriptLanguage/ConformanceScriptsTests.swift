import Equivalence
import Foundation
import Interactions
import Testing

/// Parses the scripts of the conformance tests without playing them.
@Suite("Scripts of the conformance tests")
struct ConformanceScriptsTests {
  @Test("There are at least 140 conformance scripts.")
  func some() {
    #expect(Self.files.count >= 140)
  }

  @Test("A script has 5 to 50 lines, begins with a comment and takes a snapshot.", arguments: files)
  func script(file: URL) throws {
    let script = try read(file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("# "))
    #expect((5...50).contains(text.split(separator: "\n").count))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 160 })
    #expect(script.steps.contains(.snapshot))
    #expect(try ScriptParser.parse(script.description, file: script.file) == script)
  }

  @Test("A script names only views of the specification.", arguments: files)
  func identifiers(file: URL) throws {
    for line in try read(file).lines {
      for (number, event) in zip(line.eventNumbers, line.step.events) {
        guard let view = view(of: event) else { continue }
        let isRow = view.wholeMatch(of: /notes\.row\.[0-9]+/) != nil
        #expect(isRow || Self.views.contains(view), "\(file.lastPathComponent):\(number)")
      }
    }
  }

  private func read(_ file: URL) throws -> Script {
    try ScriptParser.parse(Array(Data(contentsOf: file)), file: file.lastPathComponent)
  }

  private func view(of step: Step) -> String? {
    switch step {
    case .tap(let view), .type(let view, _), .clear(let view), .select(let view),
      .delete(let view), .pull(let view), .scroll(let view, _), .swipe(_, let view):
      view
    default: nil
    }
  }

  /// The identifiers of the views that a user can act on.
  nonisolated private static let views: Set<String> = [
    "login.name", "login.password", "login.submit", "tabs.notes", "tabs.profile", "notes.create",
    "notes.sort", "notes.refresh", "notes.filter", "notes.retry", "notes.table", "nav.back",
    "detail.page", "detail.edit", "detail.delete", "editor.cancel", "editor.save", "editor.text",
    "editor.keepMine", "editor.takeTheirs", "profile.refresh", "profile.logout", "alert.ok",
    "alert.discard", "alert.keep",
  ]

  nonisolated private static let files: [URL] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "Scripts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".script") }.sorted().map { folder.appending(path: $0) }
  }()
}
