import Model
package import Toolkit

/// The list of notes; its initial state is that of a running first load.
package final class NotesScreen: View {
  package let titleLabel: Label
  package let createButton: Button
  package let sortButton: Button
  package let refreshButton: Button
  package let filterField: TextField
  package let bannerLabel: Label
  package let spinner: ActivityIndicator
  package let errorLabel: Label
  package let retryButton: Button
  package let emptyLabel: Label
  package let table: TableView

  package init(on loop: MainLoop) {
    titleLabel = Label("notes.title", style: .bold, on: loop)
    createButton = Button("notes.create", "New", on: loop)
    sortButton = Button("notes.sort", NotesWording.newestFirst, on: loop)
    refreshButton = Button("notes.refresh", "Refresh", on: loop)
    filterField = TextField("notes.filter", on: loop)
    bannerLabel = Label("notes.banner", "Could not refresh.", on: loop)
    spinner = ActivityIndicator("notes.spinner", on: loop)
    errorLabel = Label("notes.error", "Could not load your notes.", on: loop)
    retryButton = Button("notes.retry", "Retry", on: loop)
    emptyLabel = Label("notes.empty", NotesWording.noNotes, on: loop)
    table = TableView(
      "notes.table", rowIdentifierPrefix: NoteCell.identifierPrefix, on: loop)
    super.init("notes", on: loop)
    for control in [createButton, sortButton, refreshButton, filterField] as [Control] {
      control.startDisabled()
    }
    for view in [bannerLabel, errorLabel, retryButton, emptyLabel, table] { view.startHidden() }
    let views: [View] = [
      titleLabel, createButton, sortButton, refreshButton, filterField, bannerLabel, spinner,
      errorLabel, retryButton, emptyLabel, table,
    ]
    for view in views { addSubview(view) }
  }

  package override func layoutSubviews() {
    func place(_ view: View, x: Int = 0, y: Int, width: Int) {
      view.frame = Rect(x: x, y: y, width: width, height: 1)
    }
    place(titleLabel, y: 0, width: frame.width)
    var x = 0
    for button in [createButton, sortButton, refreshButton] {
      place(button, x: x, y: 1, width: button.intrinsicSize.width)
      x += button.frame.width + 1
    }
    place(filterField, y: 2, width: frame.width)
    place(bannerLabel, y: 3, width: frame.width)
    // At most one of these is visible at a time.
    for view in [spinner, errorLabel, emptyLabel] { place(view, y: 4, width: frame.width) }
    place(retryButton, y: 5, width: retryButton.intrinsicSize.width)
    table.frame = Rect(x: 0, y: 5, width: frame.width, height: min(15, frame.height - 5))
  }
}
