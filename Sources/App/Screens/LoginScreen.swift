package import Toolkit

/// The form for the log-in.
package final class LoginScreen: View {
  package let nameField: TextField
  package let passwordField: TextField
  /// Disabled at first, because both fields are empty.
  package let submitButton: Button
  package let spinner: ActivityIndicator
  package let errorLabel: Label

  package init(on loop: MainLoop) {
    nameField = TextField("login.name", on: loop)
    passwordField = TextField("login.password", isSecure: true, on: loop)
    submitButton = Button("login.submit", "Log in", on: loop)
    submitButton.startDisabled()
    spinner = ActivityIndicator("login.spinner", on: loop)
    spinner.startHidden()
    errorLabel = Label("login.error", on: loop)
    errorLabel.startHidden()
    super.init("login", on: loop)
    for view in [nameField, passwordField, submitButton, spinner, errorLabel] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let left = max(0, (frame.width - 32) / 2)
    for (line, view) in subviews.enumerated() {
      let width = view === submitButton ? submitButton.intrinsicSize.width : 32
      view.frame = Rect(x: left, y: 6 + line * 2, width: width, height: 1)
    }
  }
}
