package import Toolkit

/// A sheet in which the user writes a note.
package final class EditorScreen: View {
  package let cancelButton: Button
  /// Disabled at first, because there is nothing to save.
  package let saveButton: Button
  package let textView: TextView
  package let counterLabel: Label
  package let errorLabel: Label
  package let conflictLabel: Label
  package let keepMineButton: Button
  package let takeTheirsButton: Button

  package init(on loop: MainLoop) {
    cancelButton = Button("editor.cancel", "Cancel", on: loop)
    saveButton = Button("editor.save", "Save", on: loop)
    saveButton.startDisabled()
    textView = TextView("editor.text", on: loop)
    counterLabel = Label("editor.counter", on: loop)
    errorLabel = Label("editor.error", "Could not save.", on: loop)
    conflictLabel = Label("editor.conflict", "This note was changed elsewhere.", on: loop)
    keepMineButton = Button("editor.keepMine", "Keep mine", on: loop)
    takeTheirsButton = Button("editor.takeTheirs", "Take theirs", on: loop)
    super.init("editor", on: loop)
    for view in [errorLabel, conflictLabel, keepMineButton, takeTheirsButton] {
      view.startHidden()
    }
    let views: [View] = [
      cancelButton, saveButton, textView, counterLabel, errorLabel, conflictLabel,
      keepMineButton, takeTheirsButton,
    ]
    for view in views { addSubview(view) }
  }

  /// A sheet takes most of the window.
  package override var intrinsicSize: Size { Size(width: 72, height: 22) }

  package override func draw(_ canvas: Canvas) {
    canvas.fill()
  }

  package override func layoutSubviews() {
    let width = frame.width
    let bottom = frame.height - 4
    func place(_ views: [View], y: Int) {
      var x = 0
      for view in views {
        view.frame = Rect(x: x, y: y, width: view.intrinsicSize.width, height: 1)
        x += view.frame.width + 1
      }
    }
    place([cancelButton, saveButton], y: 0)
    textView.frame = Rect(x: 0, y: 1, width: width, height: bottom - 1)
    for (line, label) in [counterLabel, errorLabel, conflictLabel].enumerated() {
      label.frame = Rect(x: 0, y: bottom + line, width: width, height: 1)
    }
    place([keepMineButton, takeTheirsButton], y: bottom + 3)
  }
}
