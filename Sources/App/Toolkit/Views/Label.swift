/// One line of text.
@usableFromInline package final class Label: View {
  private let style: Style
  private var width: Int

  /// Makes a label with the text that a storyboard would give it; this is not a write of the app.
  package init(
    _ identifier: String? = nil, _ text: String = "", style: Style = [], on loop: MainLoop
  ) {
    self.style = style
    storedText = text
    width = CellWidth.of(text)
    super.init(identifier, on: loop)
  }

  @usableFromInline package var text: String {
    get { storedText }
    set {
      guard countWrite("text", isEffective: newValue != storedText) else { return }
      storedText = newValue
      setNeedsDisplay()
      let newWidth = CellWidth.of(newValue)
      if newWidth != width {
        width = newWidth
        invalidateIntrinsicSize()
      }
    }
  }
  private var storedText: String

  package override var kind: String { "Label" }
  package override var intrinsicSize: Size { Size(width: width, height: 1) }
  package override var snapshotTexts: [String] { [storedText] }

  package override func draw(_ canvas: Canvas) {
    canvas.text(storedText, cells: width, width: frame.width, style: style)
  }
}
