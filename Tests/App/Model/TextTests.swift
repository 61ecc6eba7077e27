import Model
import Testing

@MainActor struct TextTests {
  @Test(
    "Words are separated by white space.",
    arguments: [
      ("", 0), (" \n\t", 0), ("one", 1), (" one  two\nthree\r\n", 3), ("a\u{3000}b\u{A0}c", 3),
      ("東京", 1), ("שלום לכם", 2), ("e\u{301}te\u{301} fini", 2), ("don't-split", 1),
      ("🗼 🗼", 2), ("zero\u{200B}width", 1),
    ])
  func words(text: String, count: Int) {
    #expect(wordCount(of: text) == count)
  }

  @Test(
    "A filter ignores case, and an empty filter matches all texts.",
    arguments: [
      ("Passports, adapters", "passports", true), ("passports", "PASSPORTS", true),
      ("Buy milk", "", true), ("", "", true), ("", "a", false), ("Buy milk", "silk", false),
      ("Buy milk", " ", true), ("ÉTÉ", "été", true), ("שלום לכם", "לכם", true),
      ("two\nlines", "o\nl", true), ("東京", String(repeating: "東京", count: 50_000), false),
      (String(repeating: "k", count: 64), String(repeating: "\u{212A}", count: 64), true),
    ])
  func filter(text: String, filter: String, isMatch: Bool) {
    #expect(matches(text, filter: filter) == isMatch)
  }

  @Test(
    "A text is blank if it is empty or has only white space.",
    arguments: [("", true), (" \n\t\u{3000}\u{2029}", true), ("a", false), (" . ", false)])
  func blank(text: String, isBlank: Bool) {
    #expect(validate(noteText: text) == !isBlank)
    #expect(validate(login: text, password: "secret") == !isBlank)
    #expect(validate(login: "ada", password: text) == !isBlank)
  }

  @Test("A count of one is singular; all other counts are plural.")
  func sentences() {
    #expect(
      [0, 1, 2, 21].map { counted($0, "note") } == ["0 notes", "1 note", "2 notes", "21 notes"])
    #expect(friendSentence(1) == "This user has 1 friend")
    #expect(friendSentence(26) == "This user has 26 friends")
    #expect(friendSentence(0) == "This user has 0 friends")
  }

  @Test("Each call of a shared function is counted, and comparisons are counted separately.")
  func counters() {
    let calls = sharedFunctionCalls
    let comparisons = sharedComparisons
    _ = validate(login: "", password: "")
    _ = validate(noteText: "")
    _ = title(of: "")
    _ = wordCount(of: "")
    _ = format(.fixtureStart)
    _ = counted(1, "note")
    _ = friendSentence(1)
    _ = matches("", filter: "")
    #expect(sharedFunctionCalls - calls == 8)
    #expect(sharedComparisons == comparisons)
    _ = byChange(.fixtureStart, 1, .fixtureStart, 2)
    _ = byTitle("", 1, "", 2)
    #expect(sharedFunctionCalls - calls == 8)
    #expect(sharedComparisons - comparisons == 2)
  }

  @Test("A filter by bytes gives the same result as a filter by characters.")
  func filtersLikeCharacters() {
    let pieces = [
      "a", "A", "k", "K", "\u{212A}", ";", "\u{37E}", "`", "\u{1FEF}", "é", "e\u{301}", "e", "E",
      "İ", "i", "\u{307}", "\r\n", "\n", "\r", "ß", "SS", "\u{200D}", "👩‍👩‍👧", "東", " ", "Σ", "ς", "",
    ]
    var random = SystemRandomNumberGenerator()
    func text(_ length: Int) -> String {
      (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    for _ in 0..<20_000 {
      let filter = text(Int.random(in: 1...3))
      let note = text(Int.random(in: 0...8))
      let wanted = filter.isEmpty || note.lowercased().contains(filter.lowercased())
      let found = matches(note, filter: filter)
      #expect(found == wanted, "\(note.debugDescription), \(filter.debugDescription)")
    }
  }
}
