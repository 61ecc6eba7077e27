/// Counts the lines and tokens of any text.
package enum LineCounter {
  /// Counts a text in UTF-8; invalid bytes are accepted.
  ///
  /// A line with a token or a part of one is code, even a blank line in a string. Another line with a
  /// part of a comment is comment, even an empty part. All other lines are blank.
  package static func count(_ text: [UInt8]) -> TextCounts {
    text.withUnsafeBufferPointer { bytes in
      var counts = TextCounts()
      var lexer = Lexer(bytes)
      var lineStart = lexer.firstByte
      var (hasCode, hasComment) = (false, false)
      func endLine() {
        if hasCode {
          counts.code += 1
        } else if hasComment {
          counts.comment += 1
        } else {
          counts.blank += 1
        }
        (hasCode, hasComment) = (false, false)
      }
      while let piece = lexer.next() {
        switch piece.kind {
        case .lineEnd:
          endLine()
          lineStart = piece.range.upperBound
        case .comment: hasComment = true
        default:
          hasCode = true
          counts.tokens += piece.tokens
        }
      }
      if lineStart < bytes.count { endLine() }
      counts.isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      counts.unclosedLine = lexer.unclosed.map { 1 + lineEnds(in: bytes[..<$0]) }
      return counts
    }
  }

  /// Returns the number of line ends: LF, CR, or CR and LF.
  private static func lineEnds(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    zip(bytes, [0] + bytes).count { $0 == 13 || $0 == 10 && $1 != 13 }
  }
}
