/// A chart of stacked bars: a bar for each row, with its parts in the same order.
package struct StackedBars: Chart {
  /// A part of each bar.
  package struct Part: Equatable, Sendable {
    package var name: String

    package init(_ name: String) {
      self.name = name
    }
  }

  package struct Row: Equatable, Sendable {
    package var label: String
    /// The value of each part; values up to 0 are left out.
    package var values: [Double]
    /// The text at the end of the bar.
    package var figure: String

    package init(_ label: String, _ values: [Double], figure: String) {
      self.label = label
      self.values = values
      self.figure = figure
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  private let parts: [Part]
  private let rows: [Row]
  private let unit: AxisUnit

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - parts: the parts in the order of stacking.
  ///   - rows: the rows from the top.
  ///   - unit: the unit of the values.
  package init(
    title: String, subtitle: String, summary: String, parts: [Part], rows: [Row], unit: AxisUnit
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.parts = parts
    self.rows = rows.map { row in
      var row = row
      row.values = row.values.map { (0...1e30).contains($0) ? $0 : 0 }
      return row
    }
    self.unit = unit
  }

  package func draw(on canvas: inout Canvas) {
    Legend(
      parts.enumerated().map { (.part($0.offset), $0.element.name) }
    )
    .draw(on: &canvas)
    let labels = RowLabels(rows.map(\.label))
    let figures = rows.map { TextStyle.label.width($0.figure) }.max() ?? 0
    let scale = Scale(
      .linear, covering: rows.map { $0.values.reduce(0, +) },
      onto: (labels.end + 10, Canvas.right - figures - 10))
    let axis = Axis(scale, unit)
    let top = canvas.y
    let bottom = top + Double(rows.count) * 28 + 4
    axis.drawGrid(&canvas, from: top, to: bottom)
    canvas.y = top + 2
    for row in rows {
      let y = canvas.y + 14
      labels.draw(row.label, on: &canvas, y: y)
      draw(row, scale, on: &canvas, y: y)
      canvas.y += 28
    }
    canvas.y = bottom
    axis.drawBelow(&canvas)
  }

  private func draw(_ row: Row, _ scale: Scale, on canvas: inout Canvas, y: Double) {
    var start = 0.0
    for (index, value) in row.values.prefix(parts.count).enumerated() {
      let from = scale(start)
      start += value
      let to = scale(start)
      // One unit of background separates two parts.
      let width = max(to - from - 1, 0)
      guard width > 0 else { continue }
      canvas.part(index, x: from, y: y - 10, width: width, height: 20)
      let text = unit.figure(value)
      guard TextStyle.small.width(text) + 8 < width else { continue }
      canvas.text(
        text, x: (from + to) / 2, y: y, .small,
        colour: canvas.theme.parts[index % canvas.theme.parts.count].ink, anchor: .middle)
    }
    canvas.text(row.figure, x: scale(start) + 8, y: y)
  }
}

extension Canvas {
  /// Writes the heading above the first row of a group.
  mutating func heading(_ text: String?) {
    guard let text else { return }
    let shown = TextWidth.truncated(
      text, to: Self.right - Self.left, size: TextStyle.strong.size, isBold: true)
    self.text(shown, x: Self.left, y: y + 14, .strong)
    y += 26
  }
}
