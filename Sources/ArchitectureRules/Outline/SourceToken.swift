import SourceMetrics

/// A token of Swift source, and where it stands.
package struct SourceToken: Hashable, Sendable {
  /// Its characters; of a string literal only the delimiter.
  package let text: String
  /// Counted from 1.
  package let line: Int
  /// Whether it is an identifier, a keyword or a directive.
  package let isWord: Bool

  /// All tokens of a text; comments are none.
  static func all(in text: String) -> [SourceToken] {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      var tokens: [SourceToken] = []
      var line = 1
      while let piece = lexer.next() {
        switch piece.kind {
        case .lineEnd: line += 1
        case .comment, .continuation, .shebang: break
        case .string, .regex: tokens.append(SourceToken(text: "\"", line: line, isWord: false))
        case .word, .number, .operator, .punctuation:
          let text = String(decoding: bytes[piece.range], as: UTF8.self)
          tokens.append(SourceToken(text: text, line: line, isWord: piece.kind == .word))
        }
      }
      return tokens
    }
  }
}

extension [SourceToken] {
  /// The index of the bracket that closes the one at an index; the end if there is none.
  func closing(_ open: Int, until end: Int) -> Int {
    var depth = 0
    for index in open..<end {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return end
  }
}
