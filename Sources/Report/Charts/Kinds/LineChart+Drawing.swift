import Measurement

extension LineChart {
  /// The height of the plot: enough room for all names beside the lines.
  private var height: Double { max(320, Double(lines.count) * 20) }

  package func draw(on canvas: inout Canvas) {
    guard !lines.isEmpty else { return }
    let top = canvas.y + (figureTitle.isEmpty ? 4 : 22)
    let bottom = top + height
    let points = lines.flatMap(\.points)
    let y = Scale(
      covering: points.map(\.y).flatMap {
        [$0.estimate, $0.low ?? $0.estimate, $0.high ?? $0.estimate]
      },
      onto: (bottom, top))
    let yAxis = Axis(y, units.y, isVertical: true)
    let left =
      Canvas.left + 8
      + (yAxis.labelled.map { TextStyle.small.width(units.y.label($0)) }.max() ?? 0)
    let names = lines.map { TextStyle.label.width($0.series.name) }.max() ?? 0
    let figures = lines.map { TextStyle.label.width($0.figure) }.max() ?? 0
    let labels = 38 + min(names, 170) + (figures > 0 ? 12 + figures : 0)
    let x = Scale(covering: points.map(\.x), onto: (left, Canvas.right - labels))
    yAxis.drawBeside(&canvas, from: left, to: x.end)
    canvas.y = bottom
    Axis(x, units.x).drawBelow(&canvas, title: xTitle)
    for line in lines { draw(line, x, y, on: &canvas) }
    drawLabels(x, y, on: &canvas, figureTitleAt: top - 14)
  }

  private func draw(_ line: Line, _ x: Scale, _ y: Scale, on canvas: inout Canvas) {
    let colour = line.series.colour(canvas.theme)
    let places = line.points.map { (x($0.x), y($0.y.estimate)) }
    canvas.path(Self.outline(places), stroke: colour, width: 1.8)
    for point in line.points {
      guard let range = y.positions(point.y.low, point.y.high) else { continue }
      canvas.line((x(point.x), range.low), (x(point.x), range.high), colour, width: 1.4)
    }
    for place in places { canvas.mark(line.series, x: place.0, y: place.1, radius: 4.5) }
  }

  private static func outline(_ points: [(Double, Double)]) -> String {
    guard points.count > 1 else { return "" }
    return "M" + points.map(SVG.point).joined(separator: "L")
  }

  private func drawLabels(
    _ x: Scale, _ y: Scale, on canvas: inout Canvas, figureTitleAt titleY: Double
  ) {
    let ends = lines.map { line -> (x: Double, y: Double) in
      line.points.last.map { (x($0.x), y($0.y.estimate)) } ?? (x.end, y.start)
    }
    let places = LabelSpacing.positions(ends.map(\.y), gap: 20, within: y.end...y.start)
    let start = x.end + 10
    for (line, (end, to)) in zip(lines, zip(ends, places)) {
      canvas.line((end.x + 7, end.y), (start + 6, to), canvas.theme.axis, width: 0.8)
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
