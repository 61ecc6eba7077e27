/// A position in character cells; x grows to the right, y downwards.
package nonisolated struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A size in character cells.
public nonisolated struct Size: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of character cells.
package nonisolated struct Rect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var isEmpty: Bool { width == 0 || height == 0 }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var size: Size { Size(width: width, height: height) }

  /// Returns the common part; empty if there is none.
  @inline(__always)
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns whether two rectangles that are not empty have a common cell.
  @inline(__always)
  func meets(_ other: Rect) -> Bool {
    y < other.maxY && other.y < maxY && x < other.maxX && other.x < maxX
  }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func offset(x: Int, y: Int) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
