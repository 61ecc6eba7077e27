/// The kind of token that a byte of Swift source can begin.
enum ByteClass {
  case space, lineEnd, word, digit, `operator`, slash, question, dot, less, punctuation
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
    case UInt8(ascii: "<"): self = .less
    case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "^"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
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

  /// Whether the byte can be part of a run of operator characters.
  var isOperator: Bool {
    switch self {
    case .operator, .slash, .question, .dot, .less: true
    default: false
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
