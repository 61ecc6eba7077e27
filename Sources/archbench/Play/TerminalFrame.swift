import Toolkit

/// One character cell of the terminal.
nonisolated struct TerminalCell: Hashable, Sendable {
  /// The character; `nil` in the further cells of a wide character.
  var character: Character? = " "
  var style: Style = []
}

/// The complete contents of the terminal at one moment.
nonisolated struct TerminalFrame: Hashable, Sendable {
  let size: Size
  /// The cells row by row.
  ///
  /// A wide character always has all its cells.
  private var cells: [TerminalCell]
  /// The position of the cursor; `nil` hides it.
  var cursor: Point?

  init(size: Size) {
    self.size = size
    cells = Array(repeating: TerminalCell(), count: size.width * size.height)
  }

  /// Returns the cell at a column and a row, which must be inside the frame.
  subscript(column: Int, row: Int) -> TerminalCell { cells[row * size.width + column] }

  /// Returns the text of a row without trailing blanks.
  func line(_ row: Int) -> String {
    var line = String((0..<size.width).compactMap { self[$0, row].character })
    while line.last == " " { line.removeLast() }
    return line
  }

  // MARK: - Painting (clipped to the frame)

  /// Paints a text from `point` on, at most `width` cells wide.
  ///
  /// Returns the column after it.
  @discardableResult
  mutating func paint(
    _ text: some StringProtocol, at point: Point, width: Int = .max, style: Style = []
  ) -> Int {
    let end = min(size.width, width > size.width ? size.width : point.x + width)
    var column = point.x
    for character in text {
      let cells = CellWidth.of(character)
      guard column + cells <= end else { break }
      paint(character, cells: cells, at: Point(x: column, y: point.y), style: style)
      column += cells
    }
    return column
  }

  /// Paints one character that is `width` cells wide.
  mutating func paint(
    _ character: Character, cells width: Int, at point: Point, style: Style = []
  ) {
    guard width > 0, point.x >= 0, point.x + width <= size.width, 0..<size.height ~= point.y else {
      return
    }
    let first = point.y * size.width + point.x
    // If a part of a wide character is overwritten, its other parts are blanked.
    for index in span(of: first).lowerBound..<span(of: first + width - 1).upperBound {
      cells[index].character = " "
    }
    for index in first..<first + width { cells[index] = TerminalCell(character: nil, style: style) }
    cells[first].character = character.printable
  }

  /// Returns the cells of the character that has this cell.
  private func span(of index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    while cells[start].character == nil { start -= 1 }
    while end % size.width > 0, cells[end].character == nil { end += 1 }
    return start..<end
  }

  /// Adds a style to a rectangle and keeps its text.
  mutating func add(_ style: Style, to rect: Rect) {
    let rect = rect.intersection(Rect(x: 0, y: 0, width: size.width, height: size.height))
    for row in rect.y..<rect.maxY {
      for column in rect.x..<rect.maxX { cells[row * size.width + column].style.formUnion(style) }
    }
  }

  // MARK: - Output

  /// The text that draws the whole frame.
  ///
  /// A terminal that knows synchronized updates shows nothing of it before its end.
  var text: String {
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    var style: Style?
    for row in 0..<size.height {
      text += Self.move(to: Point(x: 0, y: row))
      for column in 0..<size.width {
        let cell = self[column, row]
        guard let character = cell.character else { continue }
        if style != cell.style { text += cell.style.sequence }
        style = cell.style
        let width = span(of: row * size.width + column).count
        // If the terminal draws the character narrower, blanks fill its other cells.
        if width > 1 {
          text += String(repeating: " ", count: width) + Self.move(to: Point(x: column, y: row))
        }
        text.append(character)
        // Terminals do not agree on the width of non-ASCII characters.
        if !character.isASCII { text += Self.move(to: Point(x: column + width, y: row)) }
      }
    }
    text += "\u{1B}[0m"
    if let cursor { text += Self.move(to: cursor) + "\u{1B}[?25h" }
    return text + "\u{1B}[?2026l"
  }

  private static func move(to point: Point) -> String { "\u{1B}[\(point.y + 1);\(point.x + 1)H" }
}

extension Character {
  /// The character, or a blank if a terminal could take it for a command or a change of text
  /// direction.
  ///
  /// Notes come from files and from pasting, so they may contain any character.
  fileprivate nonisolated var printable: Character {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
      // Joiners and tags form emoji. Other invisible ones can change the text direction.
      case .format:
        !scalar.properties.isDefaultIgnorableCodePoint
          || [0x200C, 0x200D].contains(scalar.value) || 0xE0020...0xE007F ~= scalar.value
      default: true
      }
    }
    return isPlain ? self : " "
  }
}

extension Style {
  /// The escape sequence that sets this style, and no other.
  fileprivate nonisolated var sequence: String {
    let codes: [(style: Style, code: String)] = [
      (.bold, ";1"), (.dim, ";2"), (.underline, ";4"), (.reverse, ";7"),
    ]
    return "\u{1B}[0" + codes.filter { contains($0.style) }.map(\.code).joined() + "m"
  }
}
