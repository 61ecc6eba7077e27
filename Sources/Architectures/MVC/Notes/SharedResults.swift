import Model

/// Results that leave their rows to `NoteRows`.
final class SharedResults: NoteResults {
  weak var delegate: (any NoteResultsDelegate)?
  private var rows = NoteRows(order: .byChange)
  private let store: NotesStore

  /// Starts without rows.
  init(of store: NotesStore) {
    self.store = store
  }

  var order: NoteOrder { rows.order }
  var filter: String { rows.filter }
  var ids: [Note.ID] { rows.ids }

  func row(of note: Note) -> Int? { rows.row(of: note) }

  func fetch(order: NoteOrder, filter: String) {
    rows = NoteRows(store.all, order: order, filter: filter)
  }

  func shouldFetch(after changes: [NoteCollection.Change]) -> Bool {
    rows.shouldResort(after: changes)
  }

  func apply(_ changes: [NoteCollection.Change]) {
    for change in changes {
      guard let row = rows.apply(change) else { continue }
      delegate?.results(self, didChange: row, by: change)
    }
  }
}
