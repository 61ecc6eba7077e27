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
  let series: [Series]
  let rows: [Row]
  let reference: String
  let doubtful: String
  /// Whether each row is a series of its own, so that its label is the key.
  let namesRows: Bool

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
}
