/// A user's session as plain text: steps, each with the line on which it stands.
///
/// A script comes from a `ScriptParser` or from steps, so the lines ascend; `description` is a
/// script that parses back to the same value.
package nonisolated struct Script: Equatable, Sendable {
  /// The name of the file, for messages; it is not read here.
  package let file: String
  package let lines: [Line]

  /// One step and where it stands; lines are counted from 1.
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let step: Step
    /// The line of each of the step's `events`: of its own for any step but a turn.
    package let eventNumbers: [Int]
  }

  /// What a `ScriptParser` read; `lines` ascend.
  init(file: String, lines: [Line]) {
    self.file = file
    self.lines = lines
  }

  /// A script of these steps, one directly below the other from line 1 on.
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

/// The script without its comments, each step on its own line; what lay between is left blank.
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
