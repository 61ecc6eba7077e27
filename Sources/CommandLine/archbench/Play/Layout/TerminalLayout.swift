package import Toolkit

/// The layout of the app and its status lines in a terminal.
///
/// The app's window is 80 by 24 cells, centred, with a border if there is room. In a terminal of
/// exactly that size the window is two lines shorter.
package nonisolated struct TerminalLayout: Hashable, Sendable {
  /// The app's window.
  package let window: Rect
  /// Whether there is a line around the window.
  package let hasBorder: Bool
  /// The row of the architecture and its last event.
  ///
  /// The row of the keys is below it.
  package let statusRow: Int

  /// The size of the storyboard, which is also the smallest supported terminal.
  package static let smallest = Size(width: 80, height: 24)

  /// The number of lines below the window.
  private static let lineCount = 2

  /// Computes the layout; `nil` if the terminal is too small.
  package init?(terminal: Size) {
    let wanted = Self.smallest
    guard terminal.width >= wanted.width, terminal.height >= wanted.height else { return nil }
    hasBorder =
      terminal.width >= wanted.width + 2
      && terminal.height >= wanted.height + 2 + Self.lineCount
    let border = hasBorder ? 1 : 0
    let height = min(wanted.height, terminal.height - Self.lineCount)
    let top = (terminal.height - height - 2 * border - Self.lineCount) / 2
    window = Rect(
      x: (terminal.width - wanted.width) / 2, y: top + border, width: wanted.width, height: height)
    statusRow = window.maxY + border
  }
}
