import Toolkit

/// A run of Unicode scalars of a line, without blanks.
private typealias Word = Substring.UnicodeScalarView

/// Reads one line of a script, from left to right: words, quoted strings, numbers and times.
///
/// Each method reads the next part of the line. It throws if the part is missing or of another
/// form. All work on scalars: a combining mark after a quote would merge with it into one character.
nonisolated struct ScriptLine {
  private let line: Word
  private var rest: Word

  init(_ line: String) {
    self.line = Substring(line).unicodeScalars.drop(while: isBlank)
    rest = self.line
  }

  /// Reads the first word, the step's name; returns `nil` if the line is blank or a comment.
  mutating func stepName() throws(StepProblem) -> StepName? {
    guard let word = next() else { return nil }
    guard let name = StepName(rawValue: String(word)) else {
      throw StepProblem("unknown step \(shown(word))", expected: alternatives(StepName.self))
    }
    return name
  }

  /// Checks that the line ends here, except for a comment.
  mutating func end() throws(StepProblem) {
    let step = line[..<rest.startIndex]
    guard let word = next() else { return }
    throw StepProblem(
      "found \(shown(word)) after the end of \(shown(step))",
      expected: "the end of the line or a comment")
  }

  // MARK: - Words

  /// Reads exactly this word.
  mutating func keyword(_ keyword: String) throws(StepProblem) {
    _ = try word(keyword) { String($0) == keyword ? keyword : nil }
  }

  /// Reads one of the names of an enumeration.
  mutating func choice<Value>(of type: Value.Type) throws(StepProblem) -> Value
  where Value: CaseIterable & RawRepresentable<String> {
    try word(alternatives(type)) { Value(rawValue: String($0)) }
  }

  /// Reads a view's identifier: names of ASCII letters and digits, joined by ".".
  mutating func identifier() throws(StepProblem) -> String {
    try word("the identifier of a view, names of letters and digits joined by \".\"") { word in
      let names = word.split(separator: ".", omittingEmptySubsequences: false)
      let isName = { (name: Word) in !name.isEmpty && name.allSatisfy(isLetterOrDigit) }
      return names.allSatisfy(isName) ? String(word) : nil
    }
  }

  /// Reads a word without white space, in which quotes and backslashes have no special meaning.
  mutating func url() throws(StepProblem) -> String {
    try word("a URL, without white space") { word in
      word.contains(where: \.properties.isWhitespace) ? nil : String(word)
    }
  }

  /// Reads a number of 1 to 9 digits; `meaning` describes it in the error.
  mutating func number(_ meaning: String) throws(StepProblem) -> Int {
    try word("\(meaning), 1 to 9 digits", as: value(of:))
  }

  /// Reads a time in milliseconds, written as `100ms` or `100 ms`.
  mutating func milliseconds() throws(StepProblem) -> Int64 {
    let (number, unit) = try word("a time, 1 to 9 digits and ms or s, as in 100ms") { word in
      let digits = word.prefix(while: isDigit)
      let name = String(word[digits.endIndex...])
      let unit = TimeUnit(rawValue: name)
      let isValid = name.isEmpty || unit != nil
      return isValid ? value(of: digits).map { (Int64($0), unit) } : nil
    }
    if let unit { return number * unit.milliseconds }
    return number * (try choice(of: TimeUnit.self)).milliseconds
  }

  private enum TimeUnit: String, CaseIterable {
    case ms, s

    var milliseconds: Int64 { self == .ms ? 1 : 1_000 }
  }

  /// Reads a word, and returns its value; `nil` as its value is a mistake.
  private mutating func word<Value>(
    _ expected: String, as value: (Word) -> Value?
  ) throws(StepProblem) -> Value {
    let step = line[..<rest.startIndex]
    guard let word = next() else {
      throw StepProblem("nothing follows \(shown(step))", expected: expected)
    }
    guard let value = value(word) else {
      throw StepProblem("found \(shown(word))", expected: expected)
    }
    return value
  }

  /// Reads the next word; returns `nil` at the end of the line or at a comment.
  private mutating func next() -> Word? {
    let start = rest.drop(while: isBlank)
    if start.isEmpty || start.first == "#" { return nil }
    let word = start.prefix { !isBlank($0) }
    rest = start[word.endIndex...]
    return word
  }

  // MARK: - Strings

  /// Reads a quoted string, and returns its text with its escapes replaced.
  mutating func string() throws(StepProblem) -> String {
    let start = rest.drop(while: isBlank)
    if start.first != "\"" { return try word("a string in quotes") { _ in nil } }
    rest = start.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        guard let next = rest.first, !isBlank(next) else { return String(text) }
        throw StepProblem(
          "found \(shown(rest.prefix { !isBlank($0) })) directly after a string",
          expected: "white space or the end of the line")
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw openString()
  }

  private func openString() -> StepProblem {
    StepProblem("the string is not closed on its line", expected: "a closing \"")
  }

  /// Reads an escape after its backslash, and returns the scalar that it stands for.
  private mutating func escaped() throws(StepProblem) -> Unicode.Scalar {
    guard let name = rest.popFirst() else { throw openString() }
    switch name {
    case "\"", "\\": return name
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try numbered()
    default:
      throw StepProblem(
        "unknown escape \(shown(["\\", name]))", expected: #"\", \\, \n, \t or \u{…}"#)
    }
  }

  /// Reads a hexadecimal number in braces, and returns the scalar with that number.
  private mutating func numbered() throws(StepProblem) -> Unicode.Scalar {
    let found = rest.prefix { $0 != "}" && $0 != "\"" && $0 != "\\" }
    let end = rest[found.endIndex...].first == "}" ? rest.index(after: found.endIndex) : nil
    let digits = found.dropFirst()
    guard let end, found.first == "{", (1...8).contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit }),
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw StepProblem(
        "found \(shown(["\\", "u"] + Array(rest[..<(end ?? found.endIndex)])))",
        expected: #"1 to 8 hexadecimal digits of a Unicode scalar value in \u{…}"#)
    }
    rest = rest[end...]
    return scalar
  }
}

/// Returns whether the scalar separates words, as spaces and tabs do.
private nonisolated func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\t"
}

private nonisolated func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  ("0"..."9").contains(scalar)
}

private nonisolated func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
}

/// Returns the number if it has 1 to 9 digits and nothing else.
private nonisolated func value(of digits: Word) -> Int? {
  guard (1...9).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
  return Int(String(digits))
}

/// Joins the names of an enumeration as in "a, b or c".
private nonisolated func alternatives<Value>(_ type: Value.Type) -> String
where Value: CaseIterable & RawRepresentable<String> {
  let words = type.allCases.map(\.rawValue)
  return words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
}

/// Returns a part of a script as an error shows it.
///
/// It is quoted, cut to 60 scalars, and its invisible characters are escaped.
nonisolated func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
  let longest = 60
  var scalars = Array(text.prefix(longest + 1))
  if scalars.count > longest { scalars[longest] = "…" }
  let escaped = Snapshot.escaped(scalars) { scalar in
    let isSpace = scalar.properties.isWhitespace && scalar != " "
    return isSpace || [.control, .format].contains(scalar.properties.generalCategory)
  }
  return "\"\(escaped)\""
}
