/// A view that accepts the user's events while it is enabled.
open class Control: View {
  @usableFromInline package final var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard countWrite("isEnabled", isEffective: newValue != storedIsEnabled) else { return }
      storedIsEnabled = newValue
      setNeedsDisplay()
    }
  }
  private var storedIsEnabled = true

  /// Disables the control before the app runs, as in a storyboard; this is not a write of the app.
  package final func startDisabled() {
    storedIsEnabled = false
  }

  open override var snapshotFlags: [String] { isEnabled ? [] : ["disabled"] }
}

/// A view that the user can tap.
package protocol Tappable: View {
  func tap()
}

/// A view that accepts typed characters.
package protocol TextInput: View {
  /// Adds a text at the end by one edit: a typed character, or all that is pasted.
  func type(_ text: String)
  /// Removes the last character.
  func deleteBackward()
  /// Removes all text.
  func clear()
  /// Replaces the text by one edit, as after a paste or the choice of an input method.
  func replace(with text: String)
}

extension TextInput {
  /// Types one character at the end.
  package func type(_ character: Character) { type(String(character)) }
}
