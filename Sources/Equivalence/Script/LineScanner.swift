/// A run of Unicode scalars of a line, without blanks.
typealias Word = Substring.UnicodeScalarView

/// Splits a line of a script into words and strings, from left to right.
///
/// It works on scalars, because a combining mark after a quote would merge with it into one
/// character.
nonisolated struct LineScanner {
  private let line: Word
  private var rest: Word

  init(_ line: String) {
    self.line = Substring(line).unicodeScalars
    rest = self.line
  }

  /// The part of the line that was read so far, without surrounding blanks.
  var wordsRead: Word {
    let read = line[..<rest.startIndex].drop(while: isBlank)
    guard let last = read.lastIndex(where: { !isBlank($0) }) else { return read }
    return read[...last]
  }

  /// Skips blanks; returns whether the line ends here or a comment begins.
  mutating func isAtEnd() -> Bool {
    rest = rest.drop(while: isBlank)
    return rest.first == nil || rest.first == "#"
  }

  /// Reads the next word; returns `nil` at the end of the line or at a comment.
  mutating func word() -> Word? {
    if isAtEnd() { return nil }
    let word = rest.prefix { !isBlank($0) }
    rest = rest[word.endIndex...]
    return word
  }

  /// Reads the next quoted string and replaces its escapes; returns `nil` if no quote comes next.
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

  /// Reads an escape after its backslash, and returns the scalar that it stands for.
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

  /// Reads a hexadecimal number in braces, and returns the scalar with that number.
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

/// Returns whether the scalar separates words, as spaces and tabs do.
private nonisolated func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t"
}
