package import Toolkit

/// Makes the terminal's frame: the app's window, what shows of the focus, the lines below.
package struct StagePainter {
  private let layout: StageLayout
  private let window: Window
  package private(set) var frame: Frame

  /// - Parameters:
  ///   - window: the app's, of the size that the layout has for it.
  ///   - layout: where it goes.
  ///   - terminal: the size of the whole.
  package init(_ window: Window, in layout: StageLayout, of terminal: Size) {
    self.layout = layout
    self.window = window
    frame = Frame(size: terminal)
    if layout.hasBorder {
      let all = Rect(x: 0, y: 0, width: terminal.width, height: terminal.height)
      paintBox(around: layout.window, inside: all, look: Look(.dim))
    }
    let corner = layout.window
    for row in 0..<min(window.grid.size.height, corner.height) {
      var column = corner.x
      window.grid.forEachCharacter(in: row) { character, style in
        // The grid gives a character for each cell or pair of cells.
        let width = max(1, CellWidth.of(character))
        frame.paint(
          character, cells: width, at: Point(x: column, y: corner.y + row), look: Look(style))
        column += width
      }
    }
  }

  /// Draws a line around a rectangle, as far as that is inside of another one.
  private mutating func paintBox(around rect: Rect, inside clip: Rect, look: Look) {
    func put(_ character: Character, _ x: Int, _ y: Int) {
      guard clip.x..<clip.maxX ~= x, clip.y..<clip.maxY ~= y else { return }
      frame.paint(character, cells: 1, at: Point(x: x, y: y), look: look)
    }
    let (left, right, top, bottom) = (rect.x - 1, rect.maxX, rect.y - 1, rect.maxY)
    for x in rect.x..<right {
      put("─", x, top)
      put("─", x, bottom)
    }
    for y in rect.y..<bottom {
      put("│", left, y)
      put("│", right, y)
    }
    put("╭", left, top)
    put("╮", right, top)
    put("╰", left, bottom)
    put("╯", right, bottom)
  }

  /// A place in the window as one in the terminal.
  private func place(_ point: Point) -> Point {
    Point(x: layout.window.x + point.x, y: layout.window.y + point.y)
  }

  private func place(_ rect: Rect) -> Rect { rect.offset(x: layout.window.x, y: layout.window.y) }

  // MARK: - Over the window

  /// Sets what is presented off from what it covers: a line around it, and all else dim.
  package mutating func paintSheets() {
    for sheet in window.subviews.dropFirst() { paintSheet(at: place(sheet.frame)) }
  }

  private mutating func paintSheet(at sheet: Rect) {
    let all = layout.window
    for rect in [
      Rect(x: all.x, y: all.y, width: all.width, height: sheet.y - all.y),
      Rect(x: all.x, y: sheet.maxY, width: all.width, height: all.maxY - sheet.maxY),
      Rect(x: all.x, y: sheet.y, width: sheet.x - all.x, height: sheet.size.height),
      Rect(x: sheet.maxX, y: sheet.y, width: all.maxX - sheet.maxX, height: sheet.size.height),
    ] {
      frame.restyle(rect) { $0 = Look(.dim) }
    }
    paintBox(around: sheet, inside: all, look: Look())
  }

  /// Shows the part of each text that it was scrolled to.
  package mutating func paintTexts(_ scroll: TextScroll) {
    for (view, rect) in window.shown(TextView.self) {
      let lines = TextScroll.lines(of: view)
      let top = scroll.top(of: view, lineCount: lines.count)
      guard top > 0 else { continue }
      frame.clear(place(rect))
      for (row, line) in lines[top...].prefix(rect.height).enumerated() {
        let look = Look(view.isEnabled ? [] : .dim)
        frame.paint(
          line, at: place(Point(x: rect.x, y: rect.y + row)), width: rect.width, look: look)
      }
    }
  }

  /// Tints the labels that say what went wrong.
  package mutating func paintAlarms() {
    let endings = [".error", ".banner", ".conflict"]
    for (label, rect) in window.shown(Label.self) {
      let identifier = label.identifier ?? ""
      if endings.contains(where: identifier.hasSuffix) {
        frame.restyle(place(rect)) { $0.tint = .alarm }
      }
    }
  }

  /// Shows which control has the focus, by its style, a mark or the cursor.
  package mutating func paintFocus(on target: FocusTarget, scroll: TextScroll) {
    let rect = place(target.frame)
    switch target.view {
    case let table as TableView: markCurrentRow(of: table, in: target.frame)
    case let field as TextField: paintCursor(in: field, rect)
    case let text as TextView: paintCursor(in: text, rect, scroll)
    case is TabItem:
      // The chosen tab is in reverse already.
      frame.restyle(rect) { $0 = Look($0.style.union([.bold, .underline]), .accent) }
    default:
      frame.restyle(rect) { $0 = Look($0.style.union(.reverse), .accent) }
    }
  }

  private mutating func markCurrentRow(of table: TableView, in rect: Rect) {
    let row = rect.y + table.currentRow - table.topRow
    guard row < rect.maxY else { return }
    // Rows leave their second cell blank.
    let point = place(Point(x: rect.x + 1, y: row))
    let style = frame[point.x, point.y].look.style
    frame.paint("›", at: point, look: Look(style.union(.bold), .accent))
  }

  private mutating func paintCursor(in field: TextField, _ rect: Rect) {
    let shown = field.snapshotTexts.first ?? ""
    frame.cursor = Point(x: rect.x + min(CellWidth.of(shown), rect.width - 1), y: rect.y)
    frame.restyle(rect) { $0.tint = .accent }
  }

  private mutating func paintCursor(in text: TextView, _ rect: Rect, _ scroll: TextScroll) {
    let lines = TextScroll.lines(of: text)
    var row = lines.count - 1 - scroll.top(of: text, lineCount: lines.count)
    var column = CellWidth.of(String(lines.last ?? ""))
    if column >= rect.width {
      column = 0
      row += 1
    }
    guard row >= 0, row < rect.height else { return }
    frame.cursor = Point(x: rect.x + column, y: rect.y + row)
  }

  /// Writes the lines below the window.
  package mutating func paint(_ lines: StatusLines) {
    lines.paint(
      on: &frame, column: layout.window.x, row: layout.statusRow, width: layout.window.width)
  }

  // MARK: - No room

  /// What a terminal shows that is too small.
  package static func tooSmall(_ terminal: Size) -> Frame {
    let wanted = StageLayout.smallest
    let sentence =
      "The app needs \(wanted.width) columns and \(wanted.height) lines, and this terminal has "
      + "\(terminal.width) and \(terminal.height): make it larger to go on, or press ^Q to quit."
    var frame = Frame(size: terminal)
    var row = 0
    TextLines.forEach(in: sentence[...], width: terminal.width) { line in
      frame.paint(line, at: Point(x: 0, y: row), look: Look())
      row += 1
      return row < terminal.height
    }
    return frame
  }
}

extension TableView {
  /// The row that keys act on: the selected one if it is in view, else the uppermost in view.
  var currentRow: Int {
    visibleRows.first { cellForRow($0)?.isSelected == true } ?? topRow
  }
}
