import SourceMetrics
import Testing

@Suite("On hard Swift files the line counter")
struct LexicalCaseTests {
  @Test("has all the cases before it")
  func cases() {
    #expect(LexicalCase.all.count == 24)
  }

  @Test("follows Swift's grammar by the primary rule", arguments: LexicalCase.all)
  func primary(_ file: LexicalCase) {
    #expect(kinds(file.text) == file.primary)
    #expect(LineCounter.count(file.text).lines == file.lines)
  }

  @Test("sees white space and whole literals by the physical rule", arguments: LexicalCase.all)
  func physical(_ file: LexicalCase) {
    #expect(kinds(file.text, .physical) == file.physical)
  }

  @Test("differs by cloc's rule only in blank lines within comments", arguments: LexicalCase.all)
  func cloc(_ file: LexicalCase) {
    #expect(kinds(file.text, .cloc) == file.primary)
  }
}
