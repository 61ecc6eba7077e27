import Backend
import Testing
import Toolkit

@MainActor @Suite("Typing in text views and fields")
struct TypingTests {
  private let loop = MainLoop()
  private let text: TextView
  private let window: Window

  init() {
    window = Window(on: loop)
    text = TextView("text", on: loop)
    let controller = ViewController(on: loop)
    controller.view.addSubview(text)
    window.rootViewController = controller
    text.frame = Rect(x: 3, y: 2, width: 7, height: 5)
    loop.turn()
  }

  private func expectFullRendering(after character: Character) {
    #expect(window.differenceFromFullRendering() == nil, "after \(text.text.debugDescription)")
  }

  @Test(
    "After each typed character, the frame equals a full rendering of the text.",
    arguments: [
      "the quick brown fox jumps over the lazy dog", "abcdefg", "abcdefgh ", "      a       b",
      "one\n\ntwo\r\nthree", "a\r\nb\u{B}c\u{85}d\u{2028}e", "東京東京東京 東京", "a東b東c東d東e",
      "abcdefe\u{301}\u{301} x", "abcdef☁\u{FE0F}x", "abcdef🇩🇪🇫🇷🇩🇪", "abcde👨\u{200D}👩\u{200D}👧 x",
      "ab defg\u{301}hi jklmnopqr", "नमस्ते विद्यार्थी न", "น้ำ นมัสการ กำกำกำ",
    ])
  func everyPrefix(whole: String) {
    // Typed by scalars, because a character may grow after it was typed.
    for scalar in whole.unicodeScalars {
      loop.turn { text.type(Character(scalar)) }
      expectFullRendering(after: Character(scalar))
    }
    #expect(text.text.unicodeScalars.elementsEqual(whole.unicodeScalars))
  }

  @Test("Deleting removes the last character with all its scalars, and informs the app.")
  func deletion() {
    var edits: [String] = []
    text.onEdit = { edits.append($0) }
    for character in "a\nb👨\u{200D}👩\u{200D}👧" { loop.turn { text.type(character) } }
    edits = []
    for _ in 0..<5 {
      loop.turn { text.deleteBackward() }
      expectFullRendering(after: "\u{8}")
    }
    #expect(edits == ["a\nb", "a\n", "a", ""])
    text.text = "kept"
    text.isEnabled = false
    loop.turn { text.deleteBackward() }
    #expect(text.text == "kept")
  }

  @Test("Replacing a text is one edit; the same text, and a disabled or read-only text, is none.")
  func replacement() {
    var edits: [String] = []
    text.onEdit = { edits.append($0) }
    loop.turn { text.replace(with: "caf\u{E9} and tea") }
    expectFullRendering(after: "a")
    loop.turn { text.replace(with: "caf\u{E9} and tea") }
    // The same characters in other scalars are another text.
    loop.turn { text.replace(with: "cafe\u{301} and tea") }
    text.isEnabled = false
    loop.turn { text.replace(with: "lost") }
    #expect(edits.map(\.utf8.count) == [13, 14])
    let readOnly = TextView("read", isEditable: false, on: loop)
    readOnly.replace(with: "lost")
    #expect(readOnly.text.isEmpty)

    let field = TextField("field", on: loop)
    field.onEdit = { edits.append($0) }
    field.replace(with: "one\nline")
    field.replace(with: "oneline\n")
    #expect(edits.dropFirst(2) == ["oneline"])
  }

  @Test("Typing a text is one edit; a field drops its line ends.")
  func wholeText() {
    var edits: [String] = []
    let field = TextField("field", on: loop)
    text.onEdit = { edits.append($0) }
    field.onEdit = { edits.append($0) }
    for input in [text, field] as [any TextInput] {
      for piece in ["one\r\n", "", "\n", "two"] { input.type(piece) }
    }
    #expect(edits == ["one\r\n", "one\r\n\n", "one\r\n\ntwo", "one", "onetwo"])
  }

  @Test("Deleting in a field removes the last character and informs the app.")
  func deletionInField() {
    let field = TextField("field", on: loop)
    var edits: [String] = []
    field.onEdit = { edits.append($0) }
    loop.turn {
      field.type("é")
      field.deleteBackward()
      field.deleteBackward()
    }
    #expect(edits == ["é", ""])
  }

  @Test("A character of several scalars keeps its own bytes, even after an equal character.")
  func canonicalEquals() {
    for form in ["e\u{301}\u{1F3FD}", "\u{E9}\u{1F3FD}", "e\u{301}\u{1F3FD}"] {
      loop.turn { text.text = "" }
      loop.turn { text.text = form }
      #expect(window.differenceFromFullRendering() == nil, "\(form.unicodeScalars.map(\.value))")
    }
  }

  @Test("After random typing, writes, resizing and hiding, the frame equals a full rendering.")
  func random() {
    let pieces: [Character] = [
      "a", "b", "c", " ", " ", "\n", "\r", "東", "e", "\u{301}", "\u{FE0F}", "☁", "🇩", "\u{200D}",
      "👩", "\u{2028}",
    ]
    var generator = SplitMix64(seed: 1)
    for _ in 0..<600 {
      let piece = pieces.randomElement(using: &generator) ?? "a"
      let chance = Int.random(in: 0..<40, using: &generator)
      loop.turn {
        text.type(piece)
        switch chance {
        case 0: text.clear()
        case 1: text.text = "written by the app"
        case 2: text.frame = Rect(x: 1, y: 1, width: 5, height: 4)
        case 3: text.frame = Rect(x: 3, y: 2, width: 7, height: 5)
        case 4: text.isHidden.toggle()
        case 5: text.isEnabled = !text.isEnabled
        case 6: text.type("x")
        case 13...16: text.type("\u{301}b c\n東र्थी defghi")
        case 7...12: text.deleteBackward()
        default: break
        }
      }
      expectFullRendering(after: piece)
    }
  }

  @Test("A character typed at the end of a long text repaints at most two lines.")
  func damage() {
    for character in "the quick brown" { loop.turn { text.type(character) } }
    let before = loop.counters.cellsPainted
    loop.turn { text.type("x") }
    #expect(loop.counters.cellsPainted - before == 2 * 7)
    #expect(window.grid.lines[4] == "   brownx")
  }
}
