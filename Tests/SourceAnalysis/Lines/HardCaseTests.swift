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

/// A text, and its code, comment and blank lines according to Swift 6.3's own parser.
struct HardCase: CustomTestStringConvertible {
  let what: String
  let text: [UInt8]
  let kinds: [Int]

  var testDescription: String { what }

  init(_ what: String, _ text: String, _ code: Int, _ comment: Int, _ blank: Int) {
    self.init(what, Array(text.utf8), code, comment, blank)
  }

  init(_ what: String, _ text: [UInt8], _ code: Int, _ comment: Int, _ blank: Int) {
    self.what = what
    self.text = text
    kinds = [code, comment, blank]
  }

  static let ends = [
    HardCase("nothing", "", 0, 0, 0),
    HardCase("one line end", "\n", 0, 0, 1),
    HardCase("a byte order mark", [0xEF, 0xBB, 0xBF], 0, 0, 0),
    HardCase("a byte order mark and a line end", [0xEF, 0xBB, 0xBF, 10], 0, 0, 1),
    HardCase("CR, LF and CRLF mixed", "\r\n\r// c\r\n/*\r\r\n*/a\r", 1, 3, 2),
    HardCase(
      "what is no line end", "// a\u{2028}b\u{85}c\u{0C}d\u{0B}e\nlet s = \"\u{2029}\"", 1, 1, 0),
    HardCase("lines of other white space", "a\n\u{0C}\n\u{0B}\n\u{A0}\n\u{2028}\n\0\n", 1, 0, 5),
    HardCase("a line of bytes that are not UTF-8", [0xFF, 10, 0x2F, 0x2F, 0x80, 10], 1, 1, 0),
    HardCase("a shebang", "#!/usr/bin/swift // x\n// c\n", 1, 1, 0),
  ]

  static let comments = [
    HardCase("an open comment", "/* a\n\n b", 0, 3, 0),
    HardCase("an open comment that ends with its line", "/*\n\n", 0, 2, 0),
    HardCase("a comment's end without a beginning", "a */ b // c\n/* d */", 1, 1, 0),
    HardCase("operators on both sides", "a = b/* c */+/* d */-e\n// f", 1, 1, 0),
    HardCase(
      "a comment opened in code that is not compiled", "#if false\n/* x\n#endif\n*/\na", 2, 3, 0),
  ]

  static let strings = [
    HardCase("an open string", "let a = \"x\n// c\nlet b = \"y\"\n", 2, 1, 0),
    HardCase("an open string of several lines", "\"\"\"\n\n// x", 3, 0, 0),
    HardCase("an open interpolation", "let a = \"\\(b\n// c\nlet d = 1\n", 2, 1, 0),
    HardCase("a raw quotation mark", "let q = #\"\"\"#\n// c", 1, 1, 0),
    HardCase("three raw quotation marks", "let q = #\"\"\"a\"\"\"#\n// c", 1, 1, 0),
    HardCase("too few pounds", "let a = ##\"x\"# // \"\\#(\"## // y\n// c", 1, 1, 0),
    HardCase("an escaped triple quote", "let a = \"\"\"\n\\\"\"\"\n\n\"\"\" // x\n// c", 4, 1, 0),
    HardCase(
      "comments between parentheses of an interpolation",
      "let a = \"\"\"\n  \\(f(x, /* )\n\n */ y)) // t\n\n  \"\"\" // u\n// c\n", 5, 2, 0),
    HardCase(
      "parentheses of an interpolation", "a = \"\"\"\n\\(f(b)\n// c\n\n)\n// d\n\"\"\" // e", 5, 1,
      1),
    HardCase(
      "strings in strings", "let a = \"\\(f(\"\\(g(\")\"))\", /* ( */ \")\"))\" // \"\n// c\n", 1,
      1, 0),
    HardCase(
      "several lines in one line's interpolation",
      "let a = \"\\(\"\"\"\n// \"\n\n\"\"\")\" // c\n// d", 4, 1, 0),
    HardCase("a lone backtick", "let `a = 1 // `\n// c", 1, 1, 0),
  ]

  static let regexes = [
    HardCase("after a newline and a call", "f()\n/\"/.g()\n// c", 2, 1, 0),
    HardCase("after return", "return /\"/ // c\n/* d */", 1, 1, 0),
    HardCase("of what binds no operator", "return /;\"/ // c\ncase /,\"/: /* \" */\n// d", 2, 1, 0),
    HardCase("after try?", "try? /\"/.f()\n// c", 1, 1, 0),
    HardCase("after a prefix operator", "a = !/\"/.f() && -/\"/ // c\n// d", 1, 1, 0),
    HardCase("after an operator of several tokens", "a >= /\"/ // c\n// d", 1, 1, 0),
    HardCase("in brackets and arguments", "[/\"/, f(/\"/)]; { /\"/ }\n// c", 1, 1, 0),
    HardCase(
      "division after each kind of operand",
      "(1)/2; x[1]/2; {}/2; \"s\"/2; a!/2; `b`/2 // \"/\n// c", 1, 1, 0),
    HardCase(
      "division after members named like keywords", "x.in/2; .if/3; self/4 // \"/\n// c", 1, 1, 0),
    HardCase("operators passed as arguments", "a.reduce(1, /); f(/, /) // \"\n/* x */", 1, 1, 0),
    HardCase(
      "operators declared", "func /(a: A) -> B/C {} // \"\nprefix operator /^/ // \"\n// c", 2, 1, 0
    ),
    HardCase("a comment right behind a slash", "a = /x//\"\n/* d */", 1, 1, 0),
    HardCase("character classes and groups", "a = /[)(\"]\\)(?:\")/ // \"\n// c", 1, 1, 0),
    HardCase("between pounds", "a = #/\"/\" # // x/# // c\n// d", 1, 1, 0),
    HardCase("of several lines", "a = #/ \n x // y\n\n  /* z\n/# // c\n// d", 5, 1, 0),
    HardCase("of several lines, open", "a = #/\n x\n// c\n\n", 2, 1, 1),
  ]
}

@Suite("Counts of difficult texts")
struct HardTextTests {
  @Test("The totals of a difficult Swift file reconcile", arguments: LexicalCase.all)
  func whole(_ file: LexicalCase) {
    #expect(Reconciliation.flaw(in: file.text) == nil)
  }

  @Test("A line break between two tokens does not change their number", arguments: LexicalCase.all)
  func brokenLines(_ file: LexicalCase) {
    let pieces = pieces(file.text)
    for (before, after) in zip(pieces, pieces.dropFirst()) where !before.isInString {
      let gap = before.piece.range.upperBound..<after.piece.range.lowerBound
      guard !gap.isEmpty else { continue }
      var text = file.text
      text.insert(10, at: gap.lowerBound)
      #expect(tokens(text) == tokens(file.text), "line end put in at byte \(gap.lowerBound)")
    }
  }

  @Test("A text can be nested as deep as it is long", arguments: ["\"\\(", "\"\"\"\\(", "/*", "("])
  func depth(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 20_000).utf8)
    #expect(LineCounter.count(text).code + LineCounter.count(text).comment == 1)
  }

  // With each of these a careless lexer searches for the same end again and again. That takes a
  // minute instead of half a second.
  @Test(
    "Reading a text takes linear time", .timeLimit(.minutes(1)),
    arguments: ["\\/", "<#", "#", "#/\n", "#\"\"\"", ">", "#/a/#"])
  func duration(_ fragment: String) {
    let text = Array(String(repeating: fragment, count: 40_000).utf8)
    let duration = ContinuousClock().measure { _ = LineCounter.count(text) }
    #expect(duration < .seconds(10))
  }
}
