package import Toolkit

/// An input of the user at a terminal.
package nonisolated enum Input: Hashable, Sendable {
  case key(Key)
  /// Pasted text. Its line ends are `
  /// `; other control characters are removed.
  case paste(String)
  /// A press of the left mouse button over this cell.
  case press(Point)
  /// A turn of the wheel over this cell, by one notch.
  case wheel(Direction, Point)

  /// The direction of the content that the wheel reveals.
  package enum Direction: Hashable, Sendable {
    case up, down, left, right
  }
}
