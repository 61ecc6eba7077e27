import Toolkit

// A target keeps its view; it goes with the binding, and the bag that ends the binding belongs to
// the controller that owns the view.

extension View {
  var shownTarget: BindingTarget<Bool> {
    BindingTarget { self.isHidden = !$0 }
  }
}

extension Control {
  var enabledTarget: BindingTarget<Bool> {
    BindingTarget { self.isEnabled = $0 }
  }
}

extension Label {
  var textTarget: BindingTarget<String> {
    BindingTarget { self.text = $0 }
  }

  /// A message, or none: then the label is hidden and left as it is.
  var messageTarget: BindingTarget<String?> {
    BindingTarget { self.message = $0 }
  }

  private var message: String? {
    get { isHidden ? nil : text }
    set {
      if let newValue, newValue != text { text = newValue }
      if isHidden != (newValue == nil) { isHidden = newValue == nil }
    }
  }
}

extension Button {
  var titleTarget: BindingTarget<String> {
    BindingTarget { self.title = $0 }
  }

  /// A tap executes the command; the button is enabled while the command is.
  func bind(to command: Command, in bag: DisposalBag) {
    onTap = { command.execute() }
    command.isEnabled.bind(to: enabledTarget, in: bag)
  }
}

extension TextView {
  var textTarget: BindingTarget<String> {
    BindingTarget { self.text = $0 }
  }
}

extension TabItem {
  var badgeTarget: BindingTarget<Int> {
    BindingTarget { self.badge = $0 }
  }
}

extension TableViewCell {
  var selectedTarget: BindingTarget<Bool> {
    BindingTarget { self.isSelected = $0 }
  }
}
