import Toolkit

/// The two lines below the app: the architecture with its last event, and the keys.
package nonisolated struct StatusLines: Hashable, Sendable {
  /// The name of the running architecture.
  package let name: String
  /// The last event, and the work that it caused.
  package let work: String
  /// A message that is shown instead of the work.
  package let notice: String?
  /// What the keys do on this screen.
  package let hints: [KeyHint]

  /// A key and what it does, as in `^Q quit`.
  package struct KeyHint: Hashable, Sendable {
    package let key: String
    package let action: String

    package init(_ key: String, _ action: String) {
      self.key = key
      self.action = action
    }
  }

  /// The keys that work everywhere, shown at the right end.
  private static let everywhere = [KeyHint("^N", "next architecture"), KeyHint("^Q", "quit")]

  /// Paints both lines.
  ///
  /// The first one is at `row`; both begin at `column` and are `width` cells wide.
  package func paint(on frame: inout TerminalFrame, column: Int, row: Int, width: Int) {
    var place = Point(x: column, y: row)
    place.x =
      frame.paint(" \(name) ", at: place, attributes: CellAttributes([.bold, .reverse], .accent))
      + 1
    let room = column + width - place.x
    frame.paint(
      notice ?? work, at: place, width: room,
      attributes: CellAttributes([], notice == nil ? .none : .error))

    place = Point(x: column, y: row + 1)
    for hint in hints { place.x = Self.paint(hint, on: &frame, at: place) }
    let rest = Self.everywhere.reduce(0) { $0 + $1.width } - KeyHint.gap
    place.x = max(place.x, column + width - rest)
    for hint in Self.everywhere { place.x = Self.paint(hint, on: &frame, at: place) }
  }

  private static func paint(_ hint: KeyHint, on frame: inout TerminalFrame, at place: Point) -> Int
  {
    let next = frame.paint(hint.key, at: place, attributes: CellAttributes(.bold, .accent))
    return frame.paint(
      " \(hint.action)", at: Point(x: next, y: place.y), attributes: CellAttributes())
      + KeyHint.gap
  }
}

extension StatusLines.KeyHint {
  fileprivate nonisolated static let gap = 2

  /// The width of the hint, including the gap after it.
  fileprivate nonisolated var width: Int { CellWidth.of(key) + 1 + CellWidth.of(action) + Self.gap }
}
