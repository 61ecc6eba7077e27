/// The crossings of a line plot: a ring around each, its range, and its label above the plot.
extension LinePlot {
  private static let lineHeight = 20.0

  /// The height of the labels.
  var crossingsHeight: Double { Double(crossings.count) * Self.lineHeight }

  func drawCrossings(
    _ x: LogScaleWithZero, _ y: Scale, on canvas: inout Canvas, labelsFrom top: Double
  ) {
    let places = crossings.map { crossing in
      (x: x(crossing.x), y: middle(of: crossing, x, y))
    }
    // Lines are drawn before labels, so that no line covers a label.
    for (row, place) in places.enumerated() {
      canvas.line(
        (place.x, top + Double(row + 1) * Self.lineHeight), place, canvas.theme.axis, dash: "2 3")
    }
    for (row, (crossing, place)) in zip(crossings, places).enumerated() {
      let middle = top + (Double(row) + 0.5) * Self.lineHeight
      let label = TextWidth.truncated(
        crossing.label, to: Canvas.right - Canvas.left, size: TextStyle.small.size)
      let centre = Canvas.middle(label, near: place.x, .small)
      let width = TextStyle.small.width(label) + 6
      canvas.box(
        x: centre - width / 2, y: middle - 9, width: width, height: 18,
        fill: canvas.theme.surface)
      canvas.text(label, x: centre, y: middle, .small, anchor: .middle)
      if let range = x.scale.positions(crossing.low, crossing.high) {
        canvas.line((range.low, place.y), (range.high, place.y), canvas.theme.ink, width: 1.4)
      }
      canvas.path(
        MarkShape.circle.outline(place.x, place.y, radius: 9), stroke: canvas.theme.ink,
        width: 1.4)
    }
  }

  /// Returns the height half way between the crossing's lines, as they are drawn.
  private func middle(of crossing: Crossing, _ x: LogScaleWithZero, _ y: Scale) -> Double {
    let heights = lines.filter { [crossing.first, crossing.second].contains($0.series.name) }
      .map { height(of: $0, at: x(crossing.x), x, y) }
    return heights.reduce(0, +) / Double(max(heights.count, 1))
  }

  /// Returns a line's height at a horizontal position; beyond its ends the line is level.
  private func height(of line: Line, at place: Double, _ x: LogScaleWithZero, _ y: Scale) -> Double
  {
    let points = line.points.map { (x: x($0.x), y: y($0.y)) }
    guard let next = points.firstIndex(where: { $0.x >= place }) else {
      return points.last?.y ?? y.start
    }
    guard next > 0, points[next].x > points[next - 1].x else { return points[next].y }
    let (before, after) = (points[next - 1], points[next])
    return before.y + (after.y - before.y) * (place - before.x) / (after.x - before.x)
  }
}
