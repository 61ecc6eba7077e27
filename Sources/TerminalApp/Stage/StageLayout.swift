package import Toolkit

/// Where the app and the lines below it stand in a terminal.
///
/// The app's window is 80 by 24 cells, in the middle, with a border where there is room. In a
/// terminal of just that size it gives two lines of its height away.
package nonisolated struct StageLayout: Hashable, Sendable {
  /// The app's window.
  package let window: Rect
  /// Whether there is a line around the window.
  package let hasBorder: Bool
  /// The row that says what runs and what it did last; the row of the keys is below it.
  package let statusRow: Int

  /// The size of the storyboard, and the smallest terminal that will do.
  package static let smallest = Size(width: 80, height: 24)

  /// How many lines stand below the window.
  private static let lineCount = 2

  /// `nil` for a terminal that is too small.
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
