import Toolkit

/// Paints the terminal's frame: the app's window, the focus and the status lines.
struct TerminalPainter {
  private let layout: TerminalLayout
  private let window: Window
  private(set) var frame: TerminalFrame

  /// Paints the window and its border.
  ///
  /// - Parameters:
  ///   - window: the app's window, which has the size that the layout gives it.
  ///   - layout: the layout.
  ///   - terminal: the size of the terminal.
  init(_ window: Window, in layout: TerminalLayout, of terminal: Size) {
    self.layout = layout
    self.window = window
    frame = TerminalFrame(size: terminal)
    if layout.hasBorder {
      let all = Rect(x: 0, y: 0, width: terminal.width, height: terminal.height)
      paintBox(around: layout.window, inside: all, attributes: CellAttributes(.dim))
    }
    let corner = layout.window
    for row in 0..<min(window.grid.size.height, corner.height) {
      var column = corner.x
      window.grid.forEachCharacter(in: row) { character, style in
        // The grid reports one character for each cell or pair of cells.
        let width = max(1, CellWidth.of(character))
        frame.paint(
          character, cells: width, at: Point(x: column, y: corner.y + row),
          attributes: CellAttributes(style))
        column += width
      }
    }
  }

  /// Draws a border around a rectangle, clipped to another rectangle.
  private mutating func paintBox(around rect: Rect, inside clip: Rect, attributes: CellAttributes) {
    func put(_ character: Character, _ x: Int, _ y: Int) {
      guard clip.x..<clip.maxX ~= x, clip.y..<clip.maxY ~= y else { return }
      frame.paint(character, cells: 1, at: Point(x: x, y: y), attributes: attributes)
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

  /// Converts a point of the window to the terminal.
  private func inTerminal(_ point: Point) -> Point {
    Point(x: layout.window.x + point.x, y: layout.window.y + point.y)
  }

  private func inTerminal(_ rect: Rect) -> Rect {
    rect.offset(x: layout.window.x, y: layout.window.y)
  }

  // MARK: - Overlays

  /// Highlights presented sheets: draws a border around them and dims the rest.
  mutating func paintSheets() {
    for sheet in window.subviews.dropFirst() { paintSheet(at: inTerminal(sheet.frame)) }
  }

  private mutating func paintSheet(at sheet: Rect) {
    let all = layout.window
    for rect in [
      Rect(x: all.x, y: all.y, width: all.width, height: sheet.y - all.y),
      Rect(x: all.x, y: sheet.maxY, width: all.width, height: all.maxY - sheet.maxY),
      Rect(x: all.x, y: sheet.y, width: sheet.x - all.x, height: sheet.size.height),
      Rect(x: sheet.maxX, y: sheet.y, width: all.maxX - sheet.maxX, height: sheet.size.height),
    ] {
      frame.restyle(rect) { $0 = CellAttributes(.dim) }
    }
    paintBox(around: sheet, inside: all, attributes: CellAttributes())
  }

  /// Paints the visible part of each scrolled text.
  mutating func paintScrolledTexts(_ scrollPositions: ScrollPositions) {
    for (view, rect) in window.shown(TextView.self) {
      let lines = ScrollPositions.lines(of: view)
      let top = scrollPositions.top(of: view, lineCount: lines.count)
      guard top > 0 else { continue }
      frame.clear(inTerminal(rect))
      for (row, line) in lines[top...].prefix(rect.height).enumerated() {
        let attributes = CellAttributes(view.isEnabled ? [] : .dim)
        frame.paint(
          line, at: inTerminal(Point(x: rect.x, y: rect.y + row)), width: rect.width,
          attributes: attributes)
      }
    }
  }

  /// Names the text fields: to their left if there is room, otherwise in the field while it is empty.
  ///
  /// The app itself has no labels for them, like a field with a placeholder.
  mutating func paintFieldNames() {
    let names = ["login.name": "Name", "login.password": "Password", "notes.filter": "Filter"]
    for (field, rect) in window.shown(TextField.self) {
      guard let name = field.identifier.flatMap({ names[$0] }) else { continue }
      let column = rect.x - name.count - 1
      guard column >= 0 || field.text.isEmpty else { continue }
      let place = inTerminal(Point(x: column < 0 ? rect.x : column, y: rect.y))
      frame.paint(name, at: place, attributes: CellAttributes(.dim))
    }
  }

  /// Tints the labels that show errors.
  mutating func paintErrors() {
    let endings = [".error", ".banner", ".conflict"]
    for (label, rect) in window.shown(Label.self) {
      let identifier = label.identifier ?? ""
      if endings.contains(where: identifier.hasSuffix) {
        frame.restyle(inTerminal(rect)) { $0.tint = .error }
      }
    }
  }

  /// Shows the focus by a style, a mark or the cursor.
  mutating func paintFocus(on target: FocusTarget, scrollPositions: ScrollPositions) {
    let rect = inTerminal(target.frame)
    switch target.view {
    case let table as TableView: markCurrentRow(of: table, in: target.frame)
    case let field as TextField: paintCursor(in: field, rect)
    case let text as TextView: paintCursor(in: text, rect, scrollPositions)
    case is TabItem:
      // The selected tab is already reversed.
      frame.restyle(rect) { $0 = CellAttributes($0.style.union([.bold, .underline]), .accent) }
    default:
      frame.restyle(rect) { $0 = CellAttributes($0.style.union(.reverse), .accent) }
    }
  }

  private mutating func markCurrentRow(of table: TableView, in rect: Rect) {
    let row = rect.y + table.currentRow - table.topRow
    guard table.currentRow < table.rowCount, row < rect.maxY else { return }
    // The second cell of each row is blank.
    let point = inTerminal(Point(x: rect.x + 1, y: row))
    let style = frame[point.x, point.y].attributes.style
    frame.paint("›", at: point, attributes: CellAttributes(style.union(.bold), .accent))
  }

  private mutating func paintCursor(in field: TextField, _ rect: Rect) {
    let shown = field.snapshotTexts.first ?? ""
    frame.cursor = Point(x: rect.x + min(CellWidth.of(shown), rect.width - 1), y: rect.y)
    frame.restyle(rect) { $0.tint = .accent }
  }

  private mutating func paintCursor(
    in text: TextView, _ rect: Rect, _ scrollPositions: ScrollPositions
  ) {
    let lines = ScrollPositions.lines(of: text)
    var row = lines.count - 1 - scrollPositions.top(of: text, lineCount: lines.count)
    var column = CellWidth.of(String(lines.last ?? ""))
    if column >= rect.width {
      column = 0
      row += 1
    }
    guard row >= 0, row < rect.height else { return }
    frame.cursor = Point(x: rect.x + column, y: rect.y + row)
  }

  /// Paints the status lines below the window.
  mutating func paint(_ lines: StatusLines) {
    lines.paint(
      on: &frame, column: layout.window.x, row: layout.statusRow, width: layout.window.width)
  }

  // MARK: - Terminals that are too small

  /// Returns the frame for a terminal that is too small.
  static func tooSmall(_ terminal: Size) -> TerminalFrame {
    let wanted = TerminalLayout.smallest
    let sentence =
      "The app needs \(wanted.width) columns and \(wanted.height) lines, and this terminal has "
      + "\(terminal.width) and \(terminal.height): make it larger to go on, or press ^Q to quit."
    var frame = TerminalFrame(size: terminal)
    var row = 0
    TextLines.forEach(in: sentence[...], width: terminal.width) { line in
      frame.paint(line, at: Point(x: 0, y: row), attributes: CellAttributes())
      row += 1
      return row < terminal.height
    }
    return frame
  }
}

extension TableView {
  /// The row that keys act on: the selected row if it is visible, else the first visible one.
  var currentRow: Int {
    visibleRows.first { cellForRow($0)?.isSelected == true } ?? topRow
  }
}
