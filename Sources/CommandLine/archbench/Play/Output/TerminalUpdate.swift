import Toolkit

/// The text that changes a terminal from one frame to the next.
nonisolated struct TerminalUpdate {
  private let usesColour: Bool
  private(set) var text = ""
  /// The position of the terminal's cursor; `nil` if it is uncertain.
  private var cursorPosition: Point?
  private var attributes: CellAttributes?

  /// Computes the text.
  ///
  /// - Parameters:
  ///   - old: what the terminal shows; `nil` if that is unknown or has another size.
  ///   - new: what the terminal should show.
  ///   - usesColour: whether colours are supported and wanted.
  init(from old: TerminalFrame?, to new: TerminalFrame, usesColour: Bool) {
    self.usesColour = usesColour
    let old = old?.size == new.size ? old : nil
    guard old != new else { return }
    let base = old ?? TerminalFrame(size: new.size)
    if old == nil { text = "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" }
    for row in 0..<new.size.height { write(row, of: new, over: base) }
    if !text.isEmpty, attributes != CellAttributes() { text += "\u{1B}[0m" }
    showCursor(at: new.cursor, wasShown: old?.cursor != nil)
  }

  private mutating func write(_ row: Int, of new: TerminalFrame, over old: TerminalFrame) {
    var column = 0
    while column < new.size.width {
      let width = column + 1 < new.size.width && new[column + 1, row].character == nil ? 2 : 1
      let isChanged = (column..<column + width).contains { new[$0, row] != old[$0, row] }
      if isChanged { write(new[column, row], width: width, at: Point(x: column, y: row)) }
      column += width
    }
  }

  private mutating func write(_ cell: TerminalCell, width: Int, at point: Point) {
    move(to: point)
    if attributes != cell.attributes {
      attributes = cell.attributes
      text += cell.attributes.sequence(usesColour: usesColour)
    }
    guard let character = cell.character else { return }
    if width == 2 {
      // If the terminal draws the character with width one, the blanks erase the old content of the
      // second cell.
      text += "  "
      cursorPosition = nil
      move(to: point)
    }
    text.append(character)
    // Terminals do not agree on the width of non-ASCII characters.
    cursorPosition = character.isASCII ? Point(x: point.x + 1, y: point.y) : nil
  }

  private mutating func move(to point: Point) {
    guard point != cursorPosition else { return }
    text += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    cursorPosition = point
  }

  /// Positions the cursor last, because painting moves it.
  private mutating func showCursor(at point: Point?, wasShown: Bool) {
    if let point {
      // At the right edge the actual position of a terminal's cursor is uncertain.
      cursorPosition = nil
      move(to: point)
      if !wasShown { text += "\u{1B}[?25h" }
    } else if wasShown {
      text += "\u{1B}[?25l"
    }
  }
}
