package import Backend
package import Controllers
import Toolkit

/// One step of a script: an action of the user, the server or the clock, or a request to print.
///
/// Views are named by their identifiers; a step does not know whether a view exists. A step made in
/// code should follow the grammar of scripts:
/// - an identifier consists of letters and digits, joined by ".";
/// - a number lies between 0 and 999 999 999;
/// - a URL is not empty and contains no white space.
package nonisolated enum Step: Equatable, Sendable {
  case tap(String)
  /// Appends the text, one character per turn; inside a `turn`, all characters in that turn.
  case type(String, text: String)
  case clear(String)
  /// Selects a row without opening it.
  case select(String)
  /// Deletes a row of the list.
  case delete(String)
  case pull(String)
  /// Scrolls until the row with this index, counted from 0, is at the top.
  case scroll(String, row: Int)
  case swipe(Direction, String)
  case open(url: String)
  case relaunch
  case advance(milliseconds: Int64)
  case settle
  case snapshot
  case picture
  case push(ServerChange)
  /// Makes the next request of this kind fail; repeated steps affect further requests.
  case failNext(RequestKind)
  /// Delays the answer to the next request of this kind; repeated steps affect further requests.
  case delayNext(RequestKind, milliseconds: Int64)
  /// The events of one turn, in order; at least one.
  ///
  /// They are all pushes, all taps on one view, or all `type` and `clear` on one view.
  case turn([Step])

  /// The direction of a swipe.
  package enum Direction: String, CaseIterable, Sendable {
    case left
    case right
  }

  /// The steps inside a turn; any other step returns itself.
  package var events: [Step] {
    if case .turn(let steps) = self { steps } else { [self] }
  }
}

/// Prints a step as in a script: a turn on several lines, any other step on one line.
nonisolated extension Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tap(let view): "tap \(view)"
    case .type(let view, let text): "type \(view) \(quoted(text))"
    case .clear(let view): "clear \(view)"
    case .select(let row): "select \(row)"
    case .delete(let row): "delete \(row)"
    case .pull(let table): "pull \(table)"
    case .scroll(let table, let row): "scroll \(table) \(row)"
    case .swipe(let direction, let view): "swipe \(direction.rawValue) \(view)"
    case .open(let url): "open \(url)"
    case .relaunch: "relaunch"
    case .advance(let milliseconds): "advance \(time(milliseconds))"
    case .settle: "settle"
    case .snapshot: "snapshot"
    case .picture: "picture"
    case .push(.change(let id, let text)): "push change \(id) \(quoted(text))"
    case .push(.insert(let id, let text)): "push insert \(id) \(quoted(text))"
    case .push(.delete(let id)): "push delete \(id)"
    case .push(.friends(let count, _)): "push friends \(count)"
    case .failNext(let kind): "fail next \(kind.rawValue)"
    case .delayNext(let kind, let milliseconds): "delay next \(kind.rawValue) \(time(milliseconds))"
    case .turn(let steps):
      (["begin turn"] + steps.map { "  \($0)" } + ["end turn"]).joined(separator: "\n")
    }
  }

  /// Prints whole seconds as `2s`, because milliseconds could need more than nine digits.
  private func time(_ milliseconds: Int64) -> String {
    milliseconds >= 1_000 && milliseconds.isMultiple(of: 1_000)
      ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }
}

/// Returns the text in quotes, as it appears in scripts and snapshots.
///
/// The result is always one line: `"`, `\`, newline, tab and other control characters are escaped.
///
///     quoted("a \"b\"\n")  // "a \"b\"\n" in a script
package nonisolated func quoted(_ text: String) -> String {
  "\"\(Snapshot.escaped(text))\""
}

/// The first words that a line of a script can have.
nonisolated enum StepName: String, CaseIterable {
  case tap, type, clear, select, delete, pull, scroll, swipe, open, relaunch, advance, settle
  case snapshot, picture, push, fail, delay, begin, end
}

/// Reads a step from a line, after its name.
nonisolated extension Step {
  init(_ name: StepName, in line: inout ScriptLine) throws(StepProblem) {
    switch name {
    case .tap: self = .tap(try line.identifier())
    case .type: self = .type(try line.identifier(), text: try line.string())
    case .clear: self = .clear(try line.identifier())
    case .select: self = .select(try line.identifier())
    case .delete: self = .delete(try line.identifier())
    case .pull: self = .pull(try line.identifier())
    case .scroll:
      self = .scroll(try line.identifier(), row: try line.number("the index of a row"))
    case .swipe: self = .swipe(try line.choice(of: Direction.self), try line.identifier())
    case .open: self = .open(url: try line.url())
    case .relaunch: self = .relaunch
    case .advance: self = .advance(milliseconds: try line.milliseconds())
    case .settle: self = .settle
    case .snapshot: self = .snapshot
    case .picture: self = .picture
    case .push: self = .push(try Self.change(in: &line))
    case .fail:
      try line.keyword("next")
      self = .failNext(try line.choice(of: RequestKind.self))
    case .delay:
      try line.keyword("next")
      let kind = try line.choice(of: RequestKind.self)
      self = .delayNext(kind, milliseconds: try line.milliseconds())
    case .begin, .end: preconditionFailure("\(name.rawValue) is no step of its own")
    }
  }

  private enum ChangeName: String, CaseIterable {
    case change, insert, delete, friends
  }

  private static func change(in line: inout ScriptLine) throws(StepProblem) -> ServerChange {
    let name = try line.choice(of: ChangeName.self)
    if name == .friends { return .friends(try line.number("the number of friends")) }
    let id = try line.number("the identifier of a note")
    if name == .delete { return .delete(id) }
    if name == .change { return .change(id, text: try line.string()) }
    guard !Step.ownIDs.contains(id) else {
      throw StepProblem(
        "note \(id) would be the app's own to number",
        expected: "an identifier below 1001 or above 1000000")
    }
    return .insert(id, text: try line.string())
  }

  /// The ids that the app assigns to its new notes.
  static let ownIDs = 1_001...1_000_000
}
