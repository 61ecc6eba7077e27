/// Parses scripts, and rejects every invalid one without running it.
///
/// Each line holds one step. Lines end with LF or CRLF, and spaces or tabs separate words. A `#` at
/// the start of a word begins a comment. Tabs are the only raw control characters allowed.
package nonisolated struct ScriptParser {
  private let file: String
  private var lines: [Script.Line] = []
  /// The turn that has begun and not ended yet.
  private var turn: (begunAt: Int, events: [Step], eventNumbers: [Int])?

  private init(file: String) {
    self.file = file
  }

  /// Parses the text of a script, as its bytes.
  package static func parse(_ text: String, file: String) throws(ScriptError) -> Script {
    try parse(Array(text.utf8), file: file)
  }

  /// Parses the bytes of a script, which must be UTF-8; a leading byte order mark is ignored.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - file: the name of the file, for messages.
  /// - Returns: the steps with their line numbers.
  /// - Throws: a `ScriptError` for the first line that is not a step or is not allowed in its place.
  package static func parse(_ bytes: [UInt8], file: String) throws(ScriptError) -> Script {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    var parser = ScriptParser(file: file)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, var line) in lines.enumerated() {
      let isEnded = index + 1 < lines.count
      if isEnded && line.last == UInt8(ascii: "\r") { line.removeLast() }
      do throws(ScriptError.Mistake) {
        try parser.read(line, number: index + 1)
      } catch {
        throw ScriptError(file: file, line: index + 1, mistake: error)
      }
    }
    if let turn = parser.turn {
      throw ScriptError(file: file, line: turn.begunAt, mistake: .openTurn())
    }
    return Script(file: file, lines: parser.lines)
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, number: Int
  ) throws(ScriptError.Mistake) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8() }
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control && scalar != "\t"
    }
    if let scalar = text.unicodeScalars.first(where: isControl) { throw .controlCharacter(scalar) }
    var line = LineParser(text)
    switch try line.content() {
    case .step(let step): try add(step, number: number)
    case .beginTurn:
      if let turn { throw .nestedTurn(begunAt: turn.begunAt) }
      turn = (number, [], [])
    case .endTurn: try endTurn()
    case nil: break
    }
  }

  private mutating func add(_ step: Step, number: Int) throws(ScriptError.Mistake) {
    guard let begun = turn else {
      lines.append(Script.Line(number: number, step: step, eventNumbers: [number]))
      return
    }
    guard let subject = TurnSubject(of: step) else { throw .noEvent(step) }
    if let first = begun.events.first.flatMap(TurnSubject.init), first != subject {
      throw .otherSubject(step, than: first)
    }
    turn?.events.append(step)
    turn?.eventNumbers.append(number)
  }

  private mutating func endTurn() throws(ScriptError.Mistake) {
    guard let (number, events, eventNumbers) = turn else { throw .noTurnToEnd() }
    if events.isEmpty { throw .emptyTurn(begunAt: number) }
    lines.append(Script.Line(number: number, step: .turn(events), eventNumbers: eventNumbers))
    turn = nil
  }
}

/// The kind of events that a turn consists of, which is the same for all of them.
nonisolated enum TurnSubject: Equatable {
  case pushes
  case taps(on: String)
  case typing(into: String)

  /// Returns `nil` if the step cannot be an event of a turn.
  init?(of step: Step) {
    switch step {
    case .push: self = .pushes
    case .tap(let view): self = .taps(on: view)
    case .type(let view, _), .clear(let view): self = .typing(into: view)
    default: return nil
    }
  }

  static let anyEvent = "pushes, taps on one view, or type and clear on one view"

  var name: String {
    switch self {
    case .pushes: "pushes"
    case .taps(let view): "taps on \(view)"
    case .typing(let view): "typing into \(view)"
    }
  }

  /// The steps that may follow in such a turn, for an error.
  var expected: String {
    switch self {
    case .pushes: "another push"
    case .taps(let view): "\"tap \(view)\""
    case .typing(let view): "\"type \(view)\", \"clear \(view)\""
    }
  }
}
