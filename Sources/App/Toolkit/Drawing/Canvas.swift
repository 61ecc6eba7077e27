/// The drawing surface of a view: the grid in the view's coordinates, clipped to the visible part.
public struct Canvas {
  let grid: Grid
  let origin: Point
  let clip: Rect
  /// The style that the views above require, such as the reverse style of a selected row.
  package let style: Style

  /// Paints one line of text, and cuts it with "…" if it is wider than `width` cells.
  ///
  /// `cells` is the width of the text, if the caller knows it.
  package func text(
    _ text: String, cells: Int? = nil, at point: Point = Point(x: 0, y: 0), width: Int,
    style: Style
  ) {
    let all = style.union(self.style)
    let start = Point(x: origin.x + point.x, y: origin.y + point.y)
    let cells = cells ?? CellWidth.of(text)
    if cells <= width {
      grid.paint(text[...], width: cells, at: start, clip: clip, style: all)
    } else if width > 0 {
      let head = TextLines.prefix(of: text[...], cells: width - 1)
      let end = grid.paint(head, at: start, clip: clip, style: all)
      grid.paint("…", at: Point(x: end, y: start.y), clip: clip, style: all)
    }
  }

  /// Paints one line of text that fits; the caller has checked it.
  package func line(_ text: Substring, at point: Point, style: Style) {
    let start = Point(x: origin.x + point.x, y: origin.y + point.y)
    grid.paint(text, at: start, clip: clip, style: style.union(self.style))
  }

  /// The visible lines, counted from the view's first line.
  var rows: Range<Int> { clip.y - origin.y..<clip.maxY - origin.y }

  /// Fills the visible part with blanks.
  package func fill(style: Style = []) {
    grid.fill(clip, style: style.union(self.style))
  }
}
