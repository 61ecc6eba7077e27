/// Why a replay stopped: a step that could not be taken, or an app that found no rest.
package nonisolated struct StepError: Error, CustomStringConvertible, Sendable {
  package let file: String
  /// Counted from 1.
  package let line: Int
  package let reason: String
  /// What the app showed then.
  package let tree: String

  package var description: String { "\(file):\(line): \(reason)" }
}

/// Why a step cannot be taken, wherever it stands.
struct StepProblem: Error {
  let reason: String
}
