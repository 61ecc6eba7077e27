import Backend
import Controllers
import Equivalence
import Testing

@Suite("Grammar of scripts")
struct ScriptGrammarTests {
  @Test(
    "Each form of a line is parsed as its step.",
    arguments: [
      ("tap login.submit", .tap("login.submit")),
      ("tap window", .tap("window")),
      ("tap notes.row.1001", .tap("notes.row.1001")),
      ("tap A1.b2.3", .tap("A1.b2.3")),
      ("type login.name \"ada\"", .type("login.name", text: "ada")),
      ("type login.name \"\"", .type("login.name", text: "")),
      ("clear notes.filter", .clear("notes.filter")),
      ("select notes.row.7", .select("notes.row.7")),
      ("delete notes.row.7", .delete("notes.row.7")),
      ("pull notes.table", .pull("notes.table")),
      ("scroll notes.table 0", .scroll("notes.table", row: 0)),
      ("scroll notes.table 007", .scroll("notes.table", row: 7)),
      ("scroll notes.table 999999999", .scroll("notes.table", row: 999_999_999)),
      ("swipe left detail.page", .swipe(.left, "detail.page")),
      ("swipe right detail.page", .swipe(.right, "detail.page")),
      ("open notes://note/3", .open(url: "notes://note/3")),
      ("open \"notes://new\"", .open(url: "\"notes://new\"")),
      ("open notes://new\\n#part", .open(url: "notes://new\\n#part")),
      ("relaunch", .relaunch),
      ("settle", .settle),
      ("snapshot", .snapshot),
      ("picture", .picture),
      ("push change 3 \"東京\"", .push(.change(3, text: "東京"))),
      ("push insert 1000 \"a\"", .push(.insert(1_000, text: "a"))),
      ("push insert 1000001 \"a\"", .push(.insert(1_000_001, text: "a"))),
      ("push delete 3", .push(.delete(3))),
      ("push friends 26", .push(.friends(26))),
    ] as [(String, Step)])
  func production(line: String, step: Step) throws {
    #expect(try ScriptParser.parse(line, file: "a.script").steps == [step])
  }

  @Test(
    "A time has a unit, with or without a blank before it.",
    arguments: [
      ("0ms", 0), ("1ms", 1), ("100ms", 100), ("100 ms", 100), ("3s", 3_000), ("3\ts", 3_000),
      ("999999999s", 999_999_999_000),
    ] as [(String, Int64)])
  func time(text: String, milliseconds: Int64) throws {
    let script = try ScriptParser.parse("advance \(text)\ndelay next load \(text)", file: "a")
    #expect(
      script.steps == [
        .advance(milliseconds: milliseconds), .delayNext(.load, milliseconds: milliseconds),
      ])
  }

  @Test(
    "Every kind of request can fail and be delayed.",
    arguments: [
      ("restore", .restore), ("login", .login), ("load", .load), ("user", .user), ("save", .save),
      ("delete", .delete), ("cache", .cache), ("image", .image),
    ] as [(String, RequestKind)])
  func kind(name: String, kind: RequestKind) throws {
    let script = try ScriptParser.parse("fail next \(name)\ndelay next \(name) 1s", file: "a")
    #expect(script.steps == [.failNext(kind), .delayNext(kind, milliseconds: 1_000)])
  }

  @Test(
    "A string can hold any text, with escapes if needed.",
    arguments: [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\n"#, "\n"), (#"\t"#, "\t"), ("\t", "\t"),
      (#"\\n"#, "\\n"), (#"a\u{1F600}b"#, "a😀b"), (#"\u{41}\u{0}"#, "A\0"), (#"\u{d}"#, "\r"),
      (#"\u{10FFFF}"#, "\u{10FFFF}"), (#"\u{D7FF}\u{E000}"#, "\u{D7FF}\u{E000}"),
      (#"\u{00000041}"#, "A"), ("# no comment", "# no comment"), ("a  b ", "a  b "),
      // A mark does not merge with the quote, nor a line feed with a carriage return.
      ("\u{301}", "\u{301}"), (#"\u{d}\n"#, "\r\n"),
      ("שלום 👩‍🚀 \u{A0}\u{2028}", "שלום 👩‍🚀 \u{A0}\u{2028}"),
    ])
  func string(written: String, text: String) throws {
    let script = try ScriptParser.parse("type editor.text \"\(written)\"", file: "a")
    guard case .type(_, let read) = try #require(script.steps.first) else {
      Issue.record("\(script)")
      return
    }
    // Compared by scalar, because equal strings can have different scalars.
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("A turn can hold pushes, taps on one view, or typing into one view.")
  func turns() throws {
    let script = try ScriptParser.parse(
      """
      begin turn
        push change 1 "a"
        push friends 2
      end turn
      begin turn
      tap login.submit
      tap login.submit
      end turn
      begin turn
        clear login.name
        type login.name "ada"
      end turn
      """, file: "a")
    #expect(
      script.steps == [
        .turn([.push(.change(1, text: "a")), .push(.friends(2))]),
        .turn([.tap("login.submit"), .tap("login.submit")]),
        .turn([.clear("login.name"), .type("login.name", text: "ada")]),
      ])
  }
}
