/// Says what marks and colours stand for, in as many lines as it takes.
struct Key {
  enum Sign: Sendable {
    case series(Series)
    /// A part of a whole, by its place.
    case part(Int, isOutlined: Bool)
    /// A mark that stands for no series, drawn hollow and grey.
    case hollow
  }

  private let entries: [(sign: Sign, name: String)]

  init(_ entries: [(sign: Sign, name: String)]) {
    self.entries = entries
  }

  func draw(on canvas: inout Canvas) {
    guard !entries.isEmpty else { return }
    var x = Canvas.left
    for (sign, name) in entries {
      let shown = TextWidth.truncated(
        name, to: Canvas.right - Canvas.left - 20, size: TextStyle.label.size)
      let width = 20 + TextStyle.label.width(shown)
      if x > Canvas.left, x + width > Canvas.right {
        x = Canvas.left
        canvas.y += 22
      }
      draw(sign, on: &canvas, x: x + 7, y: canvas.y + 9)
      canvas.text(shown, x: x + 19, y: canvas.y + 9)
      x += width + 18
    }
    canvas.y += 30
  }

  private func draw(_ sign: Sign, on canvas: inout Canvas, x: Double, y: Double) {
    switch sign {
    case .series(let series): canvas.mark(series, x: x, y: y, radius: 5.5)
    case .part(let index, let isOutlined):
      canvas.part(index, isOutlined: isOutlined, x: x - 7, y: y - 6.5, width: 14, height: 13)
    case .hollow:
      canvas.mark(Series("", style: 0), x: x, y: y, radius: 5.5, isHollow: true)
    }
  }
}

extension Canvas {
  /// A piece of a bar.
  mutating func part(
    _ index: Int, isOutlined: Bool, x: Double, y: Double, width: Double, height: Double
  ) {
    let shade = theme.parts[index % theme.parts.count]
    if isOutlined {
      box(
        x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, fill: theme.surface,
        stroke: theme.axis)
    } else {
      box(x: x, y: y, width: width, height: height, fill: shade.fill)
    }
  }
}
