import Toolkit

/// Paints the terminal's frame: the app's window, the focus and two lines below.
///
/// The window is in the upper left corner. It has the size of the storyboard, or two lines less in a
/// terminal of exactly that size.
struct TerminalPainter {
  /// A key and what it does, as in `^Q quit`.
  typealias KeyHint = (key: String, action: String)

  /// The size of the storyboard, which is also the smallest supported terminal.
  private static let smallest = Size(width: 80, height: 24)

  /// The number of lines below the window.
  private static let lineCount = 2

  /// Returns the size of the window in a terminal; `nil` if the terminal is too small.
  static func windowSize(in terminal: Size) -> Size? {
    guard terminal.width >= smallest.width, terminal.height >= smallest.height else { return nil }
    return Size(width: smallest.width, height: min(smallest.height, terminal.height - lineCount))
  }

  private let window: Window
  private let scrolling: TextScrolling
  private(set) var frame: TerminalFrame
  /// The lines of the long text that is shown, wrapped once.
  private var wrapped: (view: TextView, lines: [Substring])?

  /// Paints the window, which has the size that `windowSize(in:)` returns.
  init(_ window: Window, _ scrolling: TextScrolling, in terminal: Size) {
    self.window = window
    self.scrolling = scrolling
    frame = TerminalFrame(size: terminal)
    for row in 0..<window.grid.size.height {
      var column = 0
      window.grid.forEachCharacter(in: row) { character, style in
        // The grid reports one character for each cell or pair of cells.
        let width = max(1, CellWidth.of(character))
        frame.paint(character, cells: width, at: Point(x: column, y: row), style: style)
        column += width
      }
    }
    for sheet in window.subviews.dropFirst() { paintBorder(around: sheet.frame) }
    paintScrolledTexts()
    paintFieldNames()
  }

  // MARK: - Above the window

  /// Paints a line around a sheet, as far as it is in the window.
  private mutating func paintBorder(around sheet: Rect) {
    let left = sheet.x - 1
    let line = String(repeating: "─", count: sheet.width)
    for (row, text) in [(sheet.y - 1, "╭\(line)╮"), (sheet.maxY, "╰\(line)╯")]
    where 0..<window.grid.size.height ~= row {
      frame.paint(text, at: Point(x: left, y: row))
    }
    for row in sheet.y..<sheet.maxY {
      frame.paint("│", at: Point(x: left, y: row))
      frame.paint("│", at: Point(x: sheet.maxX, y: row))
    }
  }

  /// Paints the visible part of each scrolled text.
  private mutating func paintScrolledTexts() {
    for (view, rect) in window.shown(TextView.self) {
      let lines = lines(of: view)
      let top = scrolling.top(of: view, lineCount: lines.count)
      guard top > 0 else { continue }
      for row in 0..<rect.height {
        let place = Point(x: rect.x, y: rect.y + row)
        frame.paint(String(repeating: " ", count: rect.width), at: place)
        guard top + row < lines.count else { continue }
        frame.paint(
          lines[top + row], at: place, width: rect.width, style: view.isEnabled ? [] : .dim)
      }
    }
  }

  private mutating func lines(of view: TextView) -> [Substring] {
    if let wrapped, wrapped.view === view { return wrapped.lines }
    let lines = TextScrolling.lines(of: view)
    wrapped = (view, lines)
    return lines
  }

  /// Names the text fields: to their left if there is room, otherwise in the field while it is empty.
  ///
  /// The app itself has no labels for them, like a field with a placeholder, and nothing to try.
  private mutating func paintFieldNames() {
    let names = ["login.name": "Name", "login.password": "Password", "notes.filter": "Filter"]
    for (field, rect) in window.shown(TextField.self) {
      guard let name = field.identifier.flatMap({ names[$0] }) else { continue }
      let column = rect.x - name.count - 1
      guard column >= 0 || field.text.isEmpty else { continue }
      frame.paint(name, at: Point(x: column < 0 ? rect.x : column, y: rect.y), style: .dim)
      if field.identifier == "login.password" {
        frame.paint("Try ada / secret", at: Point(x: rect.x, y: rect.maxY), style: .dim)
      }
    }
  }

  // MARK: - The focus

