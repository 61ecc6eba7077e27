/// The names of rows, right of the margin; names that are too wide are truncated.
struct RowLabels {
  /// The right end of the widest name.
  let end: Double
  private let start: Double
  private let widest: Double

  /// - Parameters:
  ///   - labels: the names of all rows.
  ///   - symbolWidth: the width of the symbol before each name.
  ///   - widest: the maximum width of a name.
  init(_ labels: [String], symbolWidth: Double = 0, widest: Double = 250) {
    self.widest = widest
    start = Canvas.left + symbolWidth
    end = start + min(labels.map { TextStyle.label.width($0) }.max() ?? 0, widest)
  }

  func draw(_ label: String, on canvas: inout Canvas, y: Double) {
    canvas.text(
      TextWidth.truncated(label, to: widest, size: TextStyle.label.size), x: start, y: y)
  }
}
