/// A user's session as plain text: a list of steps, each with the number of its line.
package nonisolated struct Script: Equatable, Sendable {
  /// The name of the file, for messages only.
  package let file: String
  package let lines: [Line]

  /// A step and its line number, counted from 1; that of a turn is the number of its first line.
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let step: Step
  }

  /// Creates a script from parsed lines, in ascending order.
  init(file: String, lines: [Line]) {
    self.file = file
    self.lines = lines
  }

  /// Creates a script of these steps on consecutive lines, starting at line 1.
  package init(file: String, steps: [Step]) {
    var number = 1
    var lines: [Line] = []
    for step in steps {
      lines.append(Line(number: number, step: step))
      if case .turn(let events) = step { number += events.count + 1 }
      number += 1
    }
    self.init(file: file, lines: lines)
  }

  package var steps: [Step] { lines.map(\.step) }
}

/// Prints the steps without comments and blank lines.
nonisolated extension Script: CustomStringConvertible {
  package var description: String { steps.map { "\($0)\n" }.joined() }
}

/// The error of a script: a line that is no step, or a step that the app cannot take.
package nonisolated struct ScriptError: Error, CustomStringConvertible, Sendable {
  package let file: String
  /// The line number, counted from 1; an unclosed turn is reported at its first line.
  package let line: Int
  package let reason: String
  /// The view tree of the app that could not take the step; `nil` if the script is not valid.
  package var tree: String?

  package var description: String { "\(file):\(line): \(reason)" }
}

/// The reason of a `ScriptError`, without file and line.
package nonisolated struct StepProblem: Error {
  package let reason: String
}

nonisolated extension StepProblem {
  init(_ problem: String, expected: String) {
    reason = "\(problem), expected \(expected)"
  }
}
