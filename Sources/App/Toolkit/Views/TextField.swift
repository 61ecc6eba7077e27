/// One line of text that the user can edit; a secure field shows bullets.
@usableFromInline package final class TextField: Control, TextInput {
  /// Called after each edit by the user, but not after a write by the app.
  package var onEdit: ((String) -> Void)?
  private let isSecure: Bool

  package init(_ identifier: String, isSecure: Bool = false, on loop: MainLoop) {
    self.isSecure = isSecure
    super.init(identifier, on: loop)
  }

  @usableFromInline package var text: String {
    get { storedText }
    set {
      guard countWrite("text", isEffective: newValue != storedText) else { return }
      storedText = newValue
      setNeedsDisplay()
    }
  }
  private var storedText = ""

  package func type(_ text: String) {
    let line = Self.line(of: text)
    guard isEnabled, !line.isEmpty else { return }
    storedText += line
    finishEdit()
  }

  package func deleteBackward() {
    guard isEnabled, !storedText.isEmpty else { return }
    storedText.removeLast()
    finishEdit()
  }

  package func clear() {
    guard isEnabled, !storedText.isEmpty else { return }
    storedText = ""
    finishEdit()
  }

  package func replace(with text: String) {
    let line = Self.line(of: text)
    guard isEnabled, !line.utf8.elementsEqual(storedText.utf8) else { return }
    storedText = line
    finishEdit()
  }

  /// Returns the text without line ends, because a field has only one line.
  private static func line(of text: String) -> String {
    text.contains { $0.isNewline } ? text.filter { !$0.isNewline } : text
  }

  private func finishEdit() {
    setNeedsDisplay()
    onEdit?(storedText)
  }

  private var shownText: String {
    isSecure ? String(repeating: "•", count: storedText.count) : storedText
  }

  package override var kind: String { isSecure ? "SecureField" : "TextField" }
  package override var snapshotTexts: [String] { [shownText] }

  package override func draw(_ canvas: Canvas) {
    let style: Style = isEnabled ? .underline : [.underline, .dim]
    canvas.fill(style: style)
    canvas.text(shownText, width: frame.width, style: style)
  }
}
