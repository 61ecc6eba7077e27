import Equivalence
import Measurement
import Testing

@Suite("Printing and parsing of scripts")
struct ScriptRoundTripTests {
  @Test("A random script is unchanged after printing and parsing.", arguments: 0..<10)
  func random(part: Int) throws {
    for seed in part * 500..<(part + 1) * 500 {
      var scripts = RandomScripts(seed: UInt64(seed))
      let script = Script(file: "random.script", steps: scripts.steps())
      let text = script.description
      let read = try ScriptParser.parse(text, file: "random.script")
      #expect(read == script, "seed \(seed)")
      // Equal strings can have different scalars, so the bytes are compared too.
      #expect(Array(read.description.utf8) == Array(text.utf8), "seed \(seed)")
    }
  }

  @Test("Printing drops comments and blank lines.", arguments: 0..<300)
  func lines(seed: Int) throws {
    var scripts = RandomScripts(seed: UInt64(seed))
    var generator = SeededGenerator(seed: UInt64(seed))
    let text = Script(file: "a", steps: scripts.steps()).description
    let spread = text.split(separator: "\n").flatMap { line in
      let gap = [[], [""], ["# why", ""], ["  "]].randomElement(using: &generator) ?? []
      return gap + ["\t\(line) # \"so\""]
    }
    let script = try ScriptParser.parse(spread.joined(separator: "\n"), file: "a")
    #expect(script.description == text)
  }

  @Test("A script in the usual form is printed unchanged.")
  func form() throws {
    let text = """
      tap notes.row.3
      type editor.text "a \\"b\\" \\\\ c\\n\\td\\u{7}\\u{85} 東京 👩‍🚀"
      clear notes.filter
      select notes.row.3
      delete notes.row.3
      pull notes.table
      scroll notes.table 20
      swipe left detail.page
      open notes://note/3#x
      relaunch
      advance 1500ms
      advance 0ms
      advance 2s
      settle
      snapshot
      picture
      begin turn
        push change 3 "a"
        push insert 701 ""
        push delete 3
        push friends 26
      end turn
      fail next load
      delay next image 3s

      """
    #expect(try ScriptParser.parse(text, file: "a").description == text)
  }

  @Test(
    "A quoted text is one line and shows every control character as an escape.",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"\\", #""\"\\""#), ("\n\t\r", #""\n\t\u{D}""#),
      ("\0\u{1B}\u{7F}\u{9F}", #""\u{0}\u{1B}\u{7F}\u{9F}""#), ("é \u{200D}", "\"é \u{200D}\""),
      ("\u{301}", "\"\u{301}\""),
    ])
  func quoting(text: String, expected: String) {
    #expect(Array(quoted(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
