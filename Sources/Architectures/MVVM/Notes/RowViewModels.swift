import Model

/// The view models of the rows in view by the ids of their notes, and the id of the selected note.
final class RowViewModels {
  private let store: ObservableNotesStore
  private let pictures: ObservablePicturesStore
  private var rows: [Note.ID: NoteRowViewModel] = [:]
  /// The selected note, in view or not.
  private var selectedID: Note.ID?

  init(of store: ObservableNotesStore, pictures: ObservablePicturesStore) {
    self.store = store
    self.pictures = pictures
  }

  /// Makes the view model of a row that comes into view.
  func makeRow(of id: Note.ID) -> NoteRowViewModel? {
    guard let note = store.note(id) else { return nil }
    let row = NoteRowViewModel(note, mark: store.mark(of: id), pictures: pictures)
    row.select(id == selectedID)
    rows[id] = row
    return row
  }

  // MARK: - Changes

  /// A row has left the view; perhaps another one of the same note is there already.
  func endDisplay(of row: NoteRowViewModel) {
    if rows[row.id] === row { rows[row.id] = nil }
  }

  func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    if let selectedID { rows[selectedID]?.select(false) }
    selectedID = id
    if let id { rows[id]?.select(true) }
  }

  /// Passes changes to their rows.
  func follow(_ changes: [NoteCollection.Change]) {
    for change in changes { follow(change) }
  }

  private func follow(_ change: NoteCollection.Change) {
    if let note = change.new {
      rows[change.id]?.show(note, mark: store.mark(of: change.id))
    } else if change.id == selectedID {
      // A deleted note is not selected any more.
      select(nil)
    }
  }
}
