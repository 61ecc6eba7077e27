/// Text of several lines, wrapped to the view's width.
@usableFromInline package final class TextView: Control, TextInput {
  /// Called after each edit by the user, but not after a write by the app.
  package var onEdit: ((String) -> Void)?
  /// Whether the user can type.
  package let isEditable: Bool

  package init(_ identifier: String, isEditable: Bool = true, on loop: MainLoop) {
    self.isEditable = isEditable
    super.init(identifier, on: loop)
  }

  @usableFromInline package var text: String {
    get { storedText }
    set {
      guard countWrite("text", isEffective: newValue != storedText) else { return }
      storedText = newValue
      lines.invalidate()
      setNeedsDisplay()
    }
  }
  private var storedText = ""
  private var lines = WrappedText()

  package func type(_ text: String) {
    guard isEnabled, isEditable, !text.isEmpty else { return }
    storedText += text
    setNeedsDisplayOfEnd()
    onEdit?(storedText)
  }

  package func deleteBackward() {
    guard isEnabled, isEditable, !storedText.isEmpty else { return }
    storedText.removeLast()
    finishEdit()
  }

  package func clear() {
    guard isEnabled, isEditable, !storedText.isEmpty else { return }
    storedText = ""
    finishEdit()
  }

  package func replace(with text: String) {
    guard isEnabled, isEditable, !text.utf8.elementsEqual(storedText.utf8) else { return }
    storedText = text
    finishEdit()
  }

  private func finishEdit() {
    lines.invalidate()
    setNeedsDisplay()
    onEdit?(storedText)
  }

  /// Marks the lines that an appended text may have changed.
  private func setNeedsDisplayOfEnd() {
    guard lines.isWrapped(for: frame.size) else {
      lines.invalidate()
      return setNeedsDisplay()
    }
    let row = lines.rewrapEnd(of: storedText)
    setNeedsDisplay(in: Rect(x: 0, y: row, width: frame.width, height: lines.count - row))
  }

  package override var kind: String { "TextView" }
  package override var snapshotTexts: [String] { [storedText] }

  override func forgetCaches() {
    lines.invalidate()
  }

  package override func draw(_ canvas: Canvas) {
    lines.wrap(storedText, into: frame.size)
    for row in canvas.rows.clamped(to: 0..<lines.count) {
      let line = lines.line(row, of: storedText)
      canvas.line(line, at: Point(x: 0, y: row), style: isEnabled ? [] : .dim)
    }
  }
}
