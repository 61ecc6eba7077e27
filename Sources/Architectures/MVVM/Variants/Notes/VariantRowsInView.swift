import Model

/// The view models of the rows in view, and the id of the selected note.
class VariantRowsInView {
  private let store: VariantNotesStore
  private let pictures: VariantPicturesStore
  private var rows: [Note.ID: VariantNoteRowViewModel] = [:]
  /// The selected note, in view or not.
  private var selectedID: Note.ID?

  init(of store: VariantNotesStore, pictures: VariantPicturesStore) {
    self.store = store
    self.pictures = pictures
  }

  /// Whether each change replaces all rows of the table.
  var reloads: Bool { false }

  final func forgetRows() {
    rows = [:]
  }

  /// Takes note of the ids of all rows, which are different ones or in another order.
  func remake(_ ids: [Note.ID]) {}

  /// Returns the view model of a note with a row that comes into view.
  ///
  /// If `spare` is a view model that no row needs, it takes the note.
  final func row(
    of id: Note.ID, reusing spare: VariantNoteRowViewModel? = nil
  ) -> VariantNoteRowViewModel? {
    if let known = rows[id] { return known }
    guard let note = store.note(id) else { return nil }
    if let spare {
      spare.show(note, mark: store.mark(of: id))
      spare.select(id == selectedID)
      rows[id] = spare
      return spare
    }
    let made = VariantNoteRowViewModel(
      note, mark: store.mark(of: id), isSelected: id == selectedID, pictures: pictures)
    rows[id] = made
    return made
  }

  /// Releases the view model of a row that has left the view.
  func endDisplay(of id: Note.ID) {
    rows[id] = nil
  }

  final func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    if let selectedID { rows[selectedID]?.select(false) }
    selectedID = id
    if let id { rows[id]?.select(true) }
  }

  final func follow(_ change: NoteCollection.Change) {
    if let note = change.new {
      rows[change.id]?.show(note, mark: store.mark(of: change.id))
    } else if change.id == selectedID {
      // A deleted note is not selected any more.
      select(nil)
    }
  }
}
