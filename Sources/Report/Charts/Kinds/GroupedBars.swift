/// A bar chart in groups: each group of bars has its own scale.
package struct GroupedBars: Chart {
  package struct Group: Equatable, Sendable {
    /// The text above the group.
    package var heading: String
    package var bars: [Bar]

    package init(_ heading: String, _ bars: [Bar]) {
      self.heading = heading
      self.bars = bars
    }
  }

  package struct Bar: Equatable, Sendable {
    package var series: Series
    /// The bar's length; a value up to 0 has no length.
    package var value: Double
    /// The text at the end of the bar.
    package var figure: String

    package init(_ series: Series, _ value: Double, figure: String) {
      self.series = series
      self.value = value
      self.figure = figure
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  private let groups: [Group]
  private static let rowHeight = 26.0

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - groups: the groups from the top; bars are comparable within a group only.
  package init(title: String, subtitle: String, summary: String, groups: [Group]) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.groups = groups
  }

  package func draw(on canvas: inout Canvas) {
    let bars = groups.flatMap(\.bars)
    let labels = RowLabels(bars.map(\.series.name), symbolWidth: 20)
    let figures = bars.map { TextStyle.label.width($0.figure) }.max() ?? 0
    for group in groups {
      canvas.heading(group.heading)
      let scale = Scale(
        .linear, covering: group.bars.map(\.value),
        onto: (labels.end + 10, max(Canvas.right - figures - 8, labels.end + 20)))
      let top = canvas.y
      for bar in group.bars {
        draw(bar, labels, scale, on: &canvas, y: canvas.y + Self.rowHeight / 2)
        canvas.y += Self.rowHeight
      }
      canvas.line((scale.start, top), (scale.start, canvas.y), canvas.theme.axis)
      canvas.y += 10
    }
  }

  private func draw(
    _ bar: Bar, _ labels: RowLabels, _ scale: Scale, on canvas: inout Canvas, y: Double
  ) {
    let colour = bar.series.colour(canvas.theme)
    let end = bar.value.fitsLogAxis ? scale(bar.value) : scale.start
    canvas.mark(bar.series, x: Canvas.left + 7, y: y, radius: 5.5)
    labels.draw(bar.series.name, on: &canvas, y: y)
    canvas.box(
      x: scale.start, y: y - 7.5, width: end - scale.start, height: 15, fill: colour)
    canvas.text(bar.figure, x: end + 8, y: y)
  }
}
