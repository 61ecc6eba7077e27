/// A line plot on log axes: measured points, the line fitted to them, and names at its end.
package struct LinePlot: Chart {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
    /// The lower end of the measured range.
    package var low: Double?
    package var high: Double?
  }

  /// The straight line `fixed + each * x`.
  package struct FittedLine: Equatable, Sendable {
    package var fixed: Double
    package var each: Double

    package func callAsFunction(_ x: Double) -> Double { fixed + each * x }
  }

  package struct Line: Equatable, Sendable {
    package var series: Series
    package var points: [Point]
    /// The fitted line; it is drawn instead of lines from point to point.
    package var fit: FittedLine?
    /// The text after the name.
    package var figure: String

    package init(_ series: Series, points: [Point], fit: FittedLine? = nil, figure: String = "") {
      self.series = series
      self.points = points
      self.fit = fit
      self.figure = figure
    }
  }

  /// A crossing of two lines.
  package struct Crossing: Equatable, Sendable {
    /// The name of one line's series.
    package var first: String
    package var second: String
    package var x: Double
    package var low: Double?
    package var high: Double?
    /// The label above the plot.
    package var label: String

    package init(
      of first: String, and second: String, at x: Double, low: Double? = nil, high: Double? = nil,
      label: String
    ) {
      self.first = first
      self.second = second
      self.x = x
      self.low = low
      self.high = high
      self.label = label
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  let lines: [Line]
  let units: (x: AxisUnit, y: AxisUnit)
  let xTitle: String
  let figureTitle: String
  let zero: String
  let crossings: [Crossing]

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - lines: the lines; points up to 0 are left out.
  ///   - units: the units of the axes.
  ///   - xTitle: the title of the horizontal axis.
  ///   - figureTitle: the heading of the figures after the names.
  ///   - zero: the name of the position for points at an `x` of 0, left of the axis; if it is
  ///     empty, these points are left out.
  ///   - crossings: the crossings; those of missing lines are left out.
  package init(
    title: String, subtitle: String, summary: String, lines: [Line],
    units: (x: AxisUnit, y: AxisUnit),
    xTitle: String, figureTitle: String = "", zero: String = "", crossings: [Crossing] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    let drawn = lines.map { line in
      var line = line
      line.points = line.points.filter {
        ($0.x.fitsLogAxis || ($0.x == 0 && !zero.isEmpty)) && $0.y.fitsLogAxis
      }.sorted { $0.x < $1.x }
      return line
    }.filter { !$0.points.isEmpty }
    let names = Set(drawn.map(\.series.name))
    self.lines = drawn
    self.crossings = crossings.filter {
      $0.x.fitsLogAxis && names.isSuperset(of: [$0.first, $0.second])
    }
    self.units = units
    self.xTitle = xTitle
    self.figureTitle = figureTitle
    self.zero = zero
  }
}
