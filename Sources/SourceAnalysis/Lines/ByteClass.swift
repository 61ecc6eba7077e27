/// The kind of token that a byte of Swift source can begin.
enum ByteClass {
  case space, lineEnd, word, digit, `operator`, slash, question, dot, punctuation
  case quote, pound, backtick, openParenthesis, closeParenthesis, closeBracket, notASCII

  @inline(__always)
  init(_ byte: UInt8) {
    switch byte {
    case 0, 9, 11, 12, 32: self = .space
    case 10, 13: self = .lineEnd
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .question
    case UInt8(ascii: "."): self = .dot
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"),
      UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      self = .operator
    case UInt8(ascii: "\""): self = .quote
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "("): self = .openParenthesis
    case UInt8(ascii: ")"): self = .closeParenthesis
    case UInt8(ascii: "]"), UInt8(ascii: "}"): self = .closeBracket
    case 128...: self = .notASCII
    default: self = .punctuation
    }
  }

  /// Whether the byte counts as white space in the rule of operator spacing.
  var isSpace: Bool {
    switch self {
    case .space, .lineEnd: true
    default: false
    }
  }
}

/// The class of a Unicode scalar beyond ASCII in Swift source.
enum ScalarClass {
  case space, `operator`, combining, word

  /// Classifies a scalar by "Operators" and "White space" in Swift's grammar.
  ///
  /// Unicode's white space counts as white space, though the compiler reports it before skipping it.
  /// All other scalars count as parts of words.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
      self = .space
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      self = .operator
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      self = .combining
    default:
      self = .word
    }
  }
}
