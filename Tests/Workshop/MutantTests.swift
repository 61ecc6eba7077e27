import TestSupport
import Testing
import Workshop

/// Checks that the mutants of `Tests/Mutants` stay valid for `archbench mutants`.
@Suite("Mutants") struct MutantTests {
  @Test(
    "A mutant can be applied to the sources, and says what it does before its first diff.",
    arguments: MutantCheck.names(in: projectRoot))
  func applies(name: String) throws {
    let patch = try Patch(at: "\(MutantCheck.folder)/\(name).patch", root: projectRoot)
    #expect(throws: Never.self) {
      try patch.texts { SourceTexts.read($0, in: projectRoot) }
    }
    #expect(!patch.prose.isEmpty && !patch.files.isEmpty)
  }

  @Test("The README table lists every mutant, and every one was detected.")
  func listsAll() throws {
    let page = try #require(SourceTexts.read("\(MutantCheck.folder)/README.md", in: projectRoot))
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| [") }
    let names = table.compactMap { $0.dropFirst(3).split(separator: "]").first.map(String.init) }
    #expect(names == MutantCheck.names(in: projectRoot), "run Scripts/mutation-tests")
    #expect(!table.contains { $0.contains("**nobody**") })
  }
}
