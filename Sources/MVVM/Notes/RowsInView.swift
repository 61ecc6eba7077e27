import Model

/// The view models of the rows in view, and which note is selected.
///
/// No flag of selection lies with the notes: it is one id, in view or not.
class RowsInView {
  private let store: ObservableNotesStore
  private let pictures: ObservablePicturesStore
  private var rows: [Note.ID: NoteRowViewModel] = [:]
  private var selectedID: Note.ID?

  init(of store: ObservableNotesStore, pictures: ObservablePicturesStore) {
    self.store = store
    self.pictures = pictures
  }

  /// Whether the table has to ask for all rows again after each change.
  var reloads: Bool { false }

  /// No row needs its view model any more.
  final func forgetRows() {
    rows = [:]
  }

  /// The rows are others now, or in another order.
  func remake(_ ids: [Note.ID]) {}

  /// The view model of a note whose row comes into view: `spare`, which no row needs, or a new one.
  final func row(of id: Note.ID, reusing spare: NoteRowViewModel? = nil) -> NoteRowViewModel? {
    if let known = rows[id] { return known }
    guard let note = store.note(id) else { return nil }
    if let spare {
      spare.show(note, mark: store.mark(of: id))
      spare.select(id == selectedID)
      rows[id] = spare
      return spare
    }
    let made = NoteRowViewModel(
      note, mark: store.mark(of: id), isSelected: id == selectedID, pictures: pictures)
    rows[id] = made
    return made
  }

  /// The row has left the view: its view model is needed no more.
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
      // Selection goes with its note.
      select(nil)
    }
  }
}
