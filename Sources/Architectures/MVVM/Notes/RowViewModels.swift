import Model

/// The view models of rows by the ids of their notes, and the id of the selected note.
final class RowViewModels {
  private let store: ObservableNotesStore
  private let pictures: ObservablePicturesStore
  let strategy: any RowStrategy
  private var rows: [Note.ID: NoteRowViewModel] = [:]
  /// The selected note, in view or not.
  private var selectedID: Note.ID?

  init(
    of store: ObservableNotesStore, pictures: ObservablePicturesStore, _ strategy: any RowStrategy
  ) {
    self.store = store
    self.pictures = pictures
    self.strategy = strategy
  }

  /// Returns the view model of a note, which is made if there is none.
  func row(of id: Note.ID) -> NoteRowViewModel? {
    // A view model that ends with the display of its row is made whenever the row comes into view.
    if !strategy.endsWithDisplay, let known = rows[id] { return known }
    guard let note = store.note(id) else { return nil }
    let row = strategy.makeRow(id, pictures)
    row.show(note, mark: store.mark(of: id))
    row.select(id == selectedID)
    rows[id] = row
    return row
  }

  /// Makes the view models of all notes that have none.
  func makeAll() {
    for note in store.notes { _ = row(of: note.id) }
  }

  func remove(_ id: Note.ID) {
    rows[id] = nil
  }

  func removeAll() {
    rows = [:]
  }

  // MARK: - Changes

  /// A row has left the view.
  func endDisplay(of id: Note.ID) {
    if strategy.endsWithDisplay, let row = rows.removeValue(forKey: id) { strategy.ended(row) }
  }

  func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    if let selectedID { rows[selectedID]?.select(false) }
    selectedID = id
    if let id { rows[id]?.select(true) }
  }

  /// All notes have been loaded.
  func notesLoaded() {
    strategy.notesLoaded(self)
  }

  /// Passes changes to their rows; `send` sends the table an update.
  func follow(_ changes: [NoteCollection.Change], _ send: (RowsUpdate) -> Void) {
    for change in changes { follow(change) }
    strategy.notesChanged(changes, self, send)
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

/// When the view models of rows are made and end, and what the table is told of changed rows: a
/// choice of the composition.
protocol RowStrategy: AnyObject {
  /// Whether a view model ends when its row has left the view.
  var endsWithDisplay: Bool { get }
  /// Returns a view model, new or used, that will show the note.
  func makeRow(_ id: Note.ID, _ pictures: ObservablePicturesStore) -> NoteRowViewModel
  func ended(_ row: NoteRowViewModel)
  func notesLoaded(_ rows: RowViewModels)
  func notesChanged(
    _ changes: [NoteCollection.Change], _ rows: RowViewModels, _ send: (RowsUpdate) -> Void)
  /// Sends the table an update, or others instead.
  func tell(_ update: RowsUpdate, by send: (RowsUpdate) -> Void)
}

extension RowStrategy {
  func makeRow(_ id: Note.ID, _ pictures: ObservablePicturesStore) -> NoteRowViewModel {
    NoteRowViewModel(id, pictures: pictures)
  }

  func ended(_ row: NoteRowViewModel) {}
  func notesLoaded(_ rows: RowViewModels) {}
  func notesChanged(
    _ changes: [NoteCollection.Change], _ rows: RowViewModels, _ send: (RowsUpdate) -> Void
  ) {}

  func tell(_ update: RowsUpdate, by send: (RowsUpdate) -> Void) {
    send(update)
  }
}

/// A view model lasts as long as its row is in view.
final class RowsInView: RowStrategy {
  var endsWithDisplay: Bool { true }
}
