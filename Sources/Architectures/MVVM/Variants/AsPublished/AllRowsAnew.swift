import Model

/// Every change of the notes makes the view models of all rows again, and reloads the table.
final class AllRowsAnew: RowStrategy {
  var endsWithDisplay: Bool { false }

  func notesLoaded(_ rows: RowViewModels) {
    rows.makeAll()
  }

  func notesChanged(
    _ changes: [NoteCollection.Change], _ rows: RowViewModels, _ send: (RowsUpdate) -> Void
  ) {
    rows.removeAll()
    rows.makeAll()
    send(.reload)
  }

  func tell(_ update: RowsUpdate, by send: (RowsUpdate) -> Void) {
    switch update {
    case .insert, .delete, .move: break  // The reload follows with the new view models.
    case .scrollToTop, .reload: send(update)
    case .reorder(_, let top, _):
      send(.reload)
      if top != nil { send(.scrollToTop) }
    }
  }
}
