/// A strip plot: all values of each row on a log axis, with the median and high percentiles.
///
/// A row of more than a hundred values has a hundred strokes, each for a hundredth of the values.
package struct StripPlot: Chart {
  package struct Row: Equatable, Sendable {
    package var series: Series
    package var values: [Double]
    package var median: Double?
    /// The percentiles to mark, the smallest first.
    package var percentiles: [Percentile]
    /// The text at the right end of the row.
    package var figure: String
    /// The heading above the row, if the row begins a group.
    package var heading: String?

    package init(
      _ series: Series, _ values: [Double], median: Double?, percentiles: [Percentile] = [],
      figure: String, heading: String? = nil
    ) {
      self.series = series
      self.values = values
      self.median = median
      self.percentiles = percentiles
      self.figure = figure
      self.heading = heading
    }
  }

  /// A percentile with a short name, such as `95`.
  package struct Percentile: Equatable, Sendable {
    package var name: String
    package var value: Double

    package init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  let rows: [Row]
  let unit: AxisUnit
  let figureTitle: String

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
      row.percentiles = row.percentiles.filter(\.value.fitsLogAxis)
      return row
    }.filter { !$0.values.isEmpty }
    self.unit = unit
    self.figureTitle = figureTitle
  }
}
