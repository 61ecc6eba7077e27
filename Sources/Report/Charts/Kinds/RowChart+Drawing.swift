import Measurement

extension RowChart {
  package func draw(on canvas: inout Canvas) {
    if !namesRows { drawLegend(on: &canvas) }
    let labels = RowLabels(rows.map(\.label), symbolWidth: namesRows ? 20 : 0)
    let figures = rows.map { TextStyle.label.width($0.figure) }.max() ?? 0
    let marks = rows.flatMap(\.marks)
    let values = marks.map(\.figure).flatMap { [$0.estimate, $0.low, $0.high] }.compactMap(\.self)
    let end = Canvas.right - (figures > 0 ? figures + 14 : 8)
    let scale = Scale(
      covering: values + rows.flatMap(\.parts) + guides.map(\.value),
      onto: (labels.end + 10, end))
    let axis = Axis(scale, unit)
    let top = canvas.y + 18
    let layouts = rows.map { RowLayout($0.marks, scale, minimumHeight: namesRows ? 34 : 22) }
    let bottom = top + layouts.map(\.height).reduce(0, +) + 4
    axis.drawGrid(&canvas, from: top, to: bottom)
    for guide in guides { draw(guide, scale, on: &canvas, from: top, to: bottom) }
    canvas.y = top + 2
    for (row, layout) in zip(rows, layouts) {
      let y = canvas.y + layout.height / 2
      canvas.line((scale.start, y), (scale.end, y), canvas.theme.grid)
      if namesRows, let mark = row.marks.first {
        canvas.mark(series[mark.series], x: Canvas.left + 7, y: y, radius: 5.5)
      }
      labels.draw(row.label, on: &canvas, y: y)
      draw(row, layout, scale, on: &canvas, y: y)
      canvas.text(row.figure, x: Canvas.right, y: y, anchor: .end)
      canvas.y += layout.height
    }
    canvas.y = bottom
    axis.drawBelow(&canvas)
  }

  /// Draws the meaning of the marks, in one or more lines.
  private func drawLegend(on canvas: inout Canvas) {
    let used = Set(rows.flatMap(\.marks).map(\.series)).sorted().map { series[$0] }
    guard !used.isEmpty else { return }
    var x = Canvas.left
    for series in used {
      let name = TextWidth.truncated(
        series.name, to: Canvas.right - Canvas.left - 20, size: TextStyle.label.size)
      let width = 20 + TextStyle.label.width(name)
      if x > Canvas.left, x + width > Canvas.right {
        x = Canvas.left
        canvas.y += 22
      }
      canvas.mark(series, x: x + 7, y: canvas.y + 9, radius: 5.5)
      canvas.text(name, x: x + 19, y: canvas.y + 9)
      x += width + 18
    }
    canvas.y += 30
  }

  private func draw(
    _ guide: Guide, _ scale: Scale, on canvas: inout Canvas, from top: Double, to bottom: Double
  ) {
    let x = scale(guide.value)
    canvas.line((x, top - 4), (x, bottom), canvas.theme.axis, width: 1.5)
    canvas.text(
      guide.name, x: Canvas.middle(guide.name, near: x, .small), y: top - 12, .small,
      colour: canvas.theme.mutedInk, anchor: .middle)
  }

  private func draw(
    _ row: Row, _ layout: RowLayout, _ scale: Scale, on canvas: inout Canvas, y: Double
  ) {
    let colour = row.marks.first.map { series[$0.series].colour(canvas.theme) }
    for part in row.parts where scale.covers(part) {
      canvas.path(
        MarkShape.circle.outline(scale(part), y, radius: 3.2), fill: colour ?? canvas.theme.axis,
        opacity: 0.32)
    }
    // Whiskers are drawn before marks, so that no whisker covers a mark.
    for (mark, offset) in layout.marks {
      guard let whisker = scale.positions(mark.figure.low, mark.figure.high) else { continue }
      canvas.line(
        (whisker.low, y + offset), (whisker.high, y + offset),
        series[mark.series].colour(canvas.theme), width: 2.4)
    }
    for (mark, offset) in layout.marks {
      canvas.mark(
        series[mark.series], x: scale(mark.figure.estimate), y: y + offset,
        radius: namesRows ? 6 : 4.7)
    }
  }
}
