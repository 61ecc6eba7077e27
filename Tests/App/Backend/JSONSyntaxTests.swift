import Testing

@testable import Backend

struct JSONSyntaxTests {
  @Test(
    "Valid JSON has no error.",
    arguments: [
      "{}", " [ ] ", "[1, -2.5e+3, 0, 0.1E2, true, false, null]", "\"\\u00e9\\n\\ud83d\\uddfc 🗼\"",
      "{\"a\": {\"b\": [[], {}]}}\n", "\u{FEFF}{}", "[1,]",
    ])
  func good(text: String) {
    #expect(JSONSyntax.fault(in: Array(text.utf8)) == nil)
  }

  @Test(
    "An error has the line, the column and the expected text.",
    arguments: [
      ("  \n ", 2, 2, "a value"), ("[1 2]", 1, 4, "a comma or ]"), ("{\"a\" 1}", 1, 6, "a colon"),
      ("{a: 1}", 1, 2, "a name in quotes"), ("[tru]", 1, 2, "a value"),
      ("[\"a]", 1, 5, "closing quotes"),
      ("[\"a\nb\"]", 1, 4, "closing quotes"), ("[01]", 1, 3, "a comma or ]"),
      ("[1.]", 1, 4, "a digit"),
      ("[-]", 1, 3, "a digit"), ("[1e]", 1, 4, "a digit"),
      ("[\"\\x\"]", 1, 4, "one of the escapes of JSON"),
      ("[\"\\u12g4\"]", 1, 7, "four hexadecimal digits"),
      ("[\"\\ud800\"]", 1, 9, "both halves of a surrogate pair"),
      ("[\"東京🗼\" x]", 1, 8, "a comma or ]"), ("[\r\n\r\n'a']", 3, 1, "a value"),
    ])
  func bad(text: String, line: Int, column: Int, expected: String) {
    #expect(
      JSONSyntax.fault(in: Array(text.utf8))
        == JSONSyntax.Fault(line: line, column: column, expected: expected))
  }

  @Test("Too deep nesting is refused.")
  func nesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(JSONSyntax.fault(in: Array(text.utf8))?.expected == "less nesting")
  }
}
