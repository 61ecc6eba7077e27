package import Toolkit

/// One note, to read.
package final class DetailScreen: View {
  package let backButton: Button
  package let textView: TextView
  package let createdLabel: Label
  package let changedLabel: Label
  package let wordsLabel: Label
  package let editButton: Button
  package let deleteButton: Button
  private let page: PageView

  package init(on loop: MainLoop) {
    backButton = Button("nav.back", "Back", on: loop)
    page = PageView("detail.page", on: loop)
    textView = TextView("detail.text", isEditable: false, on: loop)
    createdLabel = Label("detail.created", on: loop)
    changedLabel = Label("detail.changed", on: loop)
    wordsLabel = Label("detail.words", on: loop)
    editButton = Button("detail.edit", "Edit", on: loop)
    deleteButton = Button("detail.delete", "Delete", on: loop)
    super.init("detail", on: loop)
    for view in [textView, createdLabel, changedLabel, wordsLabel] { page.addSubview(view) }
    for view in [backButton, page, editButton, deleteButton] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let width = frame.width
    let bottom = frame.height - 1
    backButton.frame = Rect(x: 0, y: 0, width: backButton.intrinsicSize.width, height: 1)
    page.frame = Rect(x: 0, y: 1, width: width, height: bottom - 2)
    textView.frame = Rect(x: 0, y: 0, width: width, height: page.frame.height - 3)
    for (line, label) in [createdLabel, changedLabel, wordsLabel].enumerated() {
      label.frame = Rect(x: 0, y: page.frame.height - 3 + line, width: width, height: 1)
    }
    let editWidth = editButton.intrinsicSize.width
    editButton.frame = Rect(x: 0, y: bottom, width: editWidth, height: 1)
    deleteButton.frame = Rect(
      x: editWidth + 1, y: bottom, width: deleteButton.intrinsicSize.width, height: 1)
  }
}
