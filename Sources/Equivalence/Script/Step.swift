package import Backend
package import Controllers

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

/// The first words that a line of a script can have.
nonisolated enum StepName: String, CaseIterable {
  case tap, type, clear, select, delete, pull, scroll, swipe, open, relaunch, advance, settle
  case snapshot, picture, push, fail, delay, begin, end

  static let list = alternatives(allCases.map(\.rawValue))
}

/// Joins the words as in "a, b or c".
nonisolated func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
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
