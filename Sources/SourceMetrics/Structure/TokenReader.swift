/// Reads the tokens of a text, and which brackets belong together.
struct TokenReader {
  private(set) var tokens: [Token] = []
  private var line = 0
  private var isNewLine = true
  /// The offsets of the tokens whose group is open.
  private var open: [Int] = []
  /// How many of them are `{`.
  private var openBraces = 0

  static func tokens(in text: [UInt8], hasBareRegex: Bool) -> [Token] {
    text.withUnsafeBufferPointer { bytes in
      var reader = TokenReader()
      var lexer = Lexer(bytes, hasBareRegex: hasBareRegex)
      while let piece = lexer.next() { reader.read(piece, lexer, bytes) }
      return reader.tokens
    }
  }

  private mutating func read(
    _ piece: Piece, _ lexer: borrowing Lexer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch piece.kind {
    case .comment: break
    case .lineEnd: isNewLine = true
    case .continuation:
      if startLine() { tokens[tokens.count - 1].lines += 1 }
      openInterpolation(piece, lexer, bytes)
    default:
      append(piece, bytes)
      openInterpolation(piece, lexer, bytes)
    }
  }

  /// Whether this is the first code on its line.
  private mutating func startLine() -> Bool {
    defer { isNewLine = false }
    if isNewLine { line += 1 }
    return isNewLine
  }

  private mutating func append(_ piece: Piece, _ bytes: UnsafeBufferPointer<UInt8>) {
    let start = piece.range.lowerBound
    let isLiteral = piece.kind == .string || piece.kind == .regex
    let isFirst = startLine()
    var token = Token(
      text: isLiteral ? "\"" : String(decoding: bytes[piece.range], as: UTF8.self),
      kind: piece.kind, isFirstOnLine: isFirst,
      isSpaced: start == 0 || ByteClass(bytes[start - 1]).isSpace
        || bytes[start - 1] == UInt8(ascii: "/"),
      isMember: tokens.last?.text == ".", start: start, line: line, lines: isFirst ? 1 : 0)
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

  /// After a segment that ends in `\(`.
  private mutating func openInterpolation(
    _ piece: Piece, _ lexer: borrowing Lexer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard let last = tokens.indices.last, tokens[last].kind == .string, lexer.isInInterpolation,
      bytes[piece.range.upperBound - 1] == UInt8(ascii: "(")
    else { return }
    tokens[last].opens = true
    open.append(last)
  }

  /// Finds the opening bracket of a closing one that comes next.
  ///
  /// A `}` closes the last `{`, whatever is open since; others that do not fit close nothing.
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
