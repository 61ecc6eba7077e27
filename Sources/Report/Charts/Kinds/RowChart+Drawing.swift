import Measurement

extension RowChart {
  package func draw(on canvas: inout Canvas) {
    if !namesRows { legend.draw(on: &canvas) }
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

  private var legend: Legend {
    let used = series.enumerated().filter { index, _ in
      rows.contains { $0.marks.contains { $0.series == index } }
    }
    return Legend(used.map { ($0.element, $0.element.name) })
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
