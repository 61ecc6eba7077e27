/// All values of each row on a log axis, with their median and what lies beyond it.
///
/// A row of over a hundred values has a hundred strokes: each stands for a hundredth of them.
package struct StripPlot: Chart {
  package struct Row: Equatable, Sendable {
    package var series: Series
    package var values: [Double]
    package var median: Double?
    /// Greater values of note, such as `95` for a percentile, the smallest first.
    package var notable: [Notable]
    /// What is written at the right end.
    package var figure: String
    /// What is written above the row, if it begins a group.
    package var heading: String?

    package init(
      _ series: Series, _ values: [Double], median: Double?, notable: [Notable] = [],
      figure: String, heading: String? = nil
    ) {
      self.series = series
      self.values = values
      self.median = median
      self.notable = notable
      self.figure = figure
      self.heading = heading
    }
  }

  /// A value with a name of two or three letters.
  package struct Notable: Equatable, Sendable {
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
  let unit: Unit
  let figureTitle: String

  /// - Parameters:
  ///   - title: what is to be seen.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - rows: from the top; values that are not above 0 are left out.
  ///   - unit: how the axis is labelled.
  ///   - figureTitle: what stands above the figures at the right end.
  package init(
    title: String, subtitle: String, summary: String, rows: [Row], unit: Unit, figureTitle: String
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.rows = rows.map { row in
      var row = row
      row.values = row.values.filter(\.fitsLogAxis).sorted()
      row.median = row.median.flatMap { $0.fitsLogAxis ? $0 : nil }
      row.notable = row.notable.filter(\.value.fitsLogAxis)
      return row
    }.filter { !$0.values.isEmpty }
    self.unit = unit
    self.figureTitle = figureTitle
  }
}
