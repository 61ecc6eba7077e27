import Model
import Testing

@MainActor struct TitleTests {
  @Test(
    "A title is the first line that is not blank, without white space around it.",
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
    "A text of blank lines is untitled.", arguments: ["", " ", "\n\t\r\n\u{2029}"])
  func untitled(text: String) {
    #expect(title(of: text) == "Untitled")
  }

  @Test(
    "A title of up to 40 characters stays; a longer one is cut to 39 and an ellipsis.",
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

  @Test("White space around a title does not count towards its length.")
  func trimmedFirst() {
    let line = String(repeating: "x", count: 40)
    #expect(title(of: "    \(line)    ") == line)
  }

  @Test("White space is recognised as Unicode defines it, for every scalar.")
  func whiteSpace() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), value != 0xA else { continue }
      let isSpace = title(of: String(Character(scalar))) == "Untitled"
      #expect(isSpace == scalar.properties.isWhitespace, "U+\(String(value, radix: 16))")
    }
  }

  @Test("A title is cut between characters, for any sequence of scalars.")
  func cutBetweenCharacters() {
    // Some scalars of each kind: single ones, joining ones, and first and last ones of ranges.
    let scalars: [UInt32] = [
      0x9, 0x20, 0x61, 0x7E, 0x7F, 0xAD, 0xE9, 0x2FF, 0x300, 0x301, 0x370, 0x3FF, 0x400, 0x482,
      0x483, 0x48A, 0x52F,
      0x5D0, 0x5EA, 0x5B0, 0x600, 0x620, 0x64A, 0x64B, 0x915, 0x93F, 0x94D, 0x1100, 0x1161, 0x11A8,
      0x200B, 0x200D,
      0x2010, 0x2027, 0x2764, 0x3000, 0x3029, 0x302A, 0x3041, 0x3096, 0x3099, 0x30A0, 0x30FF,
      0x4E00, 0x9FFF, 0xAC00, 0xD7A3, 0xFE0F, 0x1_F1E6, 0x1_F1E7, 0x1_F3FB, 0x1_F468, 0x1_F5FC,
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      // Most scalars are single ones, so that long runs of them occur, too.
      let joined = Int.random(in: 0...12, using: &random)
      var text = ""
      for _ in 0..<Int.random(in: 36...60, using: &random) {
        let isJoined = Int.random(in: 0..<40, using: &random) < joined
        let value = (isJoined ? scalars : [0x61, 0xE9, 0x416, 0x4E00, 0x3042]).randomElement()
        text.unicodeScalars.append(value.flatMap(Unicode.Scalar.init) ?? "x")
      }
      #expect(
        title(of: text).unicodeScalars.elementsEqual(cut(text[...]).unicodeScalars), "\(text)")
    }
  }

  /// A direct implementation of the rule.
  private func cut(_ line: Substring) -> String {
    var scalars = line.unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    let trimmed = String(scalars)
    return trimmed.count > 40 ? trimmed.prefix(39) + "…" : trimmed
  }
}
