/// The legend of a chart: the meaning of its marks and colours, in one or more lines.
struct Legend {
  enum Symbol: Sendable {
    case series(Series)
    /// A part of a bar, by its index.
    case part(Int)
    /// A mark of no series, drawn hollow and grey.
    case hollow
  }

  private let entries: [(symbol: Symbol, name: String)]

  init(_ entries: [(symbol: Symbol, name: String)]) {
    self.entries = entries
  }

  func draw(on canvas: inout Canvas) {
    guard !entries.isEmpty else { return }
    var x = Canvas.left
    for (symbol, name) in entries {
      let shown = TextWidth.truncated(
        name, to: Canvas.right - Canvas.left - 20, size: TextStyle.label.size)
      let width = 20 + TextStyle.label.width(shown)
      if x > Canvas.left, x + width > Canvas.right {
        x = Canvas.left
        canvas.y += 22
      }
      draw(symbol, on: &canvas, x: x + 7, y: canvas.y + 9)
      canvas.text(shown, x: x + 19, y: canvas.y + 9)
      x += width + 18
    }
    canvas.y += 30
  }

  private func draw(_ symbol: Symbol, on canvas: inout Canvas, x: Double, y: Double) {
    switch symbol {
    case .series(let series): canvas.mark(series, x: x, y: y, radius: 5.5)
    case .part(let index):
      canvas.part(index, x: x - 7, y: y - 6.5, width: 14, height: 13)
    case .hollow:
      canvas.mark(Series("", style: 0), x: x, y: y, radius: 5.5, isHollow: true)
    }
  }
}

extension Canvas {
  /// Draws a part of a bar.
  mutating func part(
    _ index: Int, x: Double, y: Double, width: Double, height: Double
  ) {
    let shade = theme.parts[index % theme.parts.count]
    box(x: x, y: y, width: width, height: height, fill: shade.fill)
  }
}
