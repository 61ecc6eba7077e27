extension Lexer {
  // MARK: - Runs of operator characters

  /// Reads a run of operator characters or its first token, a regex literal, or `.`.
  mutating func operatorRun() -> Piece {
    let start = position
    let isLeftBound = isLeftBound(at: start)
    if isLeftBound, case .question = ByteClass(bytes[start]) {
      // It unwraps the expression before; after `try?` and `as!` an operand follows.
      position += 1
      return token(.operator, from: start, then: expectation == .operand ? .operand : .infix)
    }
    let isRest = start < splitRun.end
    let run = start..<(isRest ? splitRun.end : endOfRun(from: start))
    let isRightBound = isRightBound(at: run.upperBound, isLeftBound: isLeftBound)
    if !isRest, expectation != .name, start >= noRegexBefore,
      let slash = run.first(where: { bytes[$0] == UInt8(ascii: "/") }),
      !isLeftBound && isRightBound || slash == start && expectation == .operand,
      let end = endOfBareRegex(from: slash)
    {
      position = slash == start ? end : slash
      return slash == start
        ? token(.regex, from: start, then: .infix) : token(.operator, from: start, then: .operand)
    }
    position = run.upperBound
    if run.count == 1, bytes[start] == UInt8(ascii: ".") {
      _ = token(.punctuation, from: start, then: .operand)
      isAfterDot = true
      return Piece(.punctuation, run)
    }
    // The binding is decided once for the whole run, even if it is several tokens.
    let isPostfix =
      isRest ? splitRun.isPostfix : isLeftBound && !isRightBound || expectation == .name
    if bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") {
      position = start + 1
      splitRun = (run.upperBound, isPostfix)
    }
    return token(.operator, from: start, then: isPostfix ? .infix : .operand)
  }

  /// Returns the end of a run: before a comment, and before a `.` unless it began with one.
  private func endOfRun(from start: Int) -> Int {
    let hasDots = bytes[start] == UInt8(ascii: ".")
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      switch ByteClass(byte) {
      case .dot where !hasDots: return end
      case .slash where self[end + 1] == UInt8(ascii: "/") || self[end + 1] == UInt8(ascii: "*"):
        return end
      case .operator, .slash, .question, .dot: end += 1
      case .notASCII:
        switch scalarClass(at: end) {
        case (.operator, let length): end += length
        case (.combining, let length) where end > start: end += length
        default: return end
        }
      default: return end
      }
    }
    return end
  }

  /// Whether an operator is bound to the code before it, by the compiler's rule.
  private func isLeftBound(at start: Int) -> Bool {
    guard start > firstByte else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return start < firstByte + 2 || bytes[start - 2] != UInt8(ascii: "*")
    case let byte:
      return !ByteClass(byte).isSpace
    }
  }

  /// Whether an operator is bound to the code after it, by the compiler's rule.
  private func isRightBound(at end: Int, isLeftBound: Bool) -> Bool {
    switch self[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "."): !isLeftBound
    case UInt8(ascii: "/"):
      self[end + 1] != UInt8(ascii: "/") && self[end + 1] != UInt8(ascii: "*")
    case let byte: !ByteClass(byte).isSpace
    }
  }

  // MARK: - Regex literals

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
