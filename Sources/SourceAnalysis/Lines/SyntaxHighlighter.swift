/// Divides Swift text into spans of one style, line by line.
package struct SyntaxHighlighter {
  /// The style of a span.
  package enum Style: String, Sendable {
    case plain, keyword, type, number, string, comment
  }

  /// A part of a line in one style.
  package struct Span: Hashable, Sendable {
    package let style: Style
    package let text: String
  }

  /// Returns the spans of each line of a text, without line ends.
  package static func lines(of text: String) -> [[Span]] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var lines: [[Span]] = [[]]
      var end = lexer.firstByte
      func add(_ style: Style, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let text = String(decoding: buffer[range], as: UTF8.self)
        lines[lines.count - 1].append(Span(style: style, text: text))
      }
      while let piece = lexer.next() {
        add(.plain, end..<piece.range.lowerBound)
        end = piece.range.upperBound
        if piece.kind == .lineEnd {
          lines.append([])
        } else {
          add(style(of: piece, buffer), piece.range)
        }
      }
      add(.plain, end..<buffer.count)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }

  private static func style(of piece: Piece, _ bytes: UnsafeBufferPointer<UInt8>) -> Style {
    switch piece.kind {
    case .comment, .shebang: return .comment
    case .string, .regex, .continuation: return .string
    case .number: return .number
    case .operator, .punctuation, .lineEnd: return .plain
    case .word:
      let word = String(decoding: bytes[piece.range], as: UTF8.self)
      if word.first?.isUppercase == true { return .type }
      return keywords.contains(word) || word.hasPrefix("#") ? .keyword : .plain
    }
  }

  private static let keywords = Set(
    """
    any as associatedtype async await break case catch class continue convenience default defer
    deinit didSet do else enum extension fallthrough false fileprivate final for func get guard if
    import in indirect init inout internal is isolated lazy let mutating nil nonisolated
    nonmutating open operator override package private protocol public repeat rethrows return self
    set some static struct subscript super switch throw throws true try typealias unowned var weak
    where while willSet
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
