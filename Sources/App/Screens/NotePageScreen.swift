package import Toolkit

/// The page that shows one note.
package final class NotePageScreen: View {
  package let textView: TextView
  package let createdLabel: Label
  package let changedLabel: Label
  package let wordsLabel: Label

  package init(on loop: MainLoop) {
    textView = TextView("detail.text", isEditable: false, on: loop)
    createdLabel = Label("detail.created", on: loop)
    changedLabel = Label("detail.changed", on: loop)
    wordsLabel = Label("detail.words", on: loop)
    super.init(on: loop)
    for view in [textView, createdLabel, changedLabel, wordsLabel] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let bottom = frame.height - 3
    textView.frame = Rect(x: 0, y: 0, width: frame.width, height: bottom)
    for (line, label) in [createdLabel, changedLabel, wordsLabel].enumerated() {
      label.frame = Rect(x: 0, y: bottom + line, width: frame.width, height: 1)
    }
  }
}
