/// What a view paints on: the grid, seen from the view's own corner and clipped to what shows.
public struct Canvas {
  let grid: Grid
  let origin: Point
  let clip: Rect
  /// What the views above ask of all below them, such as the reverse of a selected row.
  package let style: Style

  /// Paints one line of text, cut with "…" when it is wider than `width` cells.
  ///
  /// `cells` is how many cells the text takes, if that is known already.
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

  /// Paints one line of text that is known to fit.
  package func line(_ text: Substring, at point: Point, style: Style) {
    let start = Point(x: origin.x + point.x, y: origin.y + point.y)
    grid.paint(text, at: start, clip: clip, style: style.union(self.style))
  }

  /// The lines that show, counted from the view's first.
  var rows: Range<Int> { clip.y - origin.y..<clip.maxY - origin.y }

  /// Blanks everything.
  package func fill(style: Style = []) {
    grid.fill(clip, style: style.union(self.style))
  }
}
