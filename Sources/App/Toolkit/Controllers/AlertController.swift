/// A question or a message above all other views; each of its buttons dismisses it.
package final class AlertController: ViewController {
  /// A button of an alert: its identifier, its title, and the app's reaction to a tap.
  package struct Action {
    let identifier: String
    let title: String
    let handler: () -> Void

    package init(_ identifier: String, _ title: String, handler: @escaping () -> Void = {}) {
      self.identifier = identifier
      self.title = title
      self.handler = handler
    }
  }

  private let message: String
  private let actions: [Action]

  package init(_ message: String, _ actions: [Action], on loop: MainLoop) {
    self.message = message
    self.actions = actions
    super.init(on: loop)
  }

  package override func loadView() -> View {
    let buttons = actions.map { action in
      let button = Button(action.identifier, action.title, on: loop)
      button.onTap = { [weak self] in
        self?.dismiss()
        action.handler()
      }
      return button
    }
    return Alert(message, buttons: buttons, on: loop)
  }
}

/// The view of an alert: a message with buttons below it.
package final class Alert: View {
  private let message: String

  init(_ message: String, buttons: [Button], on loop: MainLoop) {
    self.message = message
    super.init("alert", on: loop)
    for button in buttons { addSubview(button) }
  }

  package override var kind: String { "Alert" }
  package override var snapshotTexts: [String] { [message] }

  package override var intrinsicSize: Size {
    let buttons = subviews.reduce(0) { $0 + $1.intrinsicSize.width + 1 }
    return Size(width: max(CellWidth.of(message), buttons) + 4, height: 5)
  }

  package override func draw(_ canvas: Canvas) {
    canvas.fill()
    canvas.text(message, at: Point(x: 2, y: 1), width: frame.width - 4, style: .bold)
  }

  package override func layoutSubviews() {
    var x = 2
    for button in subviews {
      button.frame = Rect(x: x, y: 3, width: button.intrinsicSize.width, height: 1)
      x += button.frame.width + 1
    }
  }
}
