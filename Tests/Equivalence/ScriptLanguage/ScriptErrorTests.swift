import Equivalence
import Testing

@Suite("Errors in script lines")
struct ScriptErrorTests {
  @Test(
    "A line that does not begin with the name of a step is rejected.",
    arguments: [
      ("tapp a", #""tapp""#), ("Settle", #""Settle""#), ("settle#", #""settle#""#),
      ("\"settle\"", #""\"settle\"""#), ("settle\u{A0}", #""settle\u{A0}""#),
      ("\u{200B}settle", #""\u{200B}settle""#), ("settle\u{FEFF} a", #""settle\u{FEFF}""#),
      (String(repeating: "x", count: 60), "\"\(String(repeating: "x", count: 60))\""),
      (String(repeating: "x", count: 61), "\"\(String(repeating: "x", count: 60))…\""),
    ])
  func name(line: String, word: String) {
    expectRefusal(
      of: line,
      as: """
        unknown step \(word), expected tap, type, clear, select, delete, pull, scroll, swipe, \
        open, relaunch, advance, settle, snapshot, picture, push, fail, delay, begin or end
        """)
  }

  @Test(
    "An identifier that is not letters and digits joined by dots is rejected.",
    arguments: [
      ("tap", #"nothing follows "tap""#), ("tap # a", #"nothing follows "tap""#),
      ("swipe left", #"nothing follows "swipe left""#), ("tap .a", #"found ".a""#),
      ("clear a.", #"found "a.""#), ("select a..b", #"found "a..b""#),
      ("delete a-b", #"found "a-b""#), ("pull é", #"found "é""#), ("tap a#", ##"found "a#""##),
      ("tap \"a\"", #"found "\"a\"""#), ("type \"a\" b", #"found "\"a\"""#),
      ("scroll . 1", #"found ".""#),
    ])
  func identifier(line: String, problem: String) {
    let expected = #"the identifier of a view, names of letters and digits joined by ".""#
    expectRefusal(of: line, as: "\(problem), expected \(expected)")
  }

  @Test(
    "A text without quotes is rejected.",
    arguments: [
      ("type a", #"nothing follows "type a""#), ("type a #", #"nothing follows "type a""#),
      ("type a b", #"found "b""#), ("type a \\n", #"found "\\n""#),
      ("push change 3", #"nothing follows "push change 3""#), ("push insert 3 a", #"found "a""#),
    ])
  func string(line: String, problem: String) {
    expectRefusal(of: line, as: "\(problem), expected a string in quotes")
  }

  @Test(
    "A string without a closing quote is rejected.",
    arguments: [#"type a "b"#, #"type a "b\"#, #"type a "b\""#, #"push change 1 ""#])
  func openString(line: String) {
    expectRefusal(
      of: line, as: #"the string is not closed on its line, expected a closing ""#)
  }

  @Test(
    "A word directly after a string is rejected.",
    arguments: [
      (#"type a "b"c d"#, "c"), (##"type a "b"#c"##, "#c"), (#"type a "b""c""#, #"\"c\""#),
    ])
  func gluedToString(line: String, word: String) {
    expectRefusal(
      of: line,
      as: #"found "\#(word)" directly after a string, expected white space or the end of the line"#)
  }

  @Test(
    "An unknown escape is rejected.",
    arguments: [("r", #"\\r"#), ("N", #"\\N"#), ("0", #"\\0"#), (" ", #"\\ "#), ("'", #"\\'"#)])
  func escape(name: String, shown: String) {
    expectRefusal(
      of: #"type a "\\#(name)""#,
      as: #"unknown escape "\#(shown)", expected \", \\, \n, \t or \u{…}"#)
  }

  @Test(
    "A numbered escape that does not name a Unicode scalar is rejected.",
    arguments: [
      ("41", "41"), ("{}", "{}"), ("{D800}", "{D800}"), ("{DFFF}", "{DFFF}"),
      ("{110000}", "{110000}"), ("{FFFFFFFF}", "{FFFFFFFF}"), ("{000000041}", "{000000041}"),
      ("{+41}", "{+41}"), ("{-1}", "{-1}"), ("{4G}", "{4G}"), ("{ 41}", "{ 41}"), ("{４}", "{４}"),
      ("{41", "{41"), ("{41\\n}", "{41"), ("", ""), ("41}", "41}"),
    ])
  func scalar(digits: String, shown: String) {
    let expected = #"1 to 8 hexadecimal digits of a Unicode scalar value in \u{…}"#
    expectRefusal(
      of: #"type a "\u\#(digits)""#, as: #"found "\\u\#(shown)", expected \#(expected)"#)
  }

  @Test(
    "A number that does not consist of 1 to 9 digits is rejected.",
    arguments: [
      ("scroll a", #"nothing follows "scroll a""#, "the index of a row"),
      ("scroll a -1", #"found "-1""#, "the index of a row"),
      ("scroll a +1", #"found "+1""#, "the index of a row"),
      ("scroll a 1234567890", #"found "1234567890""#, "the index of a row"),
      ("scroll a 1_0", #"found "1_0""#, "the index of a row"),
      ("scroll a ４", #"found "４""#, "the index of a row"),
      ("scroll a 0x1", #"found "0x1""#, "the index of a row"),
      ("push change", #"nothing follows "push change""#, "the identifier of a note"),
      ("push insert x \"a\"", #"found "x""#, "the identifier of a note"),
      ("push delete notes.row.3", #"found "notes.row.3""#, "the identifier of a note"),
      ("push friends", #"nothing follows "push friends""#, "the number of friends"),
    ])
  func number(line: String, problem: String, meaning: String) {
    expectRefusal(of: line, as: "\(problem), expected \(meaning), 1 to 9 digits")
  }

  @Test(
    "A time without a valid number or unit is rejected.",
    arguments: [
      ("advance", #"nothing follows "advance""#), ("advance ms", #"found "ms""#),
      ("advance 1h", #"found "1h""#), ("advance 1.5s", #"found "1.5s""#),
      ("advance 1S", #"found "1S""#), ("advance -1s", #"found "-1s""#),
      ("advance 1234567890s", #"found "1234567890s""#), ("advance 1s#", ##"found "1s#""##),
      ("delay next image", #"nothing follows "delay next image""#),
    ])
  func time(line: String, problem: String) {
    expectRefusal(
      of: line, as: "\(problem), expected a time, 1 to 9 digits and ms or s, as in 100ms")
  }

  @Test(
    "An error lists the possible words if there are only a few.",
    arguments: [
      ("swipe", #"nothing follows "swipe""#, "left or right"),
      ("swipe up a", #"found "up""#, "left or right"),
      ("advance 100", #"nothing follows "advance 100""#, "ms or s"),
      ("advance 100 h", #"found "h""#, "ms or s"),
      ("push", #"nothing follows "push""#, "change, insert, delete or friends"),
      ("push move 3", #"found "move""#, "change, insert, delete or friends"),
      ("fail load", #"found "load""#, "next"), ("delay", #"nothing follows "delay""#, "next"),
      ("fail next", #"nothing follows "fail next""#, kinds),
      ("fail next push", #"found "push""#, kinds), ("delay next Load 1s", #"found "Load""#, kinds),
      ("begin", #"nothing follows "begin""#, "turn"), ("begin turns", #"found "turns""#, "turn"),
      ("end", #"nothing follows "end""#, "turn"),
    ])
  func choice(line: String, problem: String, choices: String) {
    expectRefusal(of: line, as: "\(problem), expected \(choices)")
  }

  nonisolated private static let kinds = "restore, login, load, user, save, delete, cache or image"

  @Test(
    "A missing URL, or one with white space, is rejected.",
    arguments: [
      ("open", #"nothing follows "open""#), ("open #notes://new", #"nothing follows "open""#),
      ("open a\u{3000}b", #"found "a\u{3000}b""#), ("open \u{A0}", #"found "\u{A0}""#),
    ])
  func url(line: String, problem: String) {
    expectRefusal(of: line, as: "\(problem), expected a URL, without white space")
  }

  @Test(
    "Anything after the step on a line is rejected.",
    arguments: [
      ("tap a b", "b", "tap a"), ("settle now", "now", "settle"), ("open a b", "b", "open a"),
      ("  type  a \"b\"  \"c\" d", #"\"c\""#, #"type  a \"b\""#), ("relaunch 1", "1", "relaunch"),
      ("advance 100ms s", "s", "advance 100ms"), ("fail next load 1s", "1s", "fail next load"),
      ("push delete 3 \"a\"", #"\"a\""#, "push delete 3"), ("end turn 1", "1", "end turn"),
    ])
  func tooMuch(line: String, word: String, step: String) {
    expectRefusal(
      of: line,
      as: #"""
        found "\#(word)" after the end of "\#(step)", expected the end of the line or a comment
        """#)
  }

  @Test(
    "An inserted note with an id that the app could assign is rejected.",
    arguments: [1_001, 1_000_000])
  func insertedID(id: Int) {
    expectRefusal(
      of: "push insert \(id) \"a\"",
      as: """
        note \(id) would be the app's own to number, expected an identifier below 1001 \
        or above 1000000
        """)
  }

  @Test(
    "A raw control character is rejected.",
    arguments: [
      ("settle \u{7}", "7"), ("settle\r", "D"), ("settle\rsettle", "D"), ("# a\u{0}", "0"),
      ("type a \"\u{85}\"", "85"), ("open a\u{7F}", "7F"), ("settle\u{B}", "B"),
    ])
  func controlCharacter(line: String, number: String) {
    expectRefusal(
      of: line,
      as: #"""
        raw control character "\u{\#(number)}", expected it escaped in a string, or a line that \#
        ends with LF or CRLF
        """#, isLast: true)
  }

  /// Expects the line to be rejected, both alone and with lines around it.
  private func expectRefusal(of line: String, as message: String, isLast: Bool = false) {
    #expect(refusal(of: line) == "a.script:1: \(message)")
    let rest = isLast ? "" : "\r\nnonsense"
    #expect(refusal(of: "settle\r\n\n# b\n\(line)\(rest)") == "a.script:4: \(message)")
  }
}

/// Returns the error message of a script that must be rejected.
func refusal(of text: String) -> String? {
  do {
    let script = try ScriptParser.parse(text, file: "a.script")
    Issue.record("read as \(script)")
    return nil
  } catch {
    return error.description
  }
}
