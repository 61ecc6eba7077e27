import SourceAnalysis
import Study
import TestSupport
import Testing

@testable import Workshop

/// Checks that the mutants of `Tests/Mutants` stay valid for `archbench mutants`.
@Suite("Mutants") struct MutantTests {
  private static let project = Project(projectRoot)
  private static let names = MutantCheck.names(in: project)

  @Test(
    "A mutant can be applied to the sources, and says what it does before its first diff.",
    arguments: names)
  func applies(name: String) throws {
    let patch = try MutantCheck.patch(name, root: projectRoot)
    let changed = try Patch.texts([patch]) { SourceTexts.read($0, in: projectRoot) }
    #expect(!patch.prose.isEmpty && !changed.isEmpty)
  }

  @Test("Mutants of an architecture are forms of it, of any name and without a document.")
  func forms() throws {
    let forms = try Form.all(in: Self.project, .mutant).map(\.name)
    #expect(forms == Self.names.filter { !$0.hasPrefix("App/") })
    #expect(forms.contains("Redux/stale-memo"))
  }

  @Test("The README table lists every mutant, and every one was detected.")
  func listsAll() throws {
    let page = try #require(SourceTexts.read("\(Form.mutants)/README.md", in: projectRoot))
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| [") }
    let names = table.compactMap { $0.dropFirst(3).split(separator: "]").first.map(String.init) }
    #expect(names == Self.names, "run Scripts/mutation-tests")
    #expect(!table.contains { $0.contains("**nobody**") })
  }
}
