extension LinePlot {
  /// The height of the plot: enough room for all names beside the lines.
  private var height: Double { max(320, Double(lines.count) * 20) }

  package func draw(on canvas: inout Canvas) {
    guard !lines.isEmpty else { return }
    let labelTop = canvas.y
    let top = labelTop + crossingsHeight + (figureTitle.isEmpty ? 4 : 22)
    let bottom = top + height
    let y = Scale(
      .log, covering: lines.flatMap(\.points).flatMap { [$0.y, $0.low ?? $0.y, $0.high ?? $0.y] },
      onto: (bottom, top))
    let yAxis = Axis(y, units.y, isVertical: true)
    let left =
      Canvas.left + 8
      + (yAxis.labelled.map { TextStyle.small.width(units.y.label($0)) }.max() ?? 0)
    let names = lines.map { TextStyle.label.width($0.series.name) }.max() ?? 0
    let figures = lines.map { TextStyle.label.width($0.figure) }.max() ?? 0
    let labels = 38 + min(names, 170) + (figures > 0 ? 12 + figures : 0)
    let x = LogScaleWithZero(
      lines.flatMap(\.points).map(\.x) + crossings.map(\.x),
      zeroWidth: TextStyle.small.width(zero), unit: units.x, onto: (left, Canvas.right - labels))
    yAxis.drawBeside(&canvas, from: left, to: x.scale.end)
    canvas.y = bottom
    drawZero(x, on: &canvas)
    Axis(x.scale, units.x).drawBelow(&canvas, title: xTitle)
    drawCrossings(x, y, on: &canvas, labelsFrom: labelTop)
    for line in lines { draw(line, x, y, on: &canvas) }
    drawLabels(x.scale, y, on: &canvas, figureTitleAt: top - 14)
  }

  /// Draws the position of 0, left of the axis.
  private func drawZero(_ x: LogScaleWithZero, on canvas: inout Canvas) {
    guard let place = x.zero else { return }
    let half = TextStyle.small.width(zero) / 2
    canvas.line((place - half, canvas.y), (place + half, canvas.y), canvas.theme.axis)
    canvas.line((place, canvas.y), (place, canvas.y + 7), canvas.theme.axis)
    canvas.text(
      zero, x: place, y: canvas.y + 17, .small, colour: canvas.theme.mutedInk, anchor: .middle)
  }

  private func draw(_ line: Line, _ x: LogScaleWithZero, _ y: Scale, on canvas: inout Canvas) {
    let colour = line.series.colour(canvas.theme)
    let onAxis = line.points.filter { $0.x > 0 }
    if onAxis.count < line.points.count {
      // The line is pale across the gap to 0, which has no length on a log axis.
      canvas.path(
        Self.outline(line.points.prefix(2).map { (x($0.x), y($0.y)) }), stroke: colour, width: 1.8,
        opacity: 0.45)
    }
    canvas.path(outline(line, onAxis, x.scale, y), stroke: colour, width: 1.8)
    for point in line.points {
      guard let range = y.positions(point.low, point.high) else { continue }
      canvas.line((x(point.x), range.low), (x(point.x), range.high), colour, width: 1.4)
    }
    for point in line.points {
      canvas.mark(line.series, x: x(point.x), y: y(point.y), radius: 4.5)
    }
  }

  /// Returns the outline of the fitted line between the first and the last point; it ends where it
  /// leaves the plot.
  private func outline(_ line: Line, _ points: [Point], _ x: Scale, _ y: Scale) -> String {
    guard let first = points.first?.x, let last = points.last?.x, last > first,
      let fit = line.fit
    else { return Self.outline(points.map { (x($0.x), y($0.y)) }) }
    // A straight line is curved on log axes.
    let steps = 48
    let places = (0...steps).map { step in
      x(first) + (x(last) - x(first)) * Double(step) / Double(steps)
    }
    let values = places.map { place in (place, fit(x.value(at: place))) }
    return Self.outline(values.filter { y.covers($0.1) }.map { ($0.0, y($0.1)) })
  }

  private static func outline(_ points: [(Double, Double)]) -> String {
    guard points.count > 1 else { return "" }
    return "M"
      + points.map { "\(DecimalText.text($0.0)) \(DecimalText.text($0.1))" }.joined(separator: "L")
  }

  /// Returns the height of a line's end: that of the fitted line, if it is within the plot.
  private func end(of line: Line, _ y: Scale) -> Double {
    guard let last = line.points.last else { return 0 }
    let value = line.points.count > 1 ? line.fit.map { $0(last.x) } : nil
    return y(value.flatMap { y.covers($0) ? $0 : nil } ?? last.y)
  }

  private func drawLabels(
    _ x: Scale, _ y: Scale, on canvas: inout Canvas, figureTitleAt titleY: Double
  ) {
    let wanted = lines.map { end(of: $0, y) }
    let places = LabelSpacing.positions(wanted, gap: 20, within: y.end...y.start)
    let start = x.end + 10
    for (line, (from, to)) in zip(lines, zip(wanted, places)) {
      let last = line.points.last.map { $0.x > 0 ? x($0.x) : x.start } ?? x.end
      canvas.line((last + 7, from), (start + 6, to), canvas.theme.axis, width: 0.8)
      canvas.mark(line.series, x: start + 14, y: to, radius: 4.5)
      canvas.text(
        TextWidth.truncated(line.series.name, to: 170, size: TextStyle.label.size),
        x: start + 25, y: to)
      canvas.text(
        line.figure, x: Canvas.right, y: to, colour: canvas.theme.mutedInk, anchor: .end)
    }
    guard !figureTitle.isEmpty else { return }
    canvas.text(
      figureTitle, x: Canvas.right, y: titleY, .small, colour: canvas.theme.mutedInk,
      anchor: .end)
  }
}
