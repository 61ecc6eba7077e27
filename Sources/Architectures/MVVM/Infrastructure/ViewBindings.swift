import Toolkit

// A target retains its view until the binding ends. The bag that ends the binding belongs to the
// controller that owns the view, so there is no cycle.

extension View {
  var shownTarget: BindingTarget<Bool> {
    BindingTarget(isShown: { self.isHidden != $0 }) { self.isHidden = !$0 }
  }
}

extension Control {
  var enabledTarget: BindingTarget<Bool> {
    BindingTarget(isShown: { self.isEnabled == $0 }) { self.isEnabled = $0 }
  }
}

extension Label {
  var textTarget: BindingTarget<String> {
    BindingTarget(isShown: { self.text == $0 }) { self.text = $0 }
  }

  /// Shows a message; for `nil` it hides the label and keeps its text.
  var messageTarget: BindingTarget<String?> {
    BindingTarget(isShown: { self.message == $0 }) { self.message = $0 }
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
  var titleTarget: BindingTarget<String> {
    BindingTarget(isShown: { self.title == $0 }) { self.title = $0 }
  }

  /// Makes a tap execute the command, and enables the button while the command is enabled.
  func bind(to command: Command, in bag: DisposalBag) {
    onTap = { command.execute() }
    command.isEnabled.bind(to: enabledTarget, in: bag)
  }
}

extension TextView {
  /// Skips the text that the user has just typed, which comes back from the view model.
  var textTarget: BindingTarget<String> {
    BindingTarget(isShown: { self.text == $0 }) { text in
      if text != self.text { self.text = text }
    }
  }
}

extension ImageView {
  var imageTarget: BindingTarget<String> {
    BindingTarget(isShown: { self.imageName == $0 }) { self.imageName = $0 }
  }
}

extension TabItem {
  var badgeTarget: BindingTarget<Int> {
    BindingTarget(isShown: { self.badge == $0 }) { self.badge = $0 }
  }
}

extension TableViewCell {
  var selectedTarget: BindingTarget<Bool> {
    BindingTarget(isShown: { self.isSelected == $0 }) { self.isSelected = $0 }
  }
}
