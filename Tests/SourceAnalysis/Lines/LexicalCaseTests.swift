import SourceAnalysis
import Testing

@Suite("Line counts of difficult Swift files")
struct LexicalCaseTests {
  @Test("All cases are found")
  func cases() {
    #expect(LexicalCase.all.count == 24)
  }

  @Test("The counts follow Swift's grammar", arguments: LexicalCase.all)
  func counts(_ file: LexicalCase) {
    #expect(kinds(file.text) == file.kinds)
    #expect(LineCounter.count(file.text).lines == file.lines)
  }
}
