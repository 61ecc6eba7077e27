extension LadderPlot {
  private static let height = 330.0
  /// The part of a column's width by which the first step stands apart.
  private static let gap = 0.35
  private static let widestName = 130.0

  package func draw(on canvas: inout Canvas) {
    guard !lines.isEmpty, !steps.isEmpty else { return }
    let points = lines.flatMap(\.points)
    let top = canvas.y + 4
    let bottom = top + max(Self.height, Double(lines.count) * 20)
    let y = Scale(
      .symmetricLog(linearTo: linearTo),
      covering: points.flatMap { [$0.value, $0.low ?? $0.value, $0.high ?? $0.value] },
      onto: (bottom, top))
    let axis = Axis(y, unit, isVertical: true)
    let left =
      Canvas.left + 8 + (axis.labelled.map { TextStyle.small.width(unit.label($0)) }.max() ?? 0)
    let names = lines.map { TextStyle.label.width($0.series.name) }.max() ?? 0
    let right = Canvas.right - 38 - min(names, Self.widestName)
    axis.drawBeside(&canvas, from: left, to: right)
    for guide in guides where y.covers(guide.value) {
      canvas.line((left, y(guide.value)), (right, y(guide.value)), canvas.theme.axis, width: 1.5)
      canvas.text(
        TextWidth.truncated(guide.name, to: right - left, size: TextStyle.small.size), x: right,
        y: y(guide.value) - 10, .small, colour: canvas.theme.mutedInk, anchor: .end)
    }
    let width = (right - left) / (Double(steps.count) + (steps.count > 1 ? Self.gap : 0))
    let columns = steps.indices.map { step in
      left + (Double(step) + 0.5 + (step > 0 ? Self.gap : 0)) * width
    }
    canvas.line((left, bottom), (right, bottom), canvas.theme.axis)
    for (index, line) in lines.enumerated() {
      // Marks of one step stand side by side, so that none covers another.
      let offset = (Double(index) - Double(lines.count - 1) / 2) * min(7, width / 10)
      draw(line, columns.map { $0 + offset }, y, on: &canvas)
    }
    drawNames(y, from: right, on: &canvas)
    canvas.y = bottom + 8
    drawSteps(columns, width, on: &canvas)
  }

  private func draw(_ line: Line, _ columns: [Double], _ y: Scale, on canvas: inout Canvas) {
    let colour = line.series.colour(canvas.theme)
    let onLine = line.points.filter { $0.isOnLine && $0.step > 0 }.sorted { $0.step < $1.step }
    if onLine.count > 1 {
      let places = onLine.map { point in
        "\(DecimalText.text(columns[point.step])) \(DecimalText.text(y(point.value)))"
      }
      canvas.path("M" + places.joined(separator: "L"), stroke: colour, width: 1.8)
    }
    for point in line.points {
      let x = columns[point.step]
      if let range = y.positions(point.low, point.high) {
        canvas.line((x, range.low), (x, range.high), colour, width: 1.4)
      }
      if point.isRinged {
        canvas.path(
          MarkShape.circle.outline(x, y(point.value), radius: 9), stroke: canvas.theme.ink,
          width: 1.4)
      }
      canvas.mark(line.series, x: x, y: y(point.value), radius: 4.5)
    }
  }

  /// Draws the names beside the last points, apart from each other.
  private func drawNames(_ y: Scale, from right: Double, on canvas: inout Canvas) {
    let wanted = lines.map { line in
      y(line.points.filter(\.isOnLine).max { $0.step < $1.step }?.value ?? 0)
    }
    let places = LabelSpacing.positions(wanted, gap: 20, within: y.end...y.start)
    for (line, place) in zip(lines, places) {
      canvas.mark(line.series, x: right + 14, y: place, radius: 4.5)
      canvas.text(
        TextWidth.truncated(line.series.name, to: Self.widestName, size: TextStyle.label.size),
        x: right + 25, y: place)
    }
  }

  private func drawSteps(_ columns: [Double], _ width: Double, on canvas: inout Canvas) {
    let names = steps.map {
      TextWidth.wrapped($0, to: width - 6, size: TextStyle.small.size)
    }
    for (lines, column) in zip(names, columns) {
      for (row, text) in lines.enumerated() {
        canvas.text(
          text, x: column, y: canvas.y + 8 + Double(row) * 17, .small,
          colour: canvas.theme.mutedInk, anchor: .middle)
      }
    }
    canvas.y += 17 * Double(names.map(\.count).max() ?? 0)
  }
}
