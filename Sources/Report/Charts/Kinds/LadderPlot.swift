/// What each series costs step by step: a line for each series on a symmetric log axis.
///
/// The first step stands apart, because it differs in more than the one thing that the next step adds.
package struct LadderPlot: Chart {
  package struct Point: Equatable, Sendable {
    /// The index in the chart's `steps`.
    package var step: Int
    package var value: Double
    package var low: Double?
    package var high: Double?
    /// Whether the mark has a ring, whose meaning the subtitle says.
    package var isRinged: Bool
    /// Whether the point is on the line; one beside it is only a mark.
    package var isOnLine: Bool

    package init(
      step: Int, value: Double, low: Double? = nil, high: Double? = nil, isRinged: Bool = false,
      isOnLine: Bool = true
    ) {
      self.step = step
      self.value = value
      self.low = low
      self.high = high
      self.isRinged = isRinged
      self.isOnLine = isOnLine
    }
  }

  package struct Line: Equatable, Sendable {
    package var series: Series
    package var points: [Point]

    package init(_ series: Series, _ points: [Point]) {
      self.series = series
      self.points = points
    }
  }

  package let title: String
  package let subtitle: String
  package let summary: String
  let lines: [Line]
  let steps: [String]
  let unit: AxisUnit
  let guides: [DotPlot.Guide]
  let linearTo: Double

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - lines: the lines; points that are not finite or of no step are left out.
  ///   - steps: the names of the steps, from the left.
  ///   - unit: the unit of the values.
  ///   - guides: values that are drawn as lines if the axis has room for them.
  ///   - linearTo: the value up to which the axis is linear.
  package init(
    title: String, subtitle: String, summary: String, lines: [Line], steps: [String],
    unit: AxisUnit, guides: [DotPlot.Guide] = [], linearTo: Double
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.lines = lines.map { line in
      Line(
        line.series,
        line.points.filter { steps.indices.contains($0.step) && abs($0.value) <= 1e30 })
    }.filter { !$0.points.isEmpty }
    self.steps = steps
    self.unit = unit
    self.guides = guides
    self.linearTo = linearTo
  }
}
