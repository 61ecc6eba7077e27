import Toolkit

// The leaves of pruning: of the fields of a view model that differs from the last one, only those
// are written whose view shows another value.

extension View {
  func setHidden(_ isHidden: Bool) {
    if isHidden != self.isHidden { self.isHidden = isHidden }
  }
}

extension Control {
  func setEnabled(_ isEnabled: Bool) {
    if isEnabled != self.isEnabled { self.isEnabled = isEnabled }
  }
}

extension Label {
  func setText(_ text: String) {
    if text != self.text { self.text = text }
  }

  /// Shows the text, or nothing at all.
  func setMessage(_ message: String?) {
    if let message { setText(message) }
    setHidden(message == nil)
  }
}

extension Button {
  func setTitle(_ title: String) {
    if title != self.title { self.title = title }
  }
}

extension ImageView {
  func setImage(_ imageName: String) {
    if imageName != self.imageName { self.imageName = imageName }
  }
}

extension TextField {
  func setText(_ text: String) {
    if text != self.text { self.text = text }
  }
}

extension TextView {
  func setText(_ text: String) {
    if text != self.text { self.text = text }
  }
}
