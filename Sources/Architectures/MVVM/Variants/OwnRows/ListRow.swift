import Model

/// What a row is sorted by, kept so that no search asks the store.
struct ListRow {
  let id: Note.ID
  let touchedAt: Timestamp
  /// Empty in rows that are not sorted by it.
  let title: String

  init(of note: Note, _ order: NoteOrder) {
    id = note.id
    touchedAt = note.touchedAt
    title = order == .byTitle ? Model.title(of: note.text) : ""
  }

  /// Returns the sort descriptor of an order.
  static func sorted(in order: NoteOrder) -> (ListRow, ListRow) -> Bool {
    switch order {
    case .byChange: { byChange($0.touchedAt, $0.id, $1.touchedAt, $1.id) }
    case .byTitle: { byTitle($0.title, $0.id, $1.title, $1.id) }
    }
  }
}
