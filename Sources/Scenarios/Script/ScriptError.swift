/// Why a text is no script: one sentence that begins with `file:line:`.
package nonisolated struct ScriptError: Error, Equatable, Sendable {
  package let file: String
  /// Counted from 1; of a turn that is never closed, the line on which it begins.
  package let line: Int
  let mistake: Mistake

  /// What is wrong and what would be right, wherever it stands.
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
