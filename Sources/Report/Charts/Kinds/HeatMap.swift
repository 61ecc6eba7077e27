/// A heat map of counts by row and column: higher counts are darker, and each field has its count.
package struct HeatMap: Chart {
  package let title: String
  package let subtitle: String
  package let summary: String
  private let rows: [String]
  private let columns: [String]
  private let counts: [[Int]]

  /// - Parameters:
  ///   - title: the heading of the chart.
  ///   - subtitle: how to read it.
  ///   - summary: the data in words.
  ///   - rows: the names of the rows, from the top.
  ///   - columns: the names of the columns, from the left.
  ///   - counts: the counts, row by row; missing counts are 0.
  package init(
    title: String, subtitle: String, summary: String, rows: [String], columns: [String],
    counts: [[Int]]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.summary = summary
    self.rows = rows
    self.columns = columns
    self.counts = counts
  }

  private static let rowHeight = 30.0
  private static let widestColumn = 96.0
  private static let widestHead = 150.0

  package func draw(on canvas: inout Canvas) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let labels = RowLabels(rows, widest: 170)
    let left = labels.end + 12
    let room = (Canvas.right - left) / Double(columns.count)
    let heads = columns.map { TextStyle.small.width($0) }.max() ?? 0
    let isLevel = heads + 8 < min(room, Self.widestColumn)
    // The width and height of a slanted name: its length times the sine of 45 degrees.
    let slope = isLevel ? 0 : min(heads, Self.widestHead) * 0.71
    let width = min(room - slope / Double(columns.count), Self.widestColumn)
    canvas.y += isLevel ? 20 : slope + 16
    drawHeads(left, width, isLevel: isLevel, on: &canvas)
    let most = counts.joined().max() ?? 0
    for (row, name) in rows.enumerated() {
      let y = canvas.y + Self.rowHeight / 2
      labels.draw(name, on: &canvas, y: y)
      for column in columns.indices {
        draw(
          count(row, column), of: most, x: left + Double(column) * width, y: y, width: width,
          on: &canvas)
      }
      canvas.y += Self.rowHeight
    }
  }

  private func count(_ row: Int, _ column: Int) -> Int {
    guard counts.indices.contains(row), counts[row].indices.contains(column) else { return 0 }
    return max(counts[row][column], 0)
  }

  private func drawHeads(
    _ left: Double, _ width: Double, isLevel: Bool, on canvas: inout Canvas
  ) {
    for (column, name) in columns.enumerated() {
      let x = left + (Double(column) + 0.5) * width
      if isLevel {
        canvas.text(name, x: x, y: canvas.y - 10, .small, anchor: .middle)
      } else {
        canvas.slantedText(
          TextWidth.truncated(name, to: Self.widestHead, size: TextStyle.small.size), x: x + 3,
          y: canvas.y - 6)
      }
    }
  }

  private func draw(
    _ count: Int, of most: Int, x: Double, y: Double, width: Double, on canvas: inout Canvas
  ) {
    let share = most > 0 ? (Double(count) / Double(most)).squareRoot() : 0
    let shades = canvas.theme.steps
    let shade = count == 0 ? nil : shades[min(Int(share * Double(shades.count)), shades.count - 1)]
    canvas.box(
      x: x + 1, y: y - Self.rowHeight / 2 + 1, width: width - 2, height: Self.rowHeight - 2,
      fill: shade?.fill ?? canvas.theme.surface, stroke: count == 0 ? canvas.theme.grid : nil)
    canvas.text(
      Self.text(count, in: width), x: x + width / 2, y: y, .small,
      colour: shade?.ink ?? canvas.theme.mutedInk, anchor: .middle)
  }

  /// Returns the count, in thousands if the full number is too wide.
  private static func text(_ count: Int, in width: Double) -> String {
    guard count > 0 else { return "·" }
    let whole = AxisUnit.count.label(Double(count))
    return TextStyle.small.width(whole) + 4 < width
      ? whole : DecimalText.text(Double(count) / 1_000, digits: 2) + "k"
  }
}

extension Canvas {
  /// Writes text that rises to the right from a point.
  fileprivate mutating func slantedText(_ text: String, x: Double, y: Double) {
    add(
      SVGElement(
        "text",
        [
          "transform": "translate(\(DecimalText.text(x)) \(DecimalText.text(y))) rotate(-45)",
          "fill": .init(theme.ink), "font-size": .init(TextStyle.small.size),
        ], text: text))
  }
}
