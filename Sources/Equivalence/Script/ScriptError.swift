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
