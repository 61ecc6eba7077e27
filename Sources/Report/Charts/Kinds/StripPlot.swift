/// A strip plot: all values of each row on a log axis, with the median.
package struct StripPlot: Chart {
  package struct Row: Equatable, Sendable {
    package var series: Series
    package var values: [Double]
    package var median: Double?
    /// The text at the right end of the row.
    package var figure: String
    /// The heading above the row, if the row begins a group.
    package var heading: String?

    package init(
      _ series: Series, _ values: [Double], median: Double?, figure: String,
      heading: String? = nil
    ) {
      self.series = series
      self.values = values
      self.median = median
      self.figure = figure
      self.heading = heading
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  private let rows: [Row]
  private let unit: AxisUnit
  private let figureTitle: String
  private static let rowHeight = 40.0

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - rows: the rows from the top; values up to 0 are left out.
  ///   - unit: the unit of the axis.
  ///   - figureTitle: the heading of the figures at the right end.
  package init(
    title: String, subtitle: String, summary: String, rows: [Row], unit: AxisUnit,
    figureTitle: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.rows = rows.map { row in
      var row = row
      row.values = row.values.filter(\.fitsLogAxis).sorted()
      row.median = row.median.flatMap { $0.fitsLogAxis ? $0 : nil }
      return row
    }.filter { !$0.values.isEmpty }
    self.unit = unit
    self.figureTitle = figureTitle
  }

  package func draw(on canvas: inout Canvas) {
    let labels = RowLabels(rows.map(\.series.name), symbolWidth: 20)
    let figures = (rows.map(\.figure) + [figureTitle]).map { TextStyle.label.width($0) }.max() ?? 0
    let scale = Scale(
      .log, covering: rows.flatMap(\.values), onto: (labels.end + 10, Canvas.right - figures - 34))
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

  private func draw(_ row: Row, _ scale: Scale, on canvas: inout Canvas, y: Double) {
    canvas.line((scale.start, y), (scale.end, y), canvas.theme.grid)
    canvas.path(
      row.values.map {
        "M\(DecimalText.text(scale($0))) \(DecimalText.text(y - 8))v16"
      }
      .joined(),
      stroke: row.series.colour(canvas.theme), width: 1.3, opacity: 0.45)
    guard let median = row.median else { return }
    canvas.mark(row.series, x: scale(median), y: y, radius: 6)
  }
}
