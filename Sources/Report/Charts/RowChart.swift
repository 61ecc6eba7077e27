import Measurement
import Results

/// A chart of times in µs on a log axis: a row for each thing measured, a mark for each series.
///
/// Marks of a row that would overlap are drawn above each other.
struct RowChart: Sendable {
  /// A value of one series, drawn as a mark.
  struct Mark: Equatable, Sendable {
    let series: Series
    let figure: Interval
    /// The figure in words, beside the mark: that of the row's smallest at its left, others at their
    /// right.
    var label: String?
  }

  struct Row: Equatable, Sendable {
    let label: String
    /// The values; those that a log axis cannot show are left out.
    let marks: [Mark]
    /// The mark before the label.
    let symbol: Series?

    init(_ label: String, _ marks: [Mark], symbol: Series? = nil) {
      self.label = label
      self.marks = marks.filter(\.figure.estimate.fitsLogAxis)
      self.symbol = symbol
    }
  }

  let title: String
  /// How to read it.
  let subtitle: String
  /// The data in words, as alternative text of the picture.
  let summary: String
  /// The series whose marks are explained.
  let legend: [Series]
  /// The rows from the top.
  let rows: [Row]
  /// Baseline's figure, if a line shows it.
  var reference: Double?

  // MARK: - Drawing

  /// The picture as the text of an SVG file.
  func svg(_ theme: Theme) -> String {
    var canvas = Canvas(theme, title, subtitle)
    drawLegend(on: &canvas)
    let labels = rows.map { row in
      TextWidth.truncated(row.label, to: Self.widestLabel, size: TextStyle.label.size)
    }
    let symbols = rows.contains { $0.symbol != nil } ? 20.0 : 0
    let start = Canvas.left + symbols
    // Room for a label beside the outermost marks.
    let room = rows.flatMap(\.marks).contains { $0.label != nil } ? 44.0 : 0
    let values = rows.flatMap(\.marks).map(\.figure).flatMap { [$0.estimate, $0.low, $0.high] }
    let scale = Scale(
      covering: values.compactMap(\.self) + [reference].compactMap(\.self),
      onto: (
        start + 10 + room + (labels.map { TextStyle.label.width($0) }.max() ?? 0),
        Canvas.right - 8 - room
      ))
    let layouts = rows.map { RowLayout($0.marks, scale) }
    let top = canvas.y + (reference == nil ? 0 : 18)
    let bottom = top + layouts.map(\.height).reduce(0, +) + 4
    let axis = Axis(scale)
    axis.drawGrid(&canvas, from: top, to: bottom)
    if let reference {
      drawBaseline(reference, at: scale(reference), on: &canvas, from: top, to: bottom)
    }
    var y = top + 2
    for (index, layout) in layouts.enumerated() {
      let middle = y + layout.height / 2
      canvas.line((scale.start, middle), (scale.end, middle), canvas.theme.grid)
      if let symbol = rows[index].symbol {
        canvas.mark(symbol, x: Canvas.left + 7, y: middle, radius: 5.5)
      }
      canvas.text(labels[index], x: start, y: middle)
      draw(layout, scale, on: &canvas, y: middle)
      y += layout.height
    }
    canvas.y = bottom
    axis.draw(&canvas)
    return canvas.svg(title, summary)
  }

  private static let widestLabel = 290.0

  /// Draws the meaning of the marks, in one or more lines.
  private func drawLegend(on canvas: inout Canvas) {
    guard !legend.isEmpty else { return }
    var x = Canvas.left
    for series in legend {
      let name = TextWidth.truncated(
        series.name, to: Canvas.right - Canvas.left - 20, size: TextStyle.label.size)
      let width = 20 + TextStyle.label.width(name)
      if x > Canvas.left, x + width > Canvas.right {
        x = Canvas.left
        canvas.y += 22
      }
      canvas.mark(series, x: x + 7, y: canvas.y + 9, radius: 5.5)
      canvas.text(name, x: x + 19, y: canvas.y + 9)
      x += width + 18
    }
    canvas.y += 30
  }

  /// Draws the line of Baseline.
  private func drawBaseline(
    _ value: Double, at x: Double, on canvas: inout Canvas, from top: Double, to bottom: Double
  ) {
    let name = "Baseline \(Figures.fixed(value, 1))"
    canvas.line((x, top - 4), (x, bottom), canvas.theme.axis, width: 1.5)
    canvas.text(
      name, x: Canvas.middle(name, near: x, .small), y: top - 12, .small,
      colour: canvas.theme.mutedInk, anchor: .middle)
  }

  private func draw(_ layout: RowLayout, _ scale: Scale, on canvas: inout Canvas, y: Double) {
    // Whiskers are drawn before marks, so that no whisker covers a mark.
    for (mark, offset) in layout.marks {
      guard let whisker = scale.positions(mark.figure.low, mark.figure.high) else { continue }
      canvas.line(
        (whisker.low, y + offset), (whisker.high, y + offset), mark.series.colour(canvas.theme),
        width: 2.4)
    }
    for (mark, offset) in layout.marks {
      canvas.mark(mark.series, x: scale(mark.figure.estimate), y: y + offset, radius: 4.7)
    }
    let least = layout.marks.map(\.mark.figure.estimate).min()
    for (mark, _) in layout.marks {
      guard let label = mark.label else { continue }
      let isLeast = mark.figure.estimate == least
      let side = TextStyle.small.width(label) / 2 + 9
      canvas.text(
        label, x: scale(mark.figure.estimate) + (isLeast ? -side : side), y: y, .small,
        anchor: .middle, hasHalo: true)
    }
  }
}

/// The positions of a row's marks, chosen so that no mark covers another.
private struct RowLayout {
  /// The marks, each with its vertical distance from the row's middle.
  let marks: [(mark: RowChart.Mark, offset: Double)]
  let height: Double

  private static let step = 8.5
  private static let reach = 4.8
  /// The height of a row with all marks on one level.
  private static let leastHeight = 22.0

  init(_ marks: [RowChart.Mark], _ scale: Scale) {
    var clusters: [(end: Double, members: [Int])] = []
    let extents = marks.map { Self.extent($0, scale) }
    for index in marks.indices.sorted(by: { (extents[$0].0, $0) < (extents[$1].0, $1) }) {
      if let last = clusters.last, extents[index].0 < last.end {
        clusters[clusters.count - 1].end = max(last.end, extents[index].1)
        clusters[clusters.count - 1].members.append(index)
      } else {
        clusters.append((extents[index].1, [index]))
      }
    }
    var offsets = Array(repeating: 0.0, count: marks.count)
    for cluster in clusters {
      // Marks keep the order of the series, so that the same series is always on top.
      for (place, index) in cluster.members.sorted().enumerated() {
        offsets[index] = (Double(place) - Double(cluster.members.count - 1) / 2) * Self.step
      }
    }
    self.marks = Array(zip(marks, offsets))
    height =
      Double((clusters.map(\.members.count).max() ?? 1) - 1) * Self.step + Self.leastHeight
  }

  /// Returns the horizontal range of a mark and its interval.
  private static func extent(_ mark: RowChart.Mark, _ scale: Scale) -> (Double, Double) {
    let figure = mark.figure
    let middle = scale(figure.estimate)
    let ends = [figure.low, figure.high].map { $0.map { scale($0) } ?? middle }
    return (min(ends[0], middle - reach), max(ends[1], middle + reach))
  }
}
