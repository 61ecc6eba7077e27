import Toolkit

extension View {
  var shownTarget: BindingTarget<View, Bool> {
    BindingTarget(self, isShown: { $0.isHidden != $1 }, set: { $0.isHidden = !$1 })
  }
}

extension Control {
  var enabledTarget: BindingTarget<Control, Bool> {
    BindingTarget(self, isShown: { $0.isEnabled == $1 }, set: { $0.isEnabled = $1 })
  }
}

extension Label {
  var textTarget: BindingTarget<Label, String> {
    BindingTarget(self, isShown: { $0.text == $1 }, set: { $0.text = $1 })
  }

  /// Shows a message; for `nil` it hides the label and keeps its text.
  var messageTarget: BindingTarget<Label, String?> {
    BindingTarget(self, isShown: { $0.message == $1 }, set: { $0.message = $1 })
  }

  private var message: String? {
    get { isHidden ? nil : text }
    set {
      if let newValue { textTarget.show(newValue) }
      shownTarget.show(newValue != nil)
    }
  }
}

extension Button {
  var titleTarget: BindingTarget<Button, String> {
    BindingTarget(self, isShown: { $0.title == $1 }, set: { $0.title = $1 })
  }

  /// Makes a tap execute the command, and enables the button while the command is enabled.
  func bind(to command: Command, in bag: BindingBag) {
    onTap = { command.execute() }
    command.isEnabled.bind(to: enabledTarget, in: bag)
  }
}

extension TextView {
  /// Skips the text that the user has just typed, which comes back from the view model.
  var textTarget: BindingTarget<TextView, String> {
    BindingTarget(self, isShown: { $0.text == $1 }, set: { $0.text = $1 })
  }
}

extension ImageView {
  var imageTarget: BindingTarget<ImageView, String> {
    BindingTarget(self, isShown: { $0.imageName == $1 }, set: { $0.imageName = $1 })
  }
}

extension TabItem {
  var badgeTarget: BindingTarget<TabItem, Int> {
    BindingTarget(self, isShown: { $0.badge == $1 }, set: { $0.badge = $1 })
  }
}

extension TableViewCell {
  var selectedTarget: BindingTarget<TableViewCell, Bool> {
    BindingTarget(self, isShown: { $0.isSelected == $1 }, set: { $0.isSelected = $1 })
  }
}
