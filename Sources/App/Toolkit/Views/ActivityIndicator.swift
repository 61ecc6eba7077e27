/// A spinner, which shows that something is running.
open class ActivityIndicator: View {
  open override var kind: String { "ActivityIndicator" }
  open override var intrinsicSize: Size { Size(width: 3, height: 1) }

  open override func draw(_ canvas: Canvas) {
    canvas.text("...", width: frame.width, style: .dim)
  }
}
