/// A control with a title; the user taps it.
@usableFromInline package final class Button: Control, Tappable {
  /// The app's reaction to a tap.
  package var onTap: (() -> Void)?
  private var width: Int

  /// Makes a button with the title that a storyboard would give it; this is not a write of the app.
  package init(_ identifier: String, _ title: String = "", on loop: MainLoop) {
    storedTitle = title
    width = CellWidth.of(title)
    super.init(identifier, on: loop)
  }

  @usableFromInline package var title: String {
    get { storedTitle }
    set {
      guard countWrite("title", isEffective: newValue != storedTitle) else { return }
      storedTitle = newValue
      setNeedsDisplay()
      let newWidth = CellWidth.of(newValue)
      if newWidth != width {
        width = newWidth
        invalidateIntrinsicSize()
      }
    }
  }
  private var storedTitle: String

  package func tap() {
    guard isEnabled else { return }
    onTap?()
  }

  package override var kind: String { "Button" }
  package override var intrinsicSize: Size { Size(width: width + 4, height: 1) }
  package override var snapshotTexts: [String] { [storedTitle] }

  package override func draw(_ canvas: Canvas) {
    let style: Style = isEnabled ? .bold : .dim
    canvas.text("[ ", width: frame.width, style: style)
    canvas.text(storedTitle, at: Point(x: 2, y: 0), width: frame.width - 4, style: style)
    canvas.text(" ]", at: Point(x: frame.width - 2, y: 0), width: 2, style: style)
  }
}
