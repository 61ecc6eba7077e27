/// Some Unicode scalars of a line without blanks.
typealias Word = Substring.UnicodeScalarView

/// Reads a line of a script from left to right: blanks, words and strings.
///
/// It goes by scalars: a combining mark after a quote would make one character with it.
nonisolated struct LineScanner {
  private let line: Word
  private var rest: Word

  init(_ line: String) {
    self.line = Substring(line).unicodeScalars
    rest = self.line
  }

  /// What was read so far, without the blanks around it.
  var wordsRead: Word {
    let read = line[..<rest.startIndex].drop(while: isBlank)
    guard let last = read.lastIndex(where: { !isBlank($0) }) else { return read }
    return read[...last]
  }

  /// Whether only blanks or a comment are left; the blanks are gone then.
  mutating func isAtEnd() -> Bool {
    rest = rest.drop(while: isBlank)
    return rest.first == nil || rest.first == "#"
  }

  /// The next run without spaces and tabs; nothing where the line or its comment begins.
  mutating func word() -> Word? {
    if isAtEnd() { return nil }
    let word = rest.prefix { !isBlank($0) }
    rest = rest[word.endIndex...]
    return word
  }

  /// The next quoted string, with its escapes replaced; nothing where no quote stands.
  ///
  /// - Throws: a `ScriptError.Mistake` if the string is not closed, has an unknown escape or ends
  ///   in the middle of a word.
  mutating func string() throws(ScriptError.Mistake) -> String? {
    if isAtEnd() || rest.first != "\"" { return nil }
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        guard let next = rest.first, !isBlank(next) else { return String(text) }
        throw .gluedToString(rest.prefix { !isBlank($0) })
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw .openString()
  }

  /// The scalar for which the escape stands whose backslash was read.
  private mutating func escaped() throws(ScriptError.Mistake) -> Unicode.Scalar {
    guard let name = rest.popFirst() else { throw .openString() }
    switch name {
    case "\"", "\\": return name
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try numbered()
    default: throw .unknownEscape(["\\", name])
    }
  }

  /// The scalar with the number in braces that follows.
  private mutating func numbered() throws(ScriptError.Mistake) -> Unicode.Scalar {
    let found = rest.prefix { $0 != "}" && $0 != "\"" && $0 != "\\" }
    let end = rest[found.endIndex...].first == "}" ? rest.index(after: found.endIndex) : nil
    let digits = found.dropFirst()
    guard let end, found.first == "{", (1...8).contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }),
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw .noScalar(["\\", "u"] + Array(rest[..<(end ?? found.endIndex)])) }
    rest = rest[end...]
    return scalar
  }
}

/// What separates words: spaces and tabs.
private nonisolated func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t"
}
