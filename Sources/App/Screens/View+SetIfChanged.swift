public import Toolkit

// These functions write a property only if its value changes. Every write of a view is counted, and
// an effective one costs a repaint. Architectures that write the wanted value of a view use these
// functions. They are inlinable: a
// call into another module costs a retain and a release.

extension View {
  @inlinable package func setHidden(_ isHidden: Bool) {
    if isHidden != self.isHidden { self.isHidden = isHidden }
  }
}

extension Control {
  @inlinable package func setEnabled(_ isEnabled: Bool) {
    if isEnabled != self.isEnabled { self.isEnabled = isEnabled }
  }
}

extension Button {
  @inlinable package func setTitle(_ title: String) {
    if title != self.title { self.title = title }
  }
}

extension Label {
  @inlinable package func setText(_ text: String) {
    if text != self.text { self.text = text }
  }

  /// Shows the text, or hides the label if there is none.
  @inlinable package func setMessage(_ message: String?) {
    if let message { setText(message) }
    setHidden(message == nil)
  }
}

extension TextField {
  @inlinable package func setText(_ text: String) {
    if text != self.text { self.text = text }
  }
}

extension TextView {
  @inlinable package func setText(_ text: String) {
    if text != self.text { self.text = text }
  }
}

extension ImageView {
  @inlinable package func setImageName(_ imageName: String) {
    if imageName != self.imageName { self.imageName = imageName }
  }
}

extension TableViewCell {
  @inlinable package func setSelected(_ isSelected: Bool) {
    if isSelected != self.isSelected { self.isSelected = isSelected }
  }
}

extension TabBarController {
  @inlinable package func setSelectedIndex(_ index: Int) {
    if index != selectedIndex { selectedIndex = index }
  }
}
