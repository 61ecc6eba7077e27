/// Divides Swift source into pieces, by the grammar of Swift 6.3's own lexer.
///
/// It reads each byte a bounded number of times, and allocates only for nested interpolations. All
/// bytes are accepted: an unknown character becomes a word or a punctuation mark. Whether a `/`
/// begins a regex depends on the piece before, as SE-0354 describes.
package struct Lexer {
  /// The context of the next byte.
  enum Mode {
    case code
    case comment(depth: Int)
    case string
    case regex(pounds: Int)
  }

  /// The kind of code that can come next; it decides what a `/` begins.
  enum Expectation {
    /// An expression can begin here.
    case operand
    /// An expression ended here.
    case infix
    /// After `func` or `operator`: the name of an operator.
    case name
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte after the byte order mark.
  let firstByte: Int
  var position: Int
  var mode = Mode.code
  var expectation = Expectation.operand
  /// Whether the piece before is a `.` before a member.
  var isAfterDot = false
  /// The open string literals, outermost first; `code` is in the interpolation of the last one.
  var strings: [OpenString] = []
  /// The offset of the last block comment.
  var commentStart = 0
  /// The offset of the first string that ends with its line, because it has no closing quote.
  var cutString: Int?
  /// Whether the next byte is a line end within a token or a comment.
  var isAtInnerLineEnd = false
  /// The last run of operator characters that was divided into several tokens.
  var splitRun = (end: 0, isPostfix: false)
  /// The offset up to which a search has found no bare regex.
  var noRegexBefore = 0
  /// The number of `#` from which on a search has found no end of a regex literal of several lines.
  var unclosedRegexPounds = Int.max

  /// Creates a lexer that skips a byte order mark.
  ///
  /// The bytes must outlive the lexer.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    firstByte = position
  }

  /// The offset of the first string or comment without an end, once all pieces are read.
  var unclosed: Int? {
    let openComment: Int? = if case .comment = mode { commentStart } else { nil }
    return [cutString, strings.first?.start, openComment].compactMap(\.self).min()
  }

  /// Whether the next piece is code in an interpolation.
  var isInInterpolation: Bool {
    if case .code = mode { !strings.isEmpty } else { false }
  }

  /// Returns the next piece; nil at the end.
  package mutating func next() -> Piece? {
    if isAtInnerLineEnd {
      isAtInnerLineEnd = false
      return lineEnd()
    }
    switch mode {
    case .code: return nextInCode()
    case .comment(let depth): return position < bytes.count ? comment(depth: depth) : nil
    case .string: return position < bytes.count ? segment(.continuation, from: position) : nil
    case .regex(let pounds):
      return position < bytes.count
        ? extendedRegex(.continuation, from: position, pounds: pounds) : nil
    }
  }

  private mutating func nextInCode() -> Piece? {
    while position < bytes.count {
      let start = position
      let byte = bytes[start]
      switch ByteClass(byte) {
      case .space: position += 1
      case .lineEnd:
        closeStringsOfOneLine()
        return lineEnd()
      case .word: return word(from: start)
      case .digit: return number()
      case .slash where self[start + 1] == UInt8(ascii: "/"): return lineComment()
      case .slash where self[start + 1] == UInt8(ascii: "*"):
        position += 2
        commentStart = start
        return comment(depth: 1, from: start)
      case .operator, .slash, .question, .dot: return operatorRun()
      case .quote: return string(pounds: 0)
      case .pound: return pound()
      case .backtick: return rawIdentifier()
      case .openParenthesis:
        if let last = strings.indices.last { strings[last].parentheses += 1 }
        return punctuation(then: .operand)
      case .closeParenthesis: return closeParenthesis()
      case .closeBracket: return punctuation(then: .infix)
      case .punctuation: return punctuation(then: .operand)
      case .notASCII:
        switch scalarClass(at: start) {
        case (.space, let length): position += length
        case (.operator, _): return operatorRun()
        case (.combining, _), (.word, _): return word(from: start)
        }
      }
    }
    return nil
  }

  /// The byte at an offset; 0 after the end.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the class of the scalar at an offset, and its length; invalid bytes count as a word.
  func scalarClass(at offset: Int) -> (ScalarClass, length: Int) {
    var rest = bytes[offset...].makeIterator()
    var parser = UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let scalar): return (ScalarClass(UTF8.decode(scalar).value), scalar.count)
    case .error(let length): return (.word, length)
    case .emptyInput: return (.word, 0)
    }
  }

  /// Ends a token at the current position.
  @inline(__always)
  mutating func token(_ kind: Piece.Kind, from start: Int, then next: Expectation) -> Piece {
    expectation = next
    isAfterDot = false
    return Piece(kind, start..<position)
  }

  mutating func punctuation(then next: Expectation) -> Piece {
    position += 1
    return token(.punctuation, from: position - 1, then: next)
  }

  private mutating func lineEnd() -> Piece {
    let start = position
    position += bytes[start] == 13 && self[start + 1] == 10 ? 2 : 1
    return Piece(.lineEnd, start..<position)
  }

  /// Returns the offset of the next line end, or of the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    return end
  }
}

/// A part of Swift source on one line: a token, a part of a token, a comment or a line end.
///
/// White space belongs to no piece. A token or comment of several lines gives one piece for each
/// line, so a piece never contains a line end.
package struct Piece: Hashable, Sendable {
  /// The kind of a piece.
  package enum Kind: UInt8, Sendable {
    /// An identifier (raw ones too), a keyword, `#directive`, `#macro`, `$0`.
    case word
    /// An integer or floating-point literal, its sign not included.
    case number
    /// A run of operator characters; see `tokens` for `<`, `>`, `?` and `!`.
    case `operator`
    /// A bracket, `,` `;` `:` `.` `@` `\`, or a character unknown to Swift.
    case punctuation
    /// The first line of a segment of a string literal, with its delimiter.
    case string
    /// The first line of a regex literal.
    case regex
    /// `#!` and the rest of the first line of a file.
    case shebang
    /// A further line of a string segment or a regex literal.
    case continuation
    /// A comment, or one line of it; can be empty.
    case comment
    /// LF, CR, or CR and LF.
    case lineEnd
  }

  /// The kind of the piece.
  package let kind: Kind
  /// The range of its bytes.
  package let range: Range<Int>

  /// The number of tokens that begin with the piece: 1 or 0.
  ///
  /// A token is a word, a number, an operator, a punctuation mark, a regex literal, a shebang, or a
  /// *segment* of a string literal. Interpolations divide a string literal into segments. The quotes,
  /// `\(` and `)` belong to the segments.
  ///
  /// The number must not depend on the layout. So `<` or `>` at the beginning of a run of operator
  /// characters is a token by itself: `Array<Set<Int>>` can be broken between them. So is each `?` or
  /// `!` directly after the expression that it unwraps.
  package var tokens: Int {
    switch kind {
    case .word, .number, .operator, .punctuation, .string, .regex, .shebang: 1
    case .continuation, .comment, .lineEnd: 0
    }
  }

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
