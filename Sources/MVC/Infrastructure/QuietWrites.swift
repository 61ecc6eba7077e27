import Toolkit

// Writes that leave a view alone when it shows the value already. A notice says which data have
// changed; two texts may still have one title, and two states of a load one button.

extension View {
  func setHidden(_ hidden: Bool) {
    if isHidden != hidden { isHidden = hidden }
  }
}

extension Control {
  func setEnabled(_ enabled: Bool) {
    if isEnabled != enabled { isEnabled = enabled }
  }
}

extension Label {
  func setText(_ newText: String) {
    if text != newText { text = newText }
  }
}

extension TableViewCell {
  func setSelected(_ selected: Bool) {
    if isSelected != selected { isSelected = selected }
  }
}

extension TextView {
  func setText(_ newText: String) {
    if text != newText { text = newText }
  }
}

extension ImageView {
  func setImageName(_ newName: String) {
    if imageName != newName { imageName = newName }
  }
}

extension TabBarController {
  func setSelectedIndex(_ index: Int) {
    if selectedIndex != index { selectedIndex = index }
  }
}
