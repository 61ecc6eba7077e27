import Model

/// Every row of the list has a view model, in view or not: the ladder without `onlyInView`.
final class AllRows: RowStrategy {
  var endsWithDisplay: Bool { false }

  func notesLoaded(_ rows: RowViewModels) {
    rows.makeAll()
  }

  func notesChanged(
    _ changes: [NoteCollection.Change], _ rows: RowViewModels, _ send: (RowsUpdate) -> Void
  ) {
    for change in changes {
      if change.new == nil { rows.remove(change.id) } else { _ = rows.row(of: change.id) }
    }
  }
}
