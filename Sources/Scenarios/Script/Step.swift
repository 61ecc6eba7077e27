package import Controllers

/// One step of a script: something that the user, the server or the clock does, or that is printed.
///
/// Views are named by their identifiers, and whether they are there is not known here. A step that
/// did not come from a script should keep to its grammar: identifiers of letters and digits joined
/// by ".", numbers from 0 to 999 999 999, a URL that is not empty and has no white space.
package nonisolated enum Step: Equatable, Sendable {
  case tap(String)
  /// Appends the text, a character a turn; inside a `turn`, all in that one.
  case type(String, text: String)
  case clear(String)
  /// Selects a row without opening it.
  case select(String)
  /// Deletes a row.
  case delete(String)
  case pull(String)
  /// Makes the row with that index, from 0, the top one.
  case scroll(String, row: Int)
  case swipe(Direction, String)
  case open(url: String)
  case relaunch
  case advance(milliseconds: Int64)
  case settle
  case snapshot
  case picture
  case push(ServerChange)
  /// The next request of the kind, not failed yet, fails.
  case failNext(RequestKind)
  /// The next request of the kind, not delayed yet, is answered after that time.
  case delayNext(RequestKind, milliseconds: Int64)
  /// Events of one turn, in order: only pushes, only taps on one view, or only `type` and `clear`
  /// on one view; at least one.
  case turn([Step])

  /// Where a finger moves.
  package enum Direction: String, CaseIterable, Sendable {
    case left
    case right
  }

  /// The steps inside a turn; any other step itself.
  package var events: [Step] {
    if case .turn(let steps) = self { steps } else { [self] }
  }
}
