/// The names of rows, right of the margin; a name that takes too much room is cut.
struct RowLabels {
  /// Where the widest one ends.
  let end: Double
  private let start: Double
  private let widest: Double

  /// - Parameters:
  ///   - labels: all of them.
  ///   - signWidth: the room for a sign before each.
  ///   - widest: the most room that a name gets.
  init(_ labels: [String], signWidth: Double = 0, widest: Double = 250) {
    self.widest = widest
    start = Canvas.left + signWidth
    end = start + min(labels.map { TextStyle.label.width($0) }.max() ?? 0, widest)
  }

  func draw(_ label: String, on canvas: inout Canvas, y: Double) {
    canvas.text(
      TextWidth.truncated(label, to: widest, size: TextStyle.label.size), x: start, y: y)
  }
}
