/// The names of rows, right of the margin; a name that takes too much room is cut.
struct RowLabels {
  /// Where the widest one ends.
  let end: Double
  private let start: Double
  private static let widest = 250.0

  /// - Parameters:
  ///   - labels: all of them.
  ///   - signWidth: the room for a sign before each.
  init(_ labels: [String], signWidth: Double = 0) {
    start = Canvas.left + signWidth
    end = start + min(labels.map { TextStyle.label.width($0) }.max() ?? 0, Self.widest)
  }

  func draw(_ label: String, on canvas: inout Canvas, y: Double) {
    canvas.text(
      TextWidth.truncated(label, to: Self.widest, size: TextStyle.label.size), x: start, y: y)
  }
}
