extension StripPlot {
  private static let rowHeight = 40.0
  /// The width of a percentile's name.
  private static let nameWidth = 24.0

  package func draw(on canvas: inout Canvas) {
    let labels = RowLabels(rows.map(\.series.name), symbolWidth: 20)
    let figures = (rows.map(\.figure) + [figureTitle]).map { TextStyle.label.width($0) }.max() ?? 0
    let scale = Scale(
      .log,
      covering: rows.flatMap { Self.strokes($0.values) + $0.percentiles.map(\.value) },
      onto: (labels.end + 10, Canvas.right - figures - Self.nameWidth - 10))
    let axis = Axis(scale, unit)
    let top = canvas.y + 20
    let headings = rows.count { $0.heading != nil }
    let bottom = top + Double(rows.count) * Self.rowHeight + Double(headings) * 26 + 4
    canvas.text(
      figureTitle, x: Canvas.right, y: top - 12, .small, colour: canvas.theme.mutedInk,
      anchor: .end)
    axis.drawGrid(&canvas, from: top, to: bottom)
    canvas.y = top + 2
    for row in rows {
      canvas.heading(row.heading)
      let y = canvas.y + Self.rowHeight / 2 + 5
      canvas.mark(row.series, x: Canvas.left + 7, y: y, radius: 5.5)
      labels.draw(row.series.name, on: &canvas, y: y)
      draw(row, scale, on: &canvas, y: y)
      canvas.text(row.figure, x: Canvas.right, y: y, anchor: .end)
      canvas.y += Self.rowHeight
    }
    canvas.y = bottom
    axis.drawBelow(&canvas)
  }

  /// Returns the values that are drawn as strokes, from sorted values.
  private static func strokes(_ values: [Double]) -> [Double] {
    guard values.count > 100 else { return values }
    return (0..<100).map { values[(2 * $0 + 1) * values.count / 200] }
  }

  private func draw(_ row: Row, _ scale: Scale, on canvas: inout Canvas, y: Double) {
    canvas.line((scale.start, y), (scale.end, y), canvas.theme.grid)
    canvas.path(
      Self.strokes(row.values).map {
        "M\(DecimalText.text(scale($0))) \(DecimalText.text(y - 8))v16"
      }
      .joined(),
      stroke: row.series.colour(canvas.theme), width: 1.3, opacity: 0.45)
    let percentiles = row.percentiles.map { scale($0.value) }
    let names = LabelSpacing.positions(
      percentiles, gap: Self.nameWidth, within: scale.start...scale.end + Self.nameWidth / 2)
    for (index, x) in percentiles.enumerated() {
      canvas.line((x, y - 10), (x, y + 8), canvas.theme.ink, width: 1.6)
      canvas.text(
        row.percentiles[index].name, x: names[index], y: y - 16, .small,
        colour: canvas.theme.mutedInk, anchor: .middle)
    }
    guard let median = row.median else { return }
    canvas.mark(row.series, x: scale(median), y: y, radius: 6)
  }
}
