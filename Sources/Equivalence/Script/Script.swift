/// A user's session as plain text: a list of steps, each with its line number.
///
/// Line numbers ascend. Parsing `description` gives the same value again.
package nonisolated struct Script: Equatable, Sendable {
  /// The name of the file, for messages only.
  package let file: String
  package let lines: [Line]

  /// A step and its line number, counted from 1.
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let step: Step
    /// The line of each of the step's `events`; for any step but a turn, its own line.
    package let eventNumbers: [Int]
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
      if case .turn(let events) = step {
        let eventNumbers = events.indices.map { number + 1 + $0 }
        lines.append(Line(number: number, step: step, eventNumbers: eventNumbers))
        number += events.count + 2
      } else {
        lines.append(Line(number: number, step: step, eventNumbers: [number]))
        number += 1
      }
    }
    self.init(file: file, lines: lines)
  }

  package var steps: [Step] { lines.map(\.step) }
}

/// Prints the script without comments; each step keeps its line, and other lines are blank.
nonisolated extension Script: CustomStringConvertible {
  package var description: String {
    var text = ""
    var next = 1
    func put(_ line: String, at number: Int) {
      text += String(repeating: "\n", count: max(0, number - next)) + line + "\n"
      next = max(number, next) + 1
    }
    for line in lines {
      guard case .turn(let events) = line.step else {
        put(line.step.description, at: line.number)
        continue
      }
      put("begin turn", at: line.number)
      for (number, event) in zip(line.eventNumbers, events) { put("  \(event)", at: number) }
      put("end turn", at: next)
    }
    return text
  }
}
