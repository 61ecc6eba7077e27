/// A key as a terminal tells of it; modifiers that it tells of besides are left out.
package nonisolated enum Key: Hashable, Sendable {
  /// A key that types something.
  case character(Character)
  /// Ctrl and a letter, which is given in lower case.
  case control(Character)
  case tab, backTab, enter, escape, backspace, delete, insert
  case up, down, left, right, pageUp, pageDown, home, end
  /// F1 to F12.
  case function(Int)
}
