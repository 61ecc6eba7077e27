import Toolkit

// What a view shows is there to be read: a value that it shows already is not written again.

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
}

extension TextView {
  func setText(_ text: String) {
    if text != self.text { self.text = text }
  }
}

extension ImageView {
  func setImageName(_ imageName: String) {
    if imageName != self.imageName { self.imageName = imageName }
  }
}
