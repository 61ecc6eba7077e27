/// Parses scripts, and rejects every invalid one without running it.
///
/// Each line holds one step. Lines end with LF or CRLF, and spaces or tabs separate words. A `#` at
/// the start of a word begins a comment. Tabs are the only raw control characters allowed.
package nonisolated struct ScriptParser {
  private var lines: [Script.Line] = []
  /// The turn that has begun and not ended yet.
  private var turn: (begunAt: Int, events: [Step])?

  /// Parses the text of a script, as its bytes.
  package static func parse(_ text: String, file: String) throws(ScriptError) -> Script {
    try parse(Array(text.utf8), file: file)
  }

  /// Parses the bytes of a script, which must be UTF-8; a leading byte order mark is ignored.
  ///
  /// - Throws: a `ScriptError` for the first line that is not a step or is not allowed in its
  /// place.
  package static func parse(_ bytes: [UInt8], file: String) throws(ScriptError) -> Script {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var parser = ScriptParser()
    var number = 1
    do throws(StepProblem) {
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, var line) in lines.enumerated() {
        number = index + 1
        if number < lines.count && line.last == UInt8(ascii: "\r") { line.removeLast() }
        try parser.read(line, number: number)
      }
      if let turn = parser.turn {
        number = turn.begunAt
        throw StepProblem(
          "the turn is not closed by the end of the file",
          expected: "\"end turn\" below its events")
      }
    } catch {
      throw ScriptError(file: file, line: number, reason: error.reason)
    }
    return Script(file: file, lines: parser.lines)
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(StepProblem) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StepProblem("the line is not valid UTF-8", expected: "text in UTF-8")
    }
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control && scalar != "\t"
    }
    if let scalar = text.unicodeScalars.first(where: isControl) {
      throw StepProblem(
        "raw control character \(shown([scalar]))",
        expected: "it escaped in a string, or a line that ends with LF or CRLF")
    }
    var line = ScriptLine(text)
    guard let name = try line.stepName() else { return }
    switch name {
    case .begin:
      try line.keyword("turn")
      try line.end()
      if let turn {
        throw StepProblem(
          "a turn inside the turn of line \(turn.begunAt)", expected: "\"end turn\" first")
      }
      turn = (number, [])
    case .end:
      try line.keyword("turn")
      try line.end()
      try endTurn()
    default:
      let step = try Step(name, in: &line)
      try line.end()
      try add(step, number: number)
    }
  }

  private mutating func add(_ step: Step, number: Int) throws(StepProblem) {
    guard let begun = turn else {
      lines.append(Script.Line(number: number, step: step))
      return
    }
    let found = "found \(shown(step.description.unicodeScalars)) in a turn"
    guard let subject = step.turnSubject else {
      throw StepProblem(found, expected: Step.anyTurnSubject)
    }
    if let first = begun.events.first?.turnSubject, first != subject {
      throw StepProblem("\(found) of \(first)", expected: "more \(first) or \"end turn\"")
    }
    turn?.events.append(step)
  }

  private mutating func endTurn() throws(StepProblem) {
    guard let (begunAt, events) = turn else {
      throw StepProblem("\"end turn\" outside a turn", expected: "\"begin turn\" above it")
    }
    if events.isEmpty {
      throw StepProblem("the turn of line \(begunAt) is empty", expected: Step.anyTurnSubject)
    }
    lines.append(Script.Line(number: begunAt, step: .turn(events)))
    turn = nil
  }
}

nonisolated extension Step {
  /// What a turn with this step consists of; `nil` if the step cannot be an event of a turn.
  fileprivate var turnSubject: String? {
    switch self {
    case .push: "pushes"
    case .tap(let view): "taps on \(view)"
    case .type(let view, _), .clear(let view): "typing into \(view)"
    default: nil
    }
  }

  fileprivate static let anyTurnSubject =
    "pushes, taps on one view, or type and clear on one view"
}
