/// A token of Swift source and its position.
package struct Token: Sendable {
  /// Its characters; a quotation mark for a segment of a string literal and for a regex literal.
  package let text: String
  /// The kind of the piece with which it begins.
  let kind: Piece.Kind
  /// The line on which it begins, counted from 1.
  package let line: Int
  /// Its first byte within the line, counted from 1.
  let column: Int
  /// Whether it is the first code on its line.
  let isFirstOnLine: Bool
  /// Whether white space or a comment precedes it.
  let isSpaced: Bool
  /// Whether it follows a dot: `.init` and `.default` are names, not keywords.
  package let isMember: Bool
  /// Whether it closes a group: a bracket, or the segment of a string after an interpolation.
  var closes = false
  /// Whether it opens a group; a segment between two interpolations closes one and opens another.
  package internal(set) var opens = false
  /// The index of the token that closes the group; nil if there is none.
  package internal(set) var partner: Int?

  /// Whether it is an identifier, a keyword or a directive.
  package var isWord: Bool { kind == .word }
}

/// Turns a text into tokens, and matches the brackets.
struct TokenReader {
  private(set) var tokens: [Token] = []
  private var line = 1
  /// The offset of the line's first byte.
  private var lineStart = 0
  /// Whether the line has had no code so far.
  private var isNewLine = true
  /// The indices of the tokens that opened a group and have no partner yet.
  private var open: [Int] = []
  /// The number of `{` among them.
  private var openBraces = 0

  static func tokens(in text: [UInt8]) -> [Token] {
    text.withUnsafeBufferPointer { bytes in
      var reader = TokenReader()
      var lexer = Lexer(bytes)
      while let piece = lexer.next() { reader.read(piece, lexer, bytes) }
      return reader.tokens
    }
  }

  private mutating func read(
    _ piece: Piece, _ lexer: borrowing Lexer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch piece.kind {
    case .comment: break
    case .lineEnd:
      line += 1
      lineStart = piece.range.upperBound
      isNewLine = true
    case .continuation:
      isNewLine = false
      openInterpolation(piece, lexer, bytes)
    default:
      append(piece, bytes)
      openInterpolation(piece, lexer, bytes)
    }
  }

  private mutating func append(_ piece: Piece, _ bytes: UnsafeBufferPointer<UInt8>) {
    let start = piece.range.lowerBound
    let isLiteral = piece.kind == .string || piece.kind == .regex
    var token = Token(
      text: isLiteral ? "\"" : String(decoding: bytes[piece.range], as: UTF8.self),
      kind: piece.kind, line: line, column: start - lineStart + 1,
      isFirstOnLine: isNewLine,
      isSpaced: start == 0 || ByteClass(bytes[start - 1]).isSpace
        || bytes[start - 1] == UInt8(ascii: "/"),
      isMember: tokens.last?.text == ".")
    isNewLine = false
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): token.opens = true
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      token.closes = true
      close(token.text)
    default: break
    }
    tokens.append(token)
    if token.opens { open.append(tokens.count - 1) }
    if token.text == "{" { openBraces += 1 }
  }

  /// Opens a group after a segment that ends in `\(`.
  private mutating func openInterpolation(
    _ piece: Piece, _ lexer: borrowing Lexer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let last = tokens.indices.last, tokens[last].kind == .string, lexer.isInInterpolation,
      bytes[piece.range.upperBound - 1] == UInt8(ascii: "(")
    else { return }
    tokens[last].opens = true
    open.append(last)
  }

  /// Matches the closing bracket that comes next with its opening one.
  ///
  /// A `}` closes the last open `{` and drops the brackets that were opened after it. Other closing
  /// brackets without a match close nothing.
  private mutating func close(_ text: String) {
    let opening = text == "}" ? "{" : text == ")" ? "(" : text == "]" ? "[" : text
    if text == "}" {
      guard openBraces > 0 else { return }
      openBraces -= 1
      while let last = open.last, tokens[last].text != opening { open.removeLast() }
    }
    guard let last = open.last, tokens[last].text == opening else { return }
    open.removeLast()
    tokens[last].partner = tokens.count
  }
}
