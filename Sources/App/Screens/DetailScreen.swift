package import Toolkit

/// The frame around the pages of notes: buttons and a page view.
package final class DetailScreen: View {
  package let backButton: Button
  /// Used by a `PageViewController` with `NotePageScreen`s as its pages.
  package let pageView: PageView
  package let editButton: Button
  package let deleteButton: Button

  package init(on loop: MainLoop) {
    backButton = Button("nav.back", "Back", on: loop)
    pageView = PageView("detail.page", on: loop)
    editButton = Button("detail.edit", "Edit", on: loop)
    deleteButton = Button("detail.delete", "Delete", on: loop)
    super.init("detail", on: loop)
    for view in [backButton, pageView, editButton, deleteButton] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let bottom = frame.height - 1
    backButton.frame = Rect(x: 0, y: 0, width: backButton.intrinsicSize.width, height: 1)
    pageView.frame = Rect(x: 0, y: 1, width: frame.width, height: bottom - 2)
    let editWidth = editButton.intrinsicSize.width
    editButton.frame = Rect(x: 0, y: bottom, width: editWidth, height: 1)
    deleteButton.frame = Rect(
      x: editWidth + 1, y: bottom, width: deleteButton.intrinsicSize.width, height: 1)
  }
}
