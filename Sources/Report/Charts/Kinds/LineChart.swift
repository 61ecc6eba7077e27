package import Measurement

/// A chart of lines on log axes: measured points with their intervals, and names at the lines' ends.
package struct LineChart: Chart {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Interval

    package init(x: Double, _ y: Interval) {
      self.x = x
      self.y = y
    }
  }

  package struct Line: Equatable, Sendable {
    package var series: Series
    package var points: [Point]
    /// The text after the name.
    package var figure: String

    package init(_ series: Series, points: [Point], figure: String = "") {
      self.series = series
      self.points = points
      self.figure = figure
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  let lines: [Line]
  let units: (x: AxisUnit, y: AxisUnit)
  let xTitle: String
  let figureTitle: String

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - lines: the lines; points up to 0 are left out.
  ///   - units: the units of the axes.
  ///   - xTitle: the title of the horizontal axis.
  ///   - figureTitle: the heading of the figures after the names.
  package init(
    title: String, subtitle: String, summary: String, lines: [Line],
    units: (x: AxisUnit, y: AxisUnit), xTitle: String, figureTitle: String = ""
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.lines = lines.map { line in
      var line = line
      line.points = line.points.filter { $0.x.fitsLogAxis && $0.y.estimate.fitsLogAxis }
        .sorted { $0.x < $1.x }
      return line
    }.filter { !$0.points.isEmpty }
    self.units = units
    self.xTitle = xTitle
    self.figureTitle = figureTitle
  }
}
