import Model
import Testing

@MainActor struct TextTests {
  @Test(
    "Words are runs without white space",
    arguments: [
      ("", 0), (" \n\t", 0), ("one", 1), (" one  two\nthree\r\n", 3), ("a\u{3000}b\u{A0}c", 3),
      ("東京", 1), ("שלום לכם", 2), ("e\u{301}te\u{301} fini", 2), ("don't-split", 1),
      ("🗼 🗼", 2), ("zero\u{200B}width", 1),
    ])
  func words(text: String, count: Int) {
    #expect(wordCount(of: text) == count)
  }

  @Test(
    "A filter matches in any case, an empty one matches all",
    arguments: [
      ("Passports, adapters", "passports", true), ("passports", "PASSPORTS", true),
      ("Buy milk", "", true), ("", "", true), ("", "a", false), ("Buy milk", "silk", false),
      ("Buy milk", " ", true), ("ÉTÉ", "été", true), ("שלום לכם", "לכם", true),
      ("two\nlines", "o\nl", true),
    ])
  func filter(text: String, filter: String, isMatch: Bool) {
    #expect(matches(text, filter: filter) == isMatch)
  }

  @Test(
    "Blank is empty or white space only",
    arguments: [("", true), (" \n\t\u{3000}\u{2029}", true), ("a", false), (" . ", false)])
  func blank(text: String, isBlank: Bool) {
    #expect(validate(noteText: text) == !isBlank)
    #expect(validate(login: text, password: "secret") == !isBlank)
    #expect(validate(login: "ada", password: text) == !isBlank)
  }

  @Test("One is singular, everything else is plural")
  func sentences() {
    #expect(
      [0, 1, 2, 21].map { counted($0, "note") } == ["0 notes", "1 note", "2 notes", "21 notes"])
    #expect(friendSentence(1) == "This user has 1 friend")
    #expect(friendSentence(26) == "This user has 26 friends")
    #expect(friendSentence(0) == "This user has 0 friends")
  }

  @Test("Each call of a shared function is counted, comparisons apart")
  func counters() {
    let calls = sharedFunctionCalls
    let comparisons = sharedComparisons
    _ = validate(login: "", password: "")
    _ = validate(noteText: "")
    _ = title(of: "")
    _ = wordCount(of: "")
    _ = format(.firstWorld)
    _ = counted(1, "note")
    _ = friendSentence(1)
    _ = matches("", filter: "")
    #expect(sharedFunctionCalls - calls == 8)
    #expect(sharedComparisons == comparisons)
    _ = byChange(.firstWorld, 1, .firstWorld, 2)
    _ = byTitle("", 1, "", 2)
    #expect(sharedFunctionCalls - calls == 8)
    #expect(sharedComparisons - comparisons == 2)
  }
}
