/// The reason a replay stopped: an impossible step, or an app that did not come to rest.
package nonisolated struct StepError: Error, CustomStringConvertible, Sendable {
  package let file: String
  /// The line number, counted from 1.
  package let line: Int
  package let reason: String
  /// The view tree of the app at that time.
  package let tree: String

  package var description: String { "\(file):\(line): \(reason)" }
}

/// The reason a step cannot be taken, without file and line.
package struct StepProblem: Error {
  package let reason: String
}
