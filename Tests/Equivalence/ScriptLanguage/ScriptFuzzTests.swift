import Equivalence
import Testing

@Suite("Fuzz tests of the script parser")
struct ScriptFuzzTests {
  @Test("Random bytes are parsed or rejected without a crash.", arguments: 0..<10)
  func bytes(part: Int) {
    var generator = SeededGenerator(seed: UInt64(part))
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<120, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(bytes)
    }
  }

  @Test("Random parts of the language are parsed or rejected without a crash.", arguments: 0..<10)
  func pieces(part: Int) {
    let pieces = [
      "tap", "type", "begin turn\n", "end turn\n", "push", "change", "insert", "3", "\"", "\\u{",
      "}", "\\", "#", "\n", "\r\n", " ", "\t", "a.b", ".", "advance", "1s", "ms", "fail next load",
      "open", "\u{FEFF}", "\u{301}", "\u{A0}", "\"x\"", "1000000", "tap a\n", "settle\n",
    ]
    var generator = SeededGenerator(seed: UInt64(part))
    for _ in 0..<1_000 {
      let count = Int.random(in: 0..<20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
      check(Array(text.joined().utf8))
    }
  }

  @Test("Damaged scripts are parsed or rejected without a crash.", arguments: 0..<10)
  func damage(part: Int) {
    for seed in part * 200..<(part + 1) * 200 { check(damagedScript(seed: seed)) }
  }

  private func damagedScript(seed: Int) -> [UInt8] {
    var scripts = RandomScripts(seed: UInt64(seed))
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(Script(file: "a", steps: scripts.steps()).description.utf8)
    for _ in 0..<3 where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }

  /// Checks that a parsed script prints as itself, and that an error names an existing line.
  private func check(_ bytes: [UInt8]) {
    let lineCount = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    do {
      let script = try ScriptParser.parse(bytes, file: "f")
      #expect(script.lines.allSatisfy { (1...lineCount).contains($0.number) })
      #expect((try? ScriptParser.parse(script.description, file: "f")) == script)
    } catch {
      #expect((1...lineCount).contains(error.line))
      let message = error.description
      #expect(message.hasPrefix("f:\(error.line): ") && message.contains(", expected "))
      #expect(!message.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }
}
