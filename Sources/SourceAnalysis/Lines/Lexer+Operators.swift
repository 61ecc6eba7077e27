extension Lexer {
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
      case .operator, .slash, .question, .dot, .less: end += 1
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
}
