import Model

/// Every change of the notes makes the view models of all rows again, and reloads the table.
final class AllRowsAnew: RowStrategy {
  var endsWithDisplay: Bool { false }

  func notesLoaded(_ rows: RowViewModels) {
    rows.makeAll()
  }

  func notesChanged(_ changes: [NoteCollection.Change], _ rows: RowViewModels) {
    rows.removeAll()
    rows.makeAll()
  }

  func tell(_ update: RowsUpdate, by send: (RowsUpdate) -> Void) {
    if case .scrollToTop = update { return send(update) }
    send(.reload)
    if case .reorder(_, _?, _) = update { send(.scrollToTop) }
  }
}
