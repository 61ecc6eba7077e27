import Model
import Testing

@MainActor struct TitleTests {
  @Test(
    "A title is the first line that is not blank, trimmed",
    arguments: [
      ("Buy milk", "Buy milk"),
      ("one\ntwo", "one"),
      ("\n \t\n\u{3000}\n  third line \nfourth", "third line"),
      ("first\r\nsecond", "first"),
      ("\r\n\r\nafter Windows lines", "after Windows lines"),
      ("\u{A0}no-break spaces\u{2003}", "no-break spaces"),
      ("東京 🗼\nPassports", "東京 🗼"),
      ("שלום לכם\nReply", "שלום לכם"),
      ("ends with a line\n", "ends with a line"),
    ])
  func firstLine(text: String, expected: String) {
    #expect(title(of: text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "A text without a line that is not blank is untitled", arguments: ["", " ", "\n\t\r\n\u{2029}"])
  func untitled(text: String) {
    #expect(title(of: text) == "Untitled")
  }

  @Test(
    "A title of up to 40 characters stays, a longer one keeps 39 and gets an ellipsis",
    arguments: ["a", "界", "e\u{301}", "א", "🇯🇵", "👩‍👩‍👧‍👦", "क्षि"])
  func length(character: String) {
    func line(_ count: Int) -> String { String(repeating: character, count: count) }
    #expect(line(2).count == 2)
    #expect(title(of: line(39)) == line(39))
    #expect(title(of: line(40)) == line(40))
    #expect(title(of: line(41)) == line(39) + "…")
    #expect(title(of: "\n" + line(400) + "\nnext") == line(39) + "…")
    #expect(title(of: line(41)).count == 40)
  }

  @Test("White space around a title does not count towards its length")
  func trimmedFirst() {
    let line = String(repeating: "x", count: 40)
    #expect(title(of: "    \(line)    ") == line)
  }
}
