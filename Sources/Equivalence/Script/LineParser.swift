import Backend
import Controllers

/// The content of one line of a script.
nonisolated enum LineContent {
  case step(Step)
  case beginTurn
  case endTurn
}

/// Parses one line of a script, independently of the other lines.
nonisolated struct LineParser {
  private var words: WordReader

  init(_ line: String) {
    words = WordReader(line)
  }

  /// Returns the content of the line; `nil` if the line is blank or a comment.
  ///
  /// - Throws: a `ScriptError.Mistake` if the line holds anything but exactly one step.
  mutating func content() throws(ScriptError.Mistake) -> LineContent? {
    guard let name = try words.stepName() else { return nil }
    let content = try content(of: name)
    try words.end()
    return content
  }

  private mutating func content(of name: StepName) throws(ScriptError.Mistake) -> LineContent {
    switch name {
    case .tap: .step(.tap(try words.identifier()))
    case .type: .step(.type(try words.identifier(), text: try words.string()))
    case .clear: .step(.clear(try words.identifier()))
    case .select: .step(.select(try words.identifier()))
    case .delete: .step(.delete(try words.identifier()))
    case .pull: .step(.pull(try words.identifier()))
    case .scroll:
      .step(.scroll(try words.identifier(), row: try words.number("the index of a row")))
    case .swipe: .step(.swipe(try direction(), try words.identifier()))
    case .open: .step(.open(url: try words.url()))
    case .relaunch: .step(.relaunch)
    case .advance: .step(.advance(milliseconds: try words.milliseconds()))
    case .settle: .step(.settle)
    case .snapshot: .step(.snapshot)
    case .picture: .step(.picture)
    case .push: .step(.push(try change()))
    case .fail: .step(.failNext(try nextKind()))
    case .delay: .step(.delayNext(try nextKind(), milliseconds: try words.milliseconds()))
    case .begin: try words.choice([("turn", .beginTurn)])
    case .end: try words.choice([("turn", .endTurn)])
    }
  }

  private mutating func direction() throws(ScriptError.Mistake) -> Step.Direction {
    try words.choice(Step.Direction.allCases.map { ($0.rawValue, $0) })
  }

  private mutating func nextKind() throws(ScriptError.Mistake) -> RequestKind {
    try words.choice([("next", ())])
    return try words.choice(RequestKind.allCases.map { ($0.rawValue, $0) })
  }

  private mutating func change() throws(ScriptError.Mistake) -> ServerChange {
    switch try words.choice(ChangeName.allCases.map { ($0.rawValue, $0) }) {
    case .change: return .change(try noteID(), text: try words.string())
    case .insert:
      let id = try noteID()
      // The app assigns the ids in this range to its new notes.
      if (1_001...1_000_000).contains(id) { throw .insertedID(id) }
      return .insert(id, text: try words.string())
    case .delete: return .delete(try noteID())
    case .friends: return .friends(try words.number("the number of friends"))
    }
  }

  private mutating func noteID() throws(ScriptError.Mistake) -> Int {
    try words.number("the identifier of a note")
  }

  private enum ChangeName: String, CaseIterable {
    case change, insert, delete, friends
  }
}