  /// Shows the focus by a style, a mark or the cursor.
  mutating func paintFocus(on target: FocusTarget) {
    let rect = target.frame
    switch target.view {
    case let table as TableView:
      let row = rect.y + table.currentRow - table.topRow
      guard table.currentRow < table.rowCount, row < rect.maxY else { return }
      // The second cell of each row is blank.
      let style = frame[rect.x + 1, row].style
      frame.paint("›", at: Point(x: rect.x + 1, y: row), style: style.union(.bold))
    case let field as TextField:
      let end = CellWidth.of(field.snapshotTexts.first ?? "")
      frame.cursor = Point(x: rect.x + min(end, rect.width - 1), y: rect.y)
    case let text as TextView: paintCursor(in: text, rect)
    // The selected tab is already reversed.
    case is TabItem: frame.add([.bold, .underline], to: rect)
    default: frame.add(.reverse, to: rect)
    }
  }

  private mutating func paintCursor(in text: TextView, _ rect: Rect) {
    let lines = lines(of: text)
    var row = lines.count - 1 - scrolling.top(of: text, lineCount: lines.count)
    var column = CellWidth.of(String(lines.last ?? ""))
    if column >= rect.width {
      column = 0
      row += 1
    }
    guard row >= 0, row < rect.height else { return }
    frame.cursor = Point(x: rect.x + column, y: rect.y + row)
  }

  // MARK: - Below the window

  /// The keys that work everywhere, shown at the right end.
  private static let everywhere: [KeyHint] = [("^N", "next architecture"), ("^Q", "quit")]

  /// Paints the name of the architecture with a text, and below what the keys do.
  mutating func paintLines(name: String, text: String, hints: [KeyHint]) {
    let row = window.grid.size.height
    let width = window.grid.size.width
    let end = frame.paint(" \(name) ", at: Point(x: 0, y: row), style: [.bold, .reverse])
    frame.paint(text, at: Point(x: end + 1, y: row), width: width - end - 1)

    let next = paint(hints, from: 0, row: row + 1)
    let last = Self.everywhere.map { "\($0.key) \($0.action)" }.joined(separator: "  ")
    paint(Self.everywhere, from: max(next, width - CellWidth.of(last)), row: row + 1)
  }

  /// Paints hints in a row, and returns the column after them.
  @discardableResult
  private mutating func paint(_ hints: [KeyHint], from column: Int, row: Int) -> Int {
    hints.reduce(column) { column, hint in
      let next = frame.paint(hint.key, at: Point(x: column, y: row), style: .bold)
      return frame.paint(" \(hint.action)", at: Point(x: next, y: row)) + 2
    }
  }

  /// Returns the frame for a terminal that is too small.
  static func tooSmall(_ terminal: Size) -> TerminalFrame {
    let sentence =
      "The app needs \(smallest.width) columns and \(smallest.height) lines, and this terminal has "
      + "\(terminal.width) and \(terminal.height): make it larger to go on, or press ^Q to quit."
    var frame = TerminalFrame(size: terminal)
    var row = 0
    TextLines.forEach(in: sentence[...], width: terminal.width) { line in
      frame.paint(line, at: Point(x: 0, y: row))
      row += 1
      return row < terminal.height
    }
    return frame
  }
}

/// The scroll positions of texts that are longer than their views.
///
/// The toolkit's text view always shows the beginning of its text. In a terminal, any part can be
/// visible: an editable text shows its end until the user scrolls it.
struct TextScrolling {
  private var tops: [ObjectIdentifier: Int] = [:]

  /// Returns the lines of a view's text, wrapped to its width.
  static func lines(of view: TextView) -> [Substring] {
    var lines: [Substring] = []
    TextLines.forEach(in: view.text[...], width: view.frame.width) { line in
      lines.append(line)
      return true
    }
    return lines
  }

  /// Returns the index of the first visible line.
  func top(of view: TextView, lineCount: Int) -> Int {
    let last = max(0, lineCount - view.frame.height)
    return min(tops[ObjectIdentifier(view)] ?? (view.isEditable ? last : 0), last)
  }

  /// Scrolls forward by a number of lines, or backward for a negative number, as far as the text
  /// allows.
  mutating func scroll(_ view: TextView, by lines: Int) {
    let count = Self.lines(of: view).count
    let last = max(0, count - view.frame.height)
    tops[ObjectIdentifier(view)] = max(0, min(top(of: view, lineCount: count) + lines, last))
  }
}

extension TableView {
  /// The selected row, if it is visible.
  var selectedRow: Int? { visibleRows.first { cellForRow($0)?.isSelected == true } }

  /// The row that keys act on: the selected row if it is visible, else the first visible one.
  var currentRow: Int { selectedRow ?? topRow }
}
