internal import Support
internal import Testing
internal import Toolkit

@Suite("Text tables")
struct TextTableTests {
  private static let table: TextTable = {
    var table = TextTable([.init("Name"), .init("Runs", .right), .init("Note")])
    table.append(["東京 🗼", "1", "wide"])
    table.append(["e\u{301}te\u{301}", "1000", "a|b\nc"])
    table.append(["👨‍👩‍👧", "22222"])
    return table
  }()

  @Test("The Markdown is aligned, whatever the width of its characters.")
  func markdown() {
    #expect(
      Self.table.markdown() == """
        | Name    |  Runs | Note      |
        | ------- | ----: | --------- |
        | 東京 🗼 |     1 | wide      |
        | e\u{301}te\u{301}     |  1000 | a\\|b<br>c |
        | 👨‍👩‍👧      | 22222 |           |

        """)
  }

  @Test("The plain table is aligned, without lines and without spaces at the ends of lines.")
  func plain() {
    var table = TextTable([.init("Name"), .init("Runs", .right), .init("Note")])
    table.append(["東京 🗼", "1", "wide"])
    table.append(["a", "1000"])
    #expect(table.plain() == "Name     Runs  Note\n東京 🗼     1  wide\na        1000\n")
  }

  @Test("A column is never narrower than Markdown requires.")
  func narrow() {
    var table = TextTable([.init("a"), .init("b", .right)])
    table.append(["1", "2"])
    #expect(table.markdown() == "| a   |   b |\n| --- | --: |\n| 1   |   2 |\n")
  }

  @Test(
    "In a narrow terminal the words of a table are broken, and no cell is lost.",
    arguments: 40...130)
  func width(_ width: Int) {
    var table = TextTable([.init("What it is"), .init("lines", .right), .init("share", .right)])
    table.append(["All of the notes that a single user has", "275", "東京 1"])
    table.append(["The root", "31", "99"])
    let text = table.plain(width: width)
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= width })
    let words = Set(text.split { $0.isWhitespace }.map(String.init))
    #expect(words.isSuperset(of: ["notes", "single", "275", "東京", "root", "31", "99", "share"]))
    if width > 60 { #expect(text == table.plain()) }
  }

  @Test("Columns that do not fit follow below, with the first one again.")
  func parts() {
    var table = TextTable([.init("Name")] + ["a", "b", "c"].map { .init($0, .right) })
    table.append(["one", "100", "200", "300"])
    #expect(
      table.plain(width: 15) == """
        Name    a    b
        one   100  200

        Name    c
        one   300

        """)
  }

  @Test("A table with a word that is wider than the terminal is not cut.")
  func tooWide() {
    var table = TextTable([.init("Path"), .init("lines", .right)])
    table.append(["Sources/Notes/NotesViewController.swift", "275"])
    #expect(table.plain(width: 20) == table.plain())
  }
}

@Suite("Display widths")
struct DisplayWidthTests {
  @Test(
    "The width of a text is counted in terminal columns.",
    arguments: [
      ("", 0), ("plain", 5), ("é", 1), ("e\u{301}", 1), ("東京", 4), ("ｶﾅ", 2), ("한국", 4),
      ("🗼", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("שלום", 4), ("a\tb\u{7}", 7),
      ("a\u{200B}b", 2), ("…", 1), ("①", 1), ("Ａ", 2), ("\u{10FFFD}48;5;208m19\u{10FFFD}0m", 2),
    ] + wideCharacters)
  func columns(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  /// Texts whose characters have several scalars that a terminal may draw side by side.
  static let wideCharacters = [
    ("น้ำ", 2), ("ກຳ", 2), ("นมัสการ", 6), ("नमस्ते", 4), ("विद्यार्थी", 8), ("க்ஷ", 2), ("கொ", 2), ("မြ", 2),
    ("مُحَمَّد", 4), ("\u{6DD}١٢", 3), ("ｶﾞ", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 1),
    ("🇩🇪🇫🇷", 4),
    ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("✍🏽", 2), ("🏃‍♂", 2), ("❤‍🔥", 2), ("🏳️‍🌈", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2),
  ]

  @Test("The apps' toolkit gives a character the same width.", arguments: wideCharacters)
  func cells(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }

  @Test(
    "A text that is too wide is cut with an ellipsis, and never within a character.",
    arguments: [
      ("plain", 5, "plain"), ("plain", 4, "pla…"), ("plain", 1, "…"), ("plain", 0, ""),
      ("東京", 4, "東京"), ("東京", 3, "東…"), ("東京", 2, "…"), ("", 0, ""),
      ("नमस्ते", 4, "नमस्ते"), ("नमस्ते", 3, "नम…"), ("น้ำx", 2, "…"),
    ])
  func cut(text: String, width: Int, result: String) {
    #expect(truncated(text, to: width) == result)
  }
}
