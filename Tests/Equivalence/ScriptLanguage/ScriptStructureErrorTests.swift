import Equivalence
import Testing

@Suite("Errors in turns and encoding")
struct ScriptStructureErrorTests {
  nonisolated private static let events = "pushes, taps on one view, or type and clear on one view"
  nonisolated private static let close =
    #"the turn is not closed by the end of the file, expected "end turn" below its events"#

  @Test(
    "An invalid turn is rejected with the line of its mistake.",
    arguments: [
      (["begin turn", "settle"], 2, #"found "settle" in a turn, expected \#(events)"#),
      (["begin turn", "delete a"], 2, #"found "delete a" in a turn, expected \#(events)"#),
      (["begin turn", "tap a", "pull a"], 3, #"found "pull a" in a turn, expected \#(events)"#),
      (
        ["begin turn", "push friends 1", "", "tap a"], 4,
        #"found "tap a" in a turn of pushes, expected more pushes or "end turn""#
      ),
      (
        ["begin turn", "tap a", "tap b"], 3,
        #"found "tap b" in a turn of taps on a, expected more taps on a or "end turn""#
      ),
      (
        ["begin turn", "tap a", "clear a"], 3,
        #"found "clear a" in a turn of taps on a, expected more taps on a or "end turn""#
      ),
      (
        ["begin turn", "clear a", "type b \"\\n\""], 3,
        #"""
        found "type b \"\\n\"" in a turn of typing into a, expected more typing into a \#
        or "end turn"
        """#
      ),
      (
        ["begin turn", "type a \"b\"", "tap a"], 3,
        #"found "tap a" in a turn of typing into a, expected more typing into a or "end turn""#
      ),
      (
        ["settle", "begin turn", "begin turn"], 3,
        #"a turn inside the turn of line 2, expected "end turn" first"#
      ),
      (["settle", "end turn"], 2, #""end turn" outside a turn, expected "begin turn" above it"#),
      (
        ["begin turn", "tap a", "end turn", "end turn"], 4,
        #""end turn" outside a turn, expected "begin turn" above it"#
      ),
      (
        ["begin turn", "# tap a", "end turn"], 3, "the turn of line 1 is empty, expected \(events)"
      ),
      (["settle", "begin turn", "tap a", ""], 2, close),
      (["begin turn"], 1, close),
    ] as [([String], Int, String)])
  func turn(lines: [String], line: Int, message: String) {
    #expect(refusal(of: lines.joined(separator: "\n")) == "a.script:\(line): \(message)")
  }

  @Test(
    "Bytes that are not UTF-8 are rejected with their line, even in comments.",
    arguments: [
      ([0xFF, 0xFE], 1), ([0x0A, 0x23, 0xC0, 0x80], 2), ([0x0A, 0x0A, 0xE2, 0x82, 0x0A], 3),
      ([0x23, 0xED, 0xA0, 0x80], 1), ([0x23, 0xF4, 0x90, 0x80, 0x80], 1), ([0xEF, 0xBB], 1),
    ] as [([UInt8], Int)])
  func encoding(bytes: [UInt8], line: Int) {
    let error = #expect(throws: ScriptError.self) {
      try ScriptParser.parse(bytes, file: "b.script")
    }
    #expect(
      error?.description
        == "b.script:\(line): the line is not valid UTF-8, expected text in UTF-8")
    #expect(error?.file == "b.script")
    #expect(error?.line == line)
  }
}
