import Toolkit

/// The first mistake in a script, described by one sentence that begins with `file:line:`.
package nonisolated struct ScriptError: Error, Equatable, Sendable {
  package let file: String
  /// The line number, counted from 1; an unclosed turn is reported at its first line.
  package let line: Int
  let mistake: Mistake

  /// What was found and what was expected, without file and line.
  struct Mistake: Error, Equatable, Sendable {
    let problem: String
    let expected: String
  }
}

nonisolated extension ScriptError: CustomStringConvertible {
  package var description: String {
    "\(file):\(line): \(mistake.problem), expected \(mistake.expected)"
  }
}

/// The wording of every mistake that a script can contain.
nonisolated extension ScriptError.Mistake {
  static func invalidUTF8() -> Self {
    Self(problem: "the line is not valid UTF-8", expected: "text in UTF-8")
  }

  static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    Self(
      problem: "raw control character \(shown([scalar]))",
      expected: "it escaped in a string, or a line that ends with LF or CRLF")
  }

  static func unknownStep(_ word: Word) -> Self {
    Self(problem: "unknown step \(shown(word))", expected: StepName.list)
  }

  static func missing(after word: Word, expected: String) -> Self {
    Self(problem: "nothing follows \(shown(word))", expected: expected)
  }

  static func wrong(_ word: Word, expected: String) -> Self {
    Self(problem: "found \(shown(word))", expected: expected)
  }

  static func tooMuch(_ word: Word, after step: Word) -> Self {
    Self(
      problem: "found \(shown(word)) after the end of \(shown(step))",
      expected: "the end of the line or a comment")
  }

  static func openString() -> Self {
    Self(problem: "the string is not closed on its line", expected: "a closing \"")
  }

  static func gluedToString(_ word: Word) -> Self {
    Self(
      problem: "found \(shown(word)) directly after a string",
      expected: "white space or the end of the line")
  }

  static func unknownEscape(_ escape: some Sequence<Unicode.Scalar>) -> Self {
    Self(
      problem: "unknown escape \(shown(escape))",
      expected: #"\", \\, \n, \t or \u{…}"#)
  }

  static func noScalar(_ escape: some Sequence<Unicode.Scalar>) -> Self {
    Self(
      problem: "found \(shown(escape))",
      expected: #"1 to 8 hexadecimal digits of a Unicode scalar value in \u{…}"#)
  }

  static func insertedID(_ id: Int) -> Self {
    Self(
      problem: "note \(id) would be the app's own to number",
      expected: "an identifier below 1001 or above 1000000")
  }

  static func nestedTurn(begunAt line: Int) -> Self {
    Self(problem: "a turn inside the turn of line \(line)", expected: "\"end turn\" first")
  }

  static func noTurnToEnd() -> Self {
    Self(problem: "\"end turn\" outside a turn", expected: "\"begin turn\" above it")
  }

  static func openTurn() -> Self {
    Self(
      problem: "the turn is not closed by the end of the file",
      expected: "\"end turn\" below its events")
  }

  static func emptyTurn(begunAt line: Int) -> Self {
    Self(problem: "the turn of line \(line) is empty", expected: TurnSubject.anyEvent)
  }

  static func noEvent(_ step: Step) -> Self {
    Self(
      problem: "found \(shown(step.description.unicodeScalars)) in a turn",
      expected: TurnSubject.anyEvent)
  }

  static func otherSubject(_ step: Step, than subject: TurnSubject) -> Self {
    Self(
      problem: "found \(shown(step.description.unicodeScalars)) in a turn of \(subject.name)",
      expected: "\(subject.expected) or \"end turn\"")
  }
}

/// Returns the text in quotes, as it appears in scripts and snapshots.
///
/// The result is always one line: `"`, `\`, newline, tab and other control characters are escaped.
///
///     quoted("a \"b\"\n")  // "a \"b\"\n" in a script
package nonisolated func quoted(_ text: String) -> String {
  "\"\(Snapshot.escaped(text))\""
}

/// The longest excerpt of a script that an error shows, in scalars; longer ones are cut.
private nonisolated let longestShown = 60

/// Returns a word or character of a script as an error shows it.
///
/// It is quoted, cut to 60 scalars, and its invisible characters are escaped.
nonisolated func shown(_ text: some Sequence<Unicode.Scalar>) -> String {
  var scalars = Array(text.prefix(longestShown + 1))
  if scalars.count > longestShown { scalars[longestShown] = "…" }
  let escaped = Snapshot.escaped(scalars) { scalar in
    let isSpace = scalar.properties.isWhitespace && scalar != " "
    return isSpace || [.control, .format].contains(scalar.properties.generalCategory)
  }
  return "\"\(escaped)\""
}
