/// Counts the lines and tokens of any text.
package struct LineCounter {
  private let rule: LineRule
  private var counts = TextCounts()
  private var line = LineContent()

  /// Counts a text in UTF-8; invalid bytes are accepted.
  package static func count(
    _ text: [UInt8], rule: LineRule = .primary
  ) -> TextCounts {
    text.withUnsafeBufferPointer { bytes in
      var counter = LineCounter(rule: rule)
      var lexer = Lexer(bytes)
      counter.read(&lexer, bytes)
      counter.counts.isUTF8 = String(validating: bytes, as: UTF8.self) != nil
      if let offset = lexer.unclosed {
        counter.counts.unclosedLine = 1 + lineEnds(in: bytes[..<offset])
      }
      return counter.counts
    }
  }

  /// Returns the number of line ends: LF, CR, or CR and LF.
  private static func lineEnds(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    zip(bytes, [0] + bytes).count { $0 == 13 || $0 == 10 && $1 != 13 }
  }

  private init(rule: LineRule) { self.rule = rule }

  private mutating func read(_ lexer: inout Lexer, _ bytes: UnsafeBufferPointer<UInt8>) {
    var lineStart = lexer.firstByte
    while let piece = lexer.next() {
      switch piece.kind {
      case .lineEnd:
        endLine()
        lineStart = piece.range.upperBound
      case .comment:
        line.insert(.comment)
        insertInk(in: piece, bytes)
      case .continuation:
        line.insert(.code)
        insertInk(in: piece, bytes)
      default:
        line.insert([.code, .ink])
        counts.tokens += piece.tokens
      }
    }
    if lineStart < bytes.count { endLine() }
  }

  /// Records whether a piece of a comment or string has anything except white space.
  private mutating func insertInk(in piece: Piece, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard rule != .primary, !line.contains(.ink) else { return }
    var offset = piece.range.lowerBound
    while offset < piece.range.upperBound {
      let (scalar, length) = UTF8Text.scalar(in: bytes, at: offset)
      guard let scalar, LineContent.isWhiteSpace(scalar) else {
        line.insert(.ink)
        return
      }
      offset += length
    }
  }

  private mutating func endLine() {
    switch line.kind(by: rule) {
    case .code: counts.code += 1
    case .comment: counts.comment += 1
    case .blank: counts.blank += 1
    }
    line = LineContent()
  }
}
