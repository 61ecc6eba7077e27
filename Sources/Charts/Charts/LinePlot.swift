/// Something that changes with something else, on log axes: measured points, the line fitted to
/// them, names at its end.
package struct LinePlot: Chart {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double
    /// The range of what was measured.
    package var low: Double?
    package var high: Double?

    package init(x: Double, y: Double, low: Double? = nil, high: Double? = nil) {
      self.x = x
      self.y = y
      self.low = low
      self.high = high
    }
  }

  /// The line `fixed + each * x`.
  package struct Fit: Equatable, Sendable {
    package var fixed: Double
    package var each: Double

    package init(fixed: Double, each: Double) {
      self.fixed = fixed
      self.each = each
    }

    package func callAsFunction(_ x: Double) -> Double { fixed + each * x }
  }

  package struct Line: Equatable, Sendable {
    package var series: Series
    package var points: [Point]
    /// Drawn in place of straight lines from point to point.
    package var fit: Fit?
    /// What is written behind the name.
    package var figure: String

    package init(_ series: Series, points: [Point], fit: Fit? = nil, figure: String = "") {
      self.series = series
      self.points = points
      self.fit = fit
      self.figure = figure
    }
  }

  /// Where two lines change places.
  package struct Crossing: Equatable, Sendable {
    /// The names of their series.
    package var first: String
    package var second: String
    package var x: Double
    package var low: Double?
    package var high: Double?
    /// What is written above it.
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
  let units: (x: Unit, y: Unit)
  let xTitle: String
  let figureTitle: String
  let zero: String
  let crossings: [Crossing]

  /// - Parameters:
  ///   - title: what is to be seen.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - lines: points that are not above 0 are left out.
  ///   - units: how the axes are labelled.
  ///   - xTitle: what grows from left to right.
  ///   - figureTitle: what the figures behind the names are.
  ///   - zero: what points at an `x` of 0 are called, which stand apart, left of the axis; without it
  ///     they are left out.
  ///   - crossings: those of lines that are not there are left out.
  package init(
    title: String, subtitle: String, summary: String, lines: [Line], units: (x: Unit, y: Unit),
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
