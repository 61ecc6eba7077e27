/// An input of the user at a terminal.
package nonisolated enum Input: Hashable, Sendable {
  case key(Key)
  /// Pasted text. Its line ends are `\n`; other control characters are removed.
  case paste(String)
}

/// A key as a terminal reports it.
///
/// Modifiers are dropped, except Ctrl with a letter.
package nonisolated enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Ctrl and a letter, in lower case.
  case control(Character)
  case tab, backTab, enter, escape, backspace, delete, insert
  case up, down, left, right, pageUp, pageDown, home, end
  /// F1 to F12.
  case function(Int)
}
