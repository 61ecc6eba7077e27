import Measurement
import TestSupport
import Testing

@testable import SourceAnalysis

@Suite("Fuzz tests of the line counter")
struct SourceFuzzTests {
  @Test("The totals of any text reconcile.", arguments: FuzzInputs.parts)
  func totals(_ part: UInt64) {
    let seeds = LexicalCase.all.map(\.text)
    FuzzInputs.check(part, usual: 1_200) { number, random in
      let text = FuzzedText.make(number, from: seeds, &random)
      return Reconciliation.flaw(in: text).map {
        "\($0) in \(String(decoding: text, as: UTF8.self).debugDescription)"
      }
    }
  }
}

/// Random texts, each made reproducibly from one number.
enum FuzzedText {
  /// Fragments that matter to Swift's lexer and to the parser.
  static let fragments = [
    "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "/*", "*/", "//", "/", "\n", "\r", "\r\n", " ", "a",
    "#/", "/#", "`", "<", ">", "?", "!", ".", "1", "0x", "e+", "é", "\u{2028}", "≠",
    "[", "]", "{", "}", "return", "func", "try", "#\"", "\"#", "\u{FEFF}", "\0", ":", ",", "=", "@",
    " if ", " var ", " let ", "struct A ", "class ", "extension ", " case ", "switch ", " get ",
    "didSet{", "#if ", "#endif\n", " guard ", "else", "repeat{", " ? ", "&&", "init", "subscript",
    "actor A:", "private ", " in ",
  ].map { Array($0.utf8) }

  /// Returns random bytes, fragments in random order, or a changed part of a seed.
  static func make(
    _ number: UInt64, from seeds: [[UInt8]], _ random: inout SeededGenerator
  ) -> [UInt8] {
    switch number % 4 {
    case 0: return bytes(&random)
    case 1: return joined(&random)
    default:
      guard let seed = seeds.randomElement(using: &random) else { return joined(&random) }
      return mutation(of: seed, &random)
    }
  }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<200, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func joined(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<60, using: &random)).flatMap { _ in fragment(&random) }
  }

  private static func mutation(of seed: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let first = Int.random(in: 0...seed.count, using: &random)
    let length = Int.random(in: 0..<400, using: &random)
    var text = Array(seed[first..<min(seed.count, first + length)])
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...3, using: &random))
      text.replaceSubrange(start..<end, with: fragment(&random))
    }
    return text
  }

  private static func fragment(_ random: inout SeededGenerator) -> [UInt8] {
    // One in eight fragments is empty, so mutations also remove text.
    Int.random(in: 0..<8, using: &random) == 0 ? [] : fragments.randomElement(using: &random) ?? []
  }
}

/// Checks that must hold for the counts of any bytes.
package enum Reconciliation {
  /// Returns a description of the first failed check; nil if there is none.
  package static func flaw(in text: [UInt8]) -> String? {
    let pieces = pieces(text)
    if let flaw = flaw(in: pieces, of: text) { return flaw }
    let lines = lineCount(text)
    var tokens = 0
    for piece in pieces { tokens += piece.tokens }
    let counts = LineCounter.count(text)
    if counts.lines != lines { return "\(counts.lines) lines, and not \(lines)" }
    if counts.tokens != tokens { return "\(counts.tokens) tokens, and not \(tokens)" }
    let parsed = SourceOutline(of: text).tokens.count
    return parsed == tokens ? nil : "\(parsed) tokens in the outline, and not \(tokens)"
  }

  /// Counts the lines in a different way.
  private static func lineCount(_ text: [UInt8]) -> Int {
    let text = text.starts(with: mark) ? text.dropFirst(3) : text[...]
    var ends = 0
    var isAfterCR = false
    for byte in text {
      if byte == 13 || byte == 10 && !isAfterCR { ends += 1 }
      isAfterCR = byte == 13
    }
    return ends + (text.last.map { $0 != 10 && $0 != 13 } == true ? 1 : 0)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func pieces(_ text: [UInt8]) -> [Piece] {
    text.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var pieces: [Piece] = []
      while let piece = lexer.next() { pieces.append(piece) }
      return pieces
    }
  }

  /// Checks that pieces are in order, contain no line end, and omit only white space.
  private static func flaw(in pieces: [Piece], of text: [UInt8]) -> String? {
    var end = text.starts(with: mark) ? 3 : 0
    for piece in pieces {
      guard piece.range.lowerBound >= end, piece.range.upperBound <= text.count else {
        return "a piece at \(piece.range) after one that ends at \(end)"
      }
      guard isSpace(text[end..<piece.range.lowerBound]) else {
        return "what is before \(piece.range) is in no piece"
      }
      let hasLineEnd = text[piece.range].contains { $0 == 10 || $0 == 13 }
      guard hasLineEnd == (piece.kind == .lineEnd) else { return "a line end in \(piece.range)" }
      end = piece.range.upperBound
    }
    return isSpace(text[end...]) ? nil : "what is after \(end) is in no piece"
  }

  private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 0 }) { return true }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0 == "\0" || $0 == "\u{FEFF}"
    }
  }
}
