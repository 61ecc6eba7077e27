/// Factors with their intervals on a log axis: a row for each thing measured, a mark for each series.
///
/// Marks of a row that would cover one another stand above each other.
package struct DotPlot: Chart {
  /// One figure.
  package struct Mark: Equatable, Sendable {
    /// Its place in the chart's `series`.
    package var series: Int
    package var value: Double
    package var low: Double?
    package var high: Double?
    /// Drawn hollow: the chart's `doubtful` says why.
    package var isDoubtful: Bool

    package init(
      series: Int, value: Double, low: Double? = nil, high: Double? = nil,
      isDoubtful: Bool = false
    ) {
      self.series = series
      self.value = value
      self.low = low
      self.high = high
      self.isDoubtful = isDoubtful
    }
  }

  package struct Row: Equatable, Sendable {
    package var label: String
    package var marks: [Mark]
    /// What the row's only mark sums up, drawn small behind it.
    package var parts: [Double]
    /// What is written at the right end.
    package var figure: String

    package init(_ label: String, _ marks: [Mark], parts: [Double] = [], figure: String = "") {
      self.label = label
      self.marks = marks
      self.parts = parts
      self.figure = figure
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  private let series: [Series]
  private let rows: [Row]
  private let reference: String
  private let doubtful: String
  /// Whether each row is a series of its own, so that its label is the key.
  private let namesRows: Bool

  /// - Parameters:
  ///   - title: what is to be seen.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - series: who has marks.
  ///   - rows: from the top; figures that are not above 0 are left out.
  ///   - reference: what stands at 1.
  ///   - doubtful: what hollow marks say.
  ///   - namesRows: whether each row is a series of its own, so that no key is needed.
  package init(
    title: String, subtitle: String, summary: String, series: [Series], rows: [Row],
    reference: String, doubtful: String = "", namesRows: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.series = series
    self.rows = rows.map { row in
      var row = row
      row.marks = row.marks.filter { $0.value.fitsLogAxis && series.indices.contains($0.series) }
      return row
    }
    self.reference = reference
    self.doubtful = doubtful
    self.namesRows = namesRows
  }

  package func draw(on canvas: inout Canvas) {
    if !namesRows { key.draw(on: &canvas) }
    let labels = RowLabels(rows.map(\.label), signWidth: namesRows ? 20 : 0)
    let figures = rows.map { TextStyle.label.width($0.figure) }.max() ?? 0
    let scale = Scale(
      .log,
      covering: rows.flatMap { row in
        row.marks.flatMap { [$0.value, $0.low ?? $0.value, $0.high ?? $0.value] } + row.parts
      } + [1],
      onto: (labels.end + 10, Canvas.right - (figures > 0 ? figures + 14 : 8)))
    let axis = Axis(scale, .ratio)
    let top = canvas.y + 18
    let layouts = rows.map { RowLayout($0.marks, scale) }
    let bottom = top + layouts.map(\.height).reduce(0, +) + 4
    axis.drawGrid(&canvas, from: top, to: bottom)
    drawReference(scale(1), on: &canvas, from: top, to: bottom)
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

  private var key: Key {
    let used = series.enumerated().filter { index, _ in
      rows.contains { $0.marks.contains { $0.series == index } }
    }
    let isDoubtful = rows.contains { $0.marks.contains(where: \.isDoubtful) }
    return Key(
      used.map { (.series($0.element), $0.element.name) }
        + (isDoubtful && !doubtful.isEmpty ? [(.hollow, doubtful)] : []))
  }

  private func drawReference(
    _ x: Double, on canvas: inout Canvas, from top: Double, to bottom: Double
  ) {
    canvas.line((x, top - 4), (x, bottom), canvas.theme.axis, width: 1.5)
    let half = TextStyle.small.width(reference) / 2
    canvas.text(
      reference, x: min(max(x, Canvas.left + half), Canvas.right - half), y: top - 12, .small,
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
    // All whiskers lie behind all marks.
    for (mark, offset) in layout.marks {
      guard let low = mark.low, let high = mark.high, high >= low else { continue }
      canvas.line(
        (scale(low), y + offset), (scale(high), y + offset),
        series[mark.series].colour(canvas.theme), width: 2.4)
    }
    for (mark, offset) in layout.marks {
      canvas.mark(
        series[mark.series], x: scale(mark.value), y: y + offset, radius: namesRows ? 6 : 5,
        isHollow: mark.isDoubtful)
    }
  }
}
