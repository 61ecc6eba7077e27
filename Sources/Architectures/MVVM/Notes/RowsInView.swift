import Model

/// The view models of the rows in view, and the id of the selected note.
final class RowsInView {
  private let store: ObservableNotesStore
  private let pictures: ObservablePicturesStore
  private var rows: [Note.ID: NoteRowViewModel] = [:]
  /// The selected note, in view or not.
  private var selectedID: Note.ID?

  init(of store: ObservableNotesStore, pictures: ObservablePicturesStore) {
    self.store = store
    self.pictures = pictures
  }

  /// Returns the view model of a note with a row that comes into view.
  func row(of id: Note.ID) -> NoteRowViewModel? {
    if let known = rows[id] { return known }
    guard let note = store.note(id) else { return nil }
    let made = NoteRowViewModel(
      note, mark: store.mark(of: id), isSelected: id == selectedID, pictures: pictures)
    rows[id] = made
    return made
  }

  /// Releases the view model of a row that has left the view.
  func endDisplay(of id: Note.ID) {
    rows[id] = nil
  }

  func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    if let selectedID { rows[selectedID]?.select(false) }
    selectedID = id
    if let id { rows[id]?.select(true) }
  }

  func follow(_ change: NoteCollection.Change) {
    if let note = change.new {
      rows[change.id]?.show(note, mark: store.mark(of: change.id))
    } else if change.id == selectedID {
      // A deleted note is not selected any more.
      select(nil)
    }
  }
}
