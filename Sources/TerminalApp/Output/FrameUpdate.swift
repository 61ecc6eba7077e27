import Toolkit

/// The text that makes a terminal which shows one frame show another.
package nonisolated struct FrameUpdate {
  private let usesColour: Bool
  package private(set) var text = ""
  /// Where the terminal's cursor is, as far as known for sure.
  private var place: Point?
  private var look: Look?

  /// - Parameters:
  ///   - old: what the terminal shows; `nil` if that is not known, or has another size.
  ///   - new: what it is to show.
  ///   - usesColour: whether tints are seen and wanted.
  package init(from old: Frame?, to new: Frame, usesColour: Bool) {
    self.usesColour = usesColour
    let old = old?.size == new.size ? old : nil
    guard old != new else { return }
    let base = old ?? Frame(size: new.size)
    if old == nil { text = "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" }
    for row in 0..<new.size.height { write(row, of: new, over: base) }
    if !text.isEmpty, look != Look() { text += "\u{1B}[0m" }
    showCursor(at: new.cursor, wasShown: old?.cursor != nil)
  }

  private mutating func write(_ row: Int, of new: Frame, over old: Frame) {
    var column = 0
    while column < new.size.width {
      let width = column + 1 < new.size.width && new[column + 1, row].character == nil ? 2 : 1
      let isChanged = (column..<column + width).contains { new[$0, row] != old[$0, row] }
      if isChanged { write(new[column, row], width: width, at: Point(x: column, y: row)) }
      column += width
    }
  }

  private mutating func write(_ cell: FrameCell, width: Int, at point: Point) {
    move(to: point)
    if look != cell.look {
      look = cell.look
      text += cell.look.sequence(usesColour: usesColour)
    }
    guard let character = cell.character else { return }
    if width == 2 {
      // Where the terminal takes the character for a narrow one, nothing old stays beside it.
      text += "  "
      place = nil
      move(to: point)
    }
    text.append(character)
    // Terminals do not agree on the width of what is not ASCII.
    place = character.isASCII ? Point(x: point.x + 1, y: point.y) : nil
  }

  private mutating func move(to point: Point) {
    guard point != place else { return }
    text += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    place = point
  }

  /// The cursor comes last: painting has moved it.
  private mutating func showCursor(at point: Point?, wasShown: Bool) {
    if let point {
      // At the right edge a terminal's cursor may stand elsewhere than it seems.
      place = nil
      move(to: point)
      if !wasShown { text += "\u{1B}[?25h" }
    } else if wasShown {
      text += "\u{1B}[?25l"
    }
  }
}
