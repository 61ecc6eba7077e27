import Equivalence
import Measurement
import TestSupport
import Testing

@Suite("Fuzz tests of the script parser")
nonisolated struct ScriptFuzzTests {
  @Test(
    "Any bytes are a script that prints as itself, or an error that names the line.",
    arguments: FuzzInputs.parts)
  func parsing(_ part: UInt64) {
    FuzzInputs.check(part, usual: 3_000) { number, random in
      switch number % 3 {
      case 0: Self.flaw(in: Self.bytes(&random))
      case 1: Self.flaw(in: Self.joined(&random))
      default: Self.flaw(in: Self.damagedScript(number, &random))
      }
    }
  }

  private static let pieces = [
    "tap", "type", "begin turn\n", "end turn\n", "push", "change", "insert", "3", "\"", "\\u{",
    "}", "\\", "#", "\n", "\r\n", " ", "\t", "a.b", ".", "advance", "1s", "ms", "fail next load",
    "open", "\u{FEFF}", "\u{301}", "\u{A0}", "\"x\"", "1000000", "tap a\n", "settle\n",
  ].map { Array($0.utf8) }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<120, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func joined(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<20, using: &random)).flatMap { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
  }

  private static func damagedScript(_ number: UInt64, _ random: inout SeededGenerator) -> [UInt8] {
    var scripts = RandomScripts(seed: number)
    var bytes = Array(Script(file: "a", steps: scripts.steps()).description.utf8)
    for _ in 0..<3 where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }

  /// Returns what is wrong with the script that these bytes are, or with their error.
  private static func flaw(in bytes: [UInt8]) -> String? {
    let lines = 1...bytes.count { $0 == UInt8(ascii: "\n") } + 1
    let flaw: String
    do {
      let script = try ScriptParser.parse(bytes, file: "f")
      if !script.lines.allSatisfy({ lines.contains($0.number) }) {
        flaw = "A line number is wrong"
      } else if (try? ScriptParser.parse(script.description, file: "f"))?.steps != script.steps {
        flaw = "It prints as another script"
      } else {
        return nil
      }
    } catch {
      let message = error.description
      let isSentence =
        message.hasPrefix("f:\(error.line): ") && message.contains(", expected ")
        && !message.utf8.contains { $0 < 0x20 || $0 == 0x7F }
      if lines.contains(error.line), isSentence { return nil }
      flaw = "The error is \(message.debugDescription)"
    }
    return "\(flaw), for \(String(decoding: bytes, as: UTF8.self).debugDescription)"
  }
}
