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
