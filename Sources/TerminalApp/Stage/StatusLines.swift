import Toolkit

/// The two lines below the app: what runs and what it did last; the keys.
package nonisolated struct StatusLines: Hashable, Sendable {
  /// The architecture, or the variant, that runs.
  package let name: String
  /// What the last event was, and the work that it made.
  package let work: String
  /// A sentence in place of the work.
  package let notice: String?
  /// What the keys do here.
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

  /// What the keys do everywhere, at the right end.
  private static let everywhere = [KeyHint("^N", "next architecture"), KeyHint("^Q", "quit")]

  /// Paints both lines from `row` on, over `width` cells from `column` on.
  package func paint(on frame: inout Frame, column: Int, row: Int, width: Int) {
    var place = Point(x: column, y: row)
    place.x = frame.paint(" \(name) ", at: place, look: Look([.bold, .reverse], .accent)) + 1
    let room = column + width - place.x
    frame.paint(
      notice ?? work, at: place, width: room, look: Look([], notice == nil ? .none : .alarm))

    place = Point(x: column, y: row + 1)
    for hint in hints { place.x = Self.paint(hint, on: &frame, at: place) }
    let rest = Self.everywhere.reduce(0) { $0 + $1.width } - KeyHint.gap
    place.x = max(place.x, column + width - rest)
    for hint in Self.everywhere { place.x = Self.paint(hint, on: &frame, at: place) }
  }

  private static func paint(_ hint: KeyHint, on frame: inout Frame, at place: Point) -> Int {
    let next = frame.paint(hint.key, at: place, look: Look(.bold, .accent))
    return frame.paint(" \(hint.action)", at: Point(x: next, y: place.y), look: Look())
      + KeyHint.gap
  }
}

extension StatusLines.KeyHint {
  fileprivate nonisolated static let gap = 2

  /// With the gap after it.
  fileprivate nonisolated var width: Int { CellWidth.of(key) + 1 + CellWidth.of(action) + Self.gap }
}
