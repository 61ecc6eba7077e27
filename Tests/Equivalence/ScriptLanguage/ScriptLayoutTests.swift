import Equivalence
import Testing

@Suite("Layout of scripts")
struct ScriptLayoutTests {
  @Test(
    "A text of only blanks and comments is a script without steps.",
    arguments: ["", "\n", " \t ", "#", "  # settle", "\u{FEFF}", "\r\n\r\n", "#\"\\", "##\n\n#é"])
  func empty(text: String) throws {
    #expect(try ScriptParser.parse(text, file: "a").lines.isEmpty)
  }

  @Test(
    "A # begins a comment at the start of a word, and only there.",
    arguments: [
      ("settle # then", .settle), ("settle #", .settle), ("settle\t#then \"", .settle),
      ("advance 1s #2", .advance(milliseconds: 1_000)),
      ("advance 1 s#", nil), ("settle#", nil), ("tap a#b", nil),
      ("open notes://new#x #y", .open(url: "notes://new#x")), ("open #x", nil),
      ("type a \"#\" # \"", .type("a", text: "#")), ("type a \"b\"#c", nil),
    ] as [(String, Step?)])
  func comments(line: String, step: Step?) {
    #expect((try? ScriptParser.parse(line, file: "a").steps.first) == step)
  }

  @Test(
    "Lines end with LF or CRLF and are counted from 1.",
    arguments: ["\n", "\r\n"])
  func lineEnds(end: String) throws {
    let lines = ["# a", "settle", "", "\tbegin   turn\t", " # b", "tap a", "", "tap a", "end turn"]
    let text = (lines + ["snapshot", ""]).joined(separator: end)
    let script = try ScriptParser.parse("\u{FEFF}" + text, file: "a.script")
    #expect(script.file == "a.script")
    #expect(script.lines.map(\.number) == [2, 4, 10])
    #expect(script.steps == [.settle, .turn([.tap("a"), .tap("a")]), .snapshot])
    #expect(script.steps.map(\.events.count) == [1, 2, 1])
  }

  @Test("The last line needs no line ending.")
  func lastLine() throws {
    #expect(try ScriptParser.parse("settle\nsettle", file: "a").steps == [.settle, .settle])
  }

  @Test("A script made from steps uses consecutive lines.")
  func numbering() {
    let tap = Step.tap("a")
    let script = Script(file: "a", steps: [.settle, .turn([tap, tap]), .turn([tap]), .picture])
    #expect(script.lines.map(\.number) == [1, 2, 6, 9])
    #expect(
      script.description == """
        settle
        begin turn
          tap a
          tap a
        end turn
        begin turn
          tap a
        end turn
        picture

        """)
  }
}
