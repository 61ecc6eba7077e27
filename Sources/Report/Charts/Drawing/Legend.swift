/// The legend of a chart: the meaning of its marks, in one or more lines.
struct Legend {
  private let entries: [(series: Series, name: String)]

  init(_ entries: [(series: Series, name: String)]) {
    self.entries = entries
  }

  func draw(on canvas: inout Canvas) {
    guard !entries.isEmpty else { return }
    var x = Canvas.left
    for (series, name) in entries {
      let shown = TextWidth.truncated(
        name, to: Canvas.right - Canvas.left - 20, size: TextStyle.label.size)
      let width = 20 + TextStyle.label.width(shown)
      if x > Canvas.left, x + width > Canvas.right {
        x = Canvas.left
        canvas.y += 22
      }
      canvas.mark(series, x: x + 7, y: canvas.y + 9, radius: 5.5)
      canvas.text(shown, x: x + 19, y: canvas.y + 9)
      x += width + 18
    }
    canvas.y += 30
  }
}
