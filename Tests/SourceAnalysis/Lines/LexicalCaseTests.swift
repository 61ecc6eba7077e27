import SourceAnalysis
import Testing

@Suite("Line counts of difficult Swift files")
struct LexicalCaseTests {
  @Test("All cases are found")
  func cases() {
    #expect(LexicalCase.all.count == 24)
  }

  @Test("The primary rule follows Swift's grammar", arguments: LexicalCase.all)
  func primary(_ file: LexicalCase) {
    #expect(kinds(file.text) == file.primary)
    #expect(LineCounter.count(file.text).lines == file.lines)
  }

  @Test(
    "The rule of cloc has the same counts if no comment has a blank line",
    arguments: LexicalCase.all)
  func cloc(_ file: LexicalCase) {
    #expect(kinds(file.text, .cloc) == file.primary)
  }
}
