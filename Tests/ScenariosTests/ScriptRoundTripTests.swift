import Scenarios
import Testing

@Suite("Scripts that are printed and read again")
struct ScriptRoundTripTests {
  @Test("A printed script is the same script, for 5000 random ones", arguments: 0..<10)
  func random(part: Int) throws {
    for seed in part * 500..<(part + 1) * 500 {
      var scripts = RandomScripts(seed: UInt64(seed))
      let script = Script(file: "random.script", steps: scripts.steps())
      let text = script.description
      let read = try ScriptParser.parse(text, file: "random.script")
      #expect(read == script, "seed \(seed)")
      // Equal strings need not have the same scalars; their texts do.
      #expect(Array(read.description.utf8) == Array(text.utf8), "seed \(seed)")
    }
  }

  @Test("Lines are kept, comments are not", arguments: 0..<300)
  func lines(seed: Int) throws {
    var scripts = RandomScripts(seed: UInt64(seed))
    var generator = SeededGenerator(seed: UInt64(seed))
    let lines = Script(file: "a", steps: scripts.steps()).description.split(separator: "\n")
    let spread = lines.flatMap { line in
      let gap = [[], [""], ["# why", ""], ["  "]].randomElement(using: &generator) ?? []
      return gap + ["\t\(line) # \"so\""]
    }
    let script = try ScriptParser.parse(spread.joined(separator: "\n"), file: "a")
    let read = try ScriptParser.parse(script.description, file: "a")
    #expect(read == script)
    #expect(!script.description.contains("so"))
  }

  @Test("The printed form is one that people write")
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
    "Quoted text stays on one line and shows every control character",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("\"\\", #""\"\\""#), ("\n\t\r", #""\n\t\u{D}""#),
      ("\0\u{1B}\u{7F}\u{9F}", #""\u{0}\u{1B}\u{7F}\u{9F}""#), ("é \u{200D}", "\"é \u{200D}\""),
      ("\u{301}", "\"\u{301}\""),
    ])
  func quoting(text: String, expected: String) {
    #expect(Array(quoted(text).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
