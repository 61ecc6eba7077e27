import Catalog
import Support
import Testing

@testable import Report
@testable import Results

@Suite("Figures of unit tests") struct TestabilityReportTests {
  private func file(_ all: ArchitectureTests...) -> TestabilityFile {
    TestabilityFile(commit: "abc", seed: 1, sharedTokens: 500, architectures: all)
  }

  @Test("A row sums up twelve behaviours: views, tokens, objects, turns, time and both scores.")
  func summary() {
    let row =
      TestabilitySection(file(.sample("MVC", views: 5))).summaryTable.plain().split(separator: "\n")
      .last.map(String.init) ?? ""
    let words = row.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    #expect(words == "MVC 7 of 12 79 % 65 30 3.0 1.0 12 90 % 50 %")
  }

  @Test("The page lists each behaviour.")
  func page() {
    let text = TestabilitySection(file(.sample("MVC", views: 5))).document.markdown
    #expect(text.contains("| 10, views, 9/10 of 20 |"))
  }

  @Test("The file can be read again, and the age of its figures is told.")
  func file() throws {
    let file = file(.sample("MVC"), .sample("Redux"))
    #expect(try TestabilityFile(text: file.text) == file)
    let note = "The sources or unit tests of MVC have changed since they were measured."
    #expect(TestabilitySection(file, note: note).document.markdown.contains("abc. \(note)\n"))
    let all = architectureNames.map { ArchitectureTests.sample($0, views: 12) }
    let full = TestabilityFile(commit: "abc", seed: 1, sharedTokens: 1, architectures: all)
    let widths = TestabilitySection(full).document.terminal(width: 80).split(separator: "\n")
      .map(\.count)
    #expect(widths.allSatisfy { $0 <= 80 })
  }
}
