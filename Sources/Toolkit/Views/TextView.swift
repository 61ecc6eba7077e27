/// Text of several lines, wrapped to the view's width.
package final class TextView: Control, TextInput {
  /// Called after each edit by the user, not after a write of the app.
  package var onEdit: ((String) -> Void)?
  private let isEditable: Bool

  package init(_ identifier: String, isEditable: Bool = true, on loop: MainLoop) {
    self.isEditable = isEditable
    super.init(identifier, on: loop)
  }

  package var text: String {
    get { storedText }
    set {
      guard countWrite("text", isEffective: newValue != storedText) else { return }
      storedText = newValue
      setNeedsDisplay()
    }
  }
  private var storedText = ""

  package func type(_ character: Character) {
    guard isEnabled, isEditable else { return }
    storedText.append(character)
    finishEdit()
  }

  package func clear() {
    guard isEnabled, isEditable, !storedText.isEmpty else { return }
    storedText = ""
    finishEdit()
  }

  private func finishEdit() {
    setNeedsDisplay()
    onEdit?(storedText)
  }

  package override var kind: String { "TextView" }
  package override var snapshotTexts: [String] { [storedText] }

  package override func draw(_ canvas: Canvas) {
    var row = 0
    TextLines.forEach(in: storedText, width: frame.width) { line in
      canvas.line(line, at: Point(x: 0, y: row), style: isEnabled ? [] : .dim)
      row += 1
      return row < frame.height
    }
  }
}
