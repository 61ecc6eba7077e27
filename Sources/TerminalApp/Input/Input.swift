package import Toolkit

/// What the user does at a terminal.
package nonisolated enum Input: Hashable, Sendable {
  case key(Key)
  /// Text that was pasted as a whole, its line ends as `\n`, without other control characters.
  case paste(String)
  /// The left mouse button went down over this cell.
  case press(Point)
  /// The wheel was turned over this cell, a notch.
  case wheel(Direction, Point)

  /// Where the content moves to that the wheel uncovers.
  package enum Direction: Hashable, Sendable {
    case up, down, left, right
  }
}
