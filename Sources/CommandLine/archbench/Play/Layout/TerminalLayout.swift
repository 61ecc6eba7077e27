import Toolkit

/// The layout of the app and its status lines in a terminal.
///
/// The app's window is 80 by 24 cells, centred, with a border if there is room. In a terminal of
/// exactly that size the window is two lines shorter.
nonisolated struct TerminalLayout: Hashable, Sendable {
  /// The app's window.
  let window: Rect
  /// Whether there is a line around the window.
  let hasBorder: Bool
  /// The row of the architecture and its last event.
  ///
  /// The row of the keys is below it.
  let statusRow: Int

  /// The size of the storyboard, which is also the smallest supported terminal.
  static let smallest = Size(width: 80, height: 24)

  /// The number of lines below the window.
  private static let lineCount = 2

  /// Computes the layout; `nil` if the terminal is too small.
  init?(terminal: Size) {
    let wanted = Self.smallest
    guard terminal.width >= wanted.width, terminal.height >= wanted.height else { return nil }
    hasBorder =
      terminal.width >= wanted.width + 2
      && terminal.height >= wanted.height + 2 + Self.lineCount
    let border = hasBorder ? 1 : 0
    let height = min(wanted.height, terminal.height - Self.lineCount)
    let top = (terminal.height - height - 2 * border - Self.lineCount) / 2
    window = Rect(
      x: (terminal.width - wanted.width) / 2, y: top + border, width: wanted.width, height: height)
    statusRow = window.maxY + border
  }
}

/// The two lines below the app: the architecture with its last event, and the keys.
nonisolated struct StatusLines {
  /// The name of the running architecture.
  let name: String
  /// The last event, and the work that it caused.
  let work: String
  /// A message that is shown instead of the work.
  let notice: String?
  /// What the keys do on this screen.
  let hints: [KeyHint]

  /// A key and what it does, as in `^Q quit`.
  typealias KeyHint = (key: String, action: String)

  /// The keys that work everywhere, shown at the right end.
  private static let everywhere: [KeyHint] = [("^N", "next architecture"), ("^Q", "quit")]

  /// The cells between two hints.
  private static let gap = 2

  /// Paints both lines.
  ///
  /// The first one is at `row`; both begin at `column` and are `width` cells wide.
  func paint(on frame: inout TerminalFrame, column: Int, row: Int, width: Int) {
    let end = frame.paint(
      " \(name) ", at: Point(x: column, y: row),
      attributes: CellAttributes([.bold, .reverse], .accent))
    frame.paint(
      notice ?? work, at: Point(x: end + 1, y: row), width: column + width - end - 1,
      attributes: CellAttributes([], notice == nil ? .none : .error))

    let place = Point(x: column, y: row + 1)
    let next = Self.paint(hints, on: &frame, at: place)
    let rest = Self.everywhere.reduce(-Self.gap) {
      $0 + CellWidth.of($1.key) + 1 + CellWidth.of($1.action) + Self.gap
    }
    Self.paint(
      Self.everywhere, on: &frame, at: Point(x: max(next, column + width - rest), y: place.y))
  }

  /// Paints hints in a row, and returns the column after them.
  @discardableResult
  private static func paint(
    _ hints: [KeyHint], on frame: inout TerminalFrame, at place: Point
  ) -> Int {
    hints.reduce(place.x) { column, hint in
      let next = frame.paint(
        hint.key, at: Point(x: column, y: place.y), attributes: CellAttributes(.bold, .accent))
      return frame.paint(
        " \(hint.action)", at: Point(x: next, y: place.y), attributes: CellAttributes()) + gap
    }
  }
}

/// The scroll positions of texts that are longer than their views.
///
/// The toolkit's text view always shows the beginning of its text. In a terminal, any part can be
/// visible: an editable text shows its end until the user scrolls it.
struct ScrollPositions {
  private var tops: [ObjectIdentifier: Int] = [:]

  init() {}

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

  /// Resets all texts to their default positions.
  mutating func reset() {
    tops = [:]
  }
}
