extension Lexer {
  /// Returns the end of the bare regex literal that begins with this `/`; nil if there is none.
  ///
  /// By SE-0354 the literal ends on its line. White space cannot be its first or last character. It
  /// closes only parentheses that it opened. Its last `/` must not begin a comment.
  mutating func endOfBareRegex(from slash: Int) -> Int? {
    var offset = slash + 1
    var groups = 0
    var classes = 0
    guard self[offset] != 32, self[offset] != 9 else { return nil }
    while offset < bytes.count, !isLineEnd(bytes[offset]) {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 1
        guard offset < bytes.count, !isLineEnd(bytes[offset]) else { continue }
      case UInt8(ascii: "("): groups += classes == 0 ? 1 : 0
      case UInt8(ascii: ")") where classes == 0:
        guard groups > 0 else { return nil }
        groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case 32, 9:
        if self[offset + 1] == UInt8(ascii: "/") { return nil }
      case UInt8(ascii: "/"):
        let next = self[offset + 1]
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*") ? nil : offset + 1
      default: break
      }
      offset += 1
    }
    noRegexBefore = offset
    return nil
  }

  /// Reads a regex literal between `#/` and `/#`, at its first slash.
  ///
  /// It has several lines if only white space follows `#/` on the first line. If its end is missing,
  /// it ends with its first line, as in the compiler.
  mutating func extendedRegex(from start: Int, pounds: Int) -> Piece {
    position += 1
    var offset = position
    while self[offset] == 32 || self[offset] == 9 { offset += 1 }
    if isLineEnd(self[offset]), pounds < unclosedRegexPounds {
      if endOfExtendedRegex(pounds: pounds, from: offset, isMultiline: true) != nil {
        mode = .regex(pounds: pounds)
      } else {
        unclosedRegexPounds = pounds
      }
    }
    return extendedRegex(.regex, from: start, pounds: pounds)
  }

  /// Reads one line of an extended regex literal.
  mutating func extendedRegex(_ kind: Piece.Kind, from start: Int, pounds: Int) -> Piece {
    if let end = endOfExtendedRegex(pounds: pounds, from: position, isMultiline: false) {
      position = end
      mode = .code
    } else {
      position = endOfLine(from: position)
      if case .regex = mode { isAtInnerLineEnd = position < bytes.count }
    }
    return token(kind, from: start, then: .infix)
  }

  /// Returns the offset after the first `/#` that is not escaped.
  private func endOfExtendedRegex(pounds: Int, from start: Int, isMultiline: Bool) -> Int? {
    var offset = start
    while offset < bytes.count, isMultiline || !isLineEnd(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
        return offset + 1 + pounds
      }
      let isEscape = bytes[offset] == UInt8(ascii: "\\") && !isLineEnd(self[offset + 1])
      offset += isEscape ? 2 : 1
    }
    return nil
  }
}
