package import Measurement

/// A chart of values with their intervals on a log axis: a row for each thing measured, a mark for
/// each series.
///
/// Marks of a row that would overlap are drawn above each other.
package struct RowChart: Chart {
  /// A value that is drawn as a vertical line, such as that of the reference.
  package struct Guide: Equatable, Sendable {
    package let name: String
    package let value: Double

    package init(_ name: String, at value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// A value of one series, drawn as a mark.
  package struct Mark: Equatable, Sendable {
    /// The index in the chart's `series`.
    package var series: Int
    package var figure: Interval

    package init(series: Int, _ figure: Interval) {
      self.series = series
      self.figure = figure
    }
  }

  package struct Row: Equatable, Sendable {
    package var label: String
    package var marks: [Mark]
    /// The values behind a row's only mark, drawn as small dots.
    package var parts: [Double]
    /// The text at the right end of the row.
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
  let series: [Series]
  let rows: [Row]
  let guides: [Guide]
  let unit: AxisUnit
  /// Whether each row is its own series, so that no legend is needed.
  let namesRows: Bool

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - series: the series of the marks.
  ///   - rows: the rows from the top; values up to 0 are left out.
  ///   - guides: values that are drawn as lines; the axis covers them.
  ///   - unit: the unit of the values.
  ///   - namesRows: whether each row is its own series, so that no legend is needed.
  package init(
    title: String, subtitle: String, summary: String, series: [Series], rows: [Row],
    guides: [Guide], unit: AxisUnit = .ratio, namesRows: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.series = series
    self.rows = rows.map { row in
      var row = row
      row.marks = row.marks.filter {
        $0.figure.estimate.fitsLogAxis && series.indices.contains($0.series)
      }
      row.parts = row.parts.filter(\.fitsLogAxis)
      return row
    }
    self.guides = guides
    self.unit = unit
    self.namesRows = namesRows
  }
}
