import Model
import Screens
import Toolkit

extension NotesViewController: StateSubscriber {
  func newState(_ state: AppState) {
    screen.titleLabel.text = "Notes (\(state.notes.collection.count))"
    for control in [screen.createButton, screen.sortButton] {
      control.isEnabled = state.notes.hasLoaded
    }
    screen.filterField.isEnabled = state.notes.hasLoaded
    screen.table.isHidden = !state.notes.hasLoaded
    screen.refreshButton.isEnabled = state.notes.canRefresh
    screen.errorLabel.isHidden = !state.notes.canRetry
    screen.retryButton.isHidden = !state.notes.canRetry
    screen.spinner.isHidden = !NotesSelectors.isFirstLoadRunning(state)
    screen.bannerLabel.isHidden = !NotesSelectors.isStale(state)
    screen.sortButton.title = NotesSelectors.order(state)
    let emptiness = NotesSelectors.emptiness(state)
    screen.emptyLabel.isHidden = emptiness == nil
    if let emptiness { screen.emptyLabel.text = emptiness }
    reloadRows(state)
  }

  /// Rows that are others, or in other places, are reloaded; the rest is painted where it stands,
  /// as the table may be in the middle of a layout: rows that come into view ask for pictures.
  private func reloadRows(_ state: AppState) {
    let update = state.notes.rowUpdate
    if update.revision != shownRevision {
      shownRevision = update.revision
      screen.table.reloadData()
      if update.scrollsToTop { screen.table.scroll(toTop: 0) }
    }
    for row in screen.table.visibleRows {
      if let cell = screen.table.cellForRow(row) as? NoteCell { cell.repaint(from: state) }
    }
  }
}

extension NoteCell {
  fileprivate func repaint(from state: AppState) {
    var selector = NoteRowSelector(of: noteID)
    guard let row = selector(state) else { return }
    titleLabel.text = row.title
    dateLabel.text = row.date
    markLabel.text = row.mark
    pictureView.imageName = row.imageName
    isSelected = row.isSelected
  }
}
