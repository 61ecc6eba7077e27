/// Reads the parts of a step: names, identifiers, URLs, strings, numbers and times.
///
/// Each method reads the next word of a line. It throws a `ScriptError.Mistake` if the word is
/// missing or of another form.
nonisolated struct WordReader {
  private var scanner: LineScanner

  init(_ line: String) {
    scanner = LineScanner(line)
  }

  /// Reads the first word, the step's name; returns `nil` if the line is blank or a comment.
  mutating func stepName() throws(ScriptError.Mistake) -> StepName? {
    guard let word = scanner.word() else { return nil }
    guard let name = StepName(rawValue: String(word)) else { throw .unknownStep(word) }
    return name
  }

  /// Checks that the line ends here, except for a comment.
  mutating func end() throws(ScriptError.Mistake) {
    let step = scanner.wordsRead
    if let word = scanner.word() { throw .tooMuch(word, after: step) }
  }

  /// Reads one of the given words, and returns its value.
  mutating func choice<Value>(
    _ choices: [(word: String, value: Value)]
  ) throws(ScriptError.Mistake) -> Value {
    let expected = alternatives(choices.map(\.word))
    let word = try word(expected)
    guard let choice = choices.first(where: { word.elementsEqual($0.word.unicodeScalars) }) else {
      throw .wrong(word, expected: expected)
    }
    return choice.value
  }

  /// Reads a view's identifier: names of ASCII letters and digits, joined by ".".
  mutating func identifier() throws(ScriptError.Mistake) -> String {
    let expected = "the identifier of a view, names of letters and digits joined by \".\""
    let word = try word(expected)
    let names = word.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isLetterOrDigit) }) else {
      throw .wrong(word, expected: expected)
    }
    return String(word)
  }

  /// Reads a word without white space, in which quotes and backslashes have no special meaning.
  mutating func url() throws(ScriptError.Mistake) -> String {
    let expected = "a URL, without white space"
    let word = try word(expected)
    guard !word.contains(where: \.properties.isWhitespace) else {
      throw .wrong(word, expected: expected)
    }
    return String(word)
  }

  /// Reads a quoted string, and returns its text.
  mutating func string() throws(ScriptError.Mistake) -> String {
    let expected = "a string in quotes"
    if let string = try scanner.string() { return string }
    throw .wrong(try word(expected), expected: expected)
  }

  /// Reads a number of 1 to 9 digits; `meaning` describes it in the error.
  mutating func number(_ meaning: String) throws(ScriptError.Mistake) -> Int {
    let expected = "\(meaning), 1 to 9 digits"
    let word = try word(expected)
    guard let value = value(of: word) else { throw .wrong(word, expected: expected) }
    return value
  }

  /// Reads a time, as `100ms` or `100 ms`; the grammar allows both.
  mutating func milliseconds() throws(ScriptError.Mistake) -> Int64 {
    let expected = "a time, 1 to 9 digits and ms or s, as in 100ms"
    let word = try word(expected)
    let digits = word.prefix(while: isDigit)
    guard let value = value(of: digits) else { throw .wrong(word, expected: expected) }
    let rest = word[digits.endIndex...]
    if rest.isEmpty { return Int64(value) * (try choice(units)) }
    guard let unit = units.first(where: { rest.elementsEqual($0.word.unicodeScalars) }) else {
      throw .wrong(word, expected: expected)
    }
    return Int64(value) * unit.value
  }

  private mutating func word(_ expected: String) throws(ScriptError.Mistake) -> Word {
    if let word = scanner.word() { return word }
    throw .missing(after: scanner.wordsRead, expected: expected)
  }

  private func value(of digits: Word) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(isDigit) else { return nil }
    return Int(String(digits))
  }
}

/// The units of time, in milliseconds.
private nonisolated let units: [(word: String, value: Int64)] = [("ms", 1), ("s", 1_000)]

private nonisolated func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  ("0"..."9").contains(scalar)
}

private nonisolated func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
}
