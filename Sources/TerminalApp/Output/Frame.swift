package import Toolkit

/// All that the terminal shows at one moment.
package nonisolated struct Frame: Hashable, Sendable {
  package let size: Size
  /// The cells row by row; a wide character always stands in two.
  private var cells: [FrameCell]
  /// Where the cursor is; `nil` hides it.
  package var cursor: Point?

  package init(size: Size) {
    self.size = size
    cells = Array(repeating: FrameCell(), count: size.width * size.height)
  }

  /// The cell at a column and a row that the frame has.
  package subscript(column: Int, row: Int) -> FrameCell { cells[row * size.width + column] }

  /// What a row says, blanks at its end cut off.
  package func line(_ row: Int) -> String {
    var line = String((0..<size.width).compactMap { self[$0, row].character })
    while line.last == " " { line.removeLast() }
    return line
  }

  // MARK: - Painting; what does not fit is left out

  /// Paints a text from `point` on, over `width` cells at most; gives the column after it.
  @discardableResult
  package mutating func paint(
    _ text: some StringProtocol, at point: Point, width: Int = .max, look: Look
  ) -> Int {
    let end = min(size.width, width > size.width ? size.width : point.x + width)
    var column = point.x
    for character in text {
      let cells = CellWidth.of(character)
      guard column + cells <= end else { break }
      paint(character, cells: cells, at: Point(x: column, y: point.y), look: look)
      column += cells
    }
    return column
  }

  /// Paints one character that takes so many cells.
  package mutating func paint(_ character: Character, cells width: Int, at point: Point, look: Look)
  {
    guard width > 0, point.x >= 0, point.x + width <= size.width, 0..<size.height ~= point.y else {
      return
    }
    let first = point.y * size.width + point.x
    let last = first + width - 1
    // Of a wide character that is painted over by half the other half goes, too.
    if cells[first].character == nil { cells[first - 1].character = " " }
    if point.x + width < size.width, cells[last + 1].character == nil {
      cells[last + 1].character = " "
    }
    cells[first] = FrameCell(character.printable, look)
    if width == 2 { cells[last] = FrameCell(nil, look) }
  }

  /// Blanks a rectangle.
  package mutating func clear(_ rect: Rect, look: Look = Look()) {
    for row in rect.y..<rect.maxY {
      for column in rect.x..<rect.maxX {
        paint(" ", cells: 1, at: Point(x: column, y: row), look: look)
      }
    }
  }

  /// Changes how a rectangle looks and leaves what it says.
  package mutating func restyle(_ rect: Rect, _ change: (inout Look) -> Void) {
    let rect = rect.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    for row in rect.y..<rect.maxY {
      for column in rect.x..<rect.maxX { change(&cells[row * size.width + column].look) }
    }
  }
}

extension Character {
  /// The character, or a blank if a terminal could take it for a command or for a change of
  /// direction: notes come from files and from pasting, and may say anything.
  fileprivate nonisolated var printable: Character {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
      // Joiners and tags make emoji; other format characters turn what follows around.
      case .format: [0x200C, 0x200D].contains(scalar.value) || 0xE0020...0xE007F ~= scalar.value
      default: true
      }
    }
    return isPlain ? self : " "
  }
}
