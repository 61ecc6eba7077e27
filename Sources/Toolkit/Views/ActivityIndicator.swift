/// A sign that something is under way.
package final class ActivityIndicator: View {
  package override var kind: String { "ActivityIndicator" }
  package override var intrinsicSize: Size { Size(width: 3, height: 1) }

  package override func draw(_ canvas: Canvas) {
    canvas.text("...", width: frame.width, style: .dim)
  }
}
