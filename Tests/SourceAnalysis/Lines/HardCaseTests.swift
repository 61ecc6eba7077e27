import SourceAnalysis
import TestSupport
import Testing

@Suite("Line counts of short texts")
struct HardCaseTests {
  @Test("Line ends and file ends are counted correctly", arguments: HardCase.ends)
  func ends(_ hard: HardCase) { #expect(kinds(hard.text) == hard.kinds) }

  @Test("Comments are counted correctly", arguments: HardCase.comments)
  func comments(_ hard: HardCase) { #expect(kinds(hard.text) == hard.kinds) }

  @Test("Strings are counted correctly", arguments: HardCase.strings)
  func strings(_ hard: HardCase) { #expect(kinds(hard.text) == hard.kinds) }

  @Test("Regex literals are counted correctly", arguments: HardCase.regexes)
  func regexes(_ hard: HardCase) { #expect(kinds(hard.text) == hard.kinds) }

  @Test("Blank lines in comments are comment, and blank lines in strings are code")
  func blankLines() {
    let text = "/* a\n \t\n b */\nlet s = \"\"\"\n\n  \\(x /*\n\n*/ )\n  // t\n  \"\"\"\n\n".utf8
    #expect(kinds(text) == [6, 4, 1])
  }

  @Test(
    "The line of the first string or comment without an end is found",
    arguments: [
      ("a\n\"b\nc", 2), ("a\r\n\"b", 2), ("a\n\"\"\"\nb\n", 2), ("/* /* */\n", 1), ("\n\n/*", 3),
      ("a\n\"\\(b\nc", 2), ("\"\"\"\n\\(\"b\n\"\"\"\n", 1), ("#\"a\"\n", 1), ("\"\\(a /* b", 1),
      ("\"a\" // \"\n", nil), ("/* \" */", nil), ("#/\"/#\n", nil),
      ("\"\"\"\n\\(\"b\")\n\"\"\"", nil), ("#\"\"\"#\n", nil), ("\"\\(a(\"b\"))\"\n", nil),
    ] as [(String, Int?)])
  func unclosed(_ text: String, _ line: Int?) {
    #expect(LineCounter.count(Array(text.utf8)).unclosedLine == line)
  }

  @Test("Every string and comment of this package has an end")
  func allClosed() throws {
    let texts = try SourceTree.texts(at: ["Sources", "Tests"], in: projectRoot)
    let warnings = SourceMeasurement(texts).warnings.filter { !$0.contains("/Fixtures/") }
    #expect(warnings == [])
  }
}
