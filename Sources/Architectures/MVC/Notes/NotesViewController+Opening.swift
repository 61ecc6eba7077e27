import Model
import Screens
import Toolkit

// What the list opens: a note with its neighbours as pages, or an editor. Taps and links lead here.

extension NotesViewController {
  /// Selects the note and opens it, or presents an alert if there is no such note.
  func openNote(_ id: Note.ID) {
    guard let note = store.note(id) else {
      return present(AlertController.unknownNote(id, on: loop, ok: onUncovered))
    }
    select(id)
    let detail = DetailViewController(note, store: store, onUncovered: onUncovered, on: loop)
    detail.delegate = self
    navigationController?.push(detail)
  }

  /// Opens an editor for a new note, over the screen that is shown.
  func createNote() {
    present(EditorViewController(nil, in: store, onClose: onUncovered, on: loop))
  }
}

extension NotesViewController: DetailViewControllerDelegate {
  /// Uses the order of all notes for a note that the filter hides.
  ///
  /// The list is covered and has no property pass meanwhile, so it first takes the changes over.
  func detailViewController(
    _ controller: DetailViewController, noteBeside note: Note, step: Int
  ) -> Note? {
    showChangedRows()
    let pages = rows.row(of: note) == nil ? allRows() : rows
    guard let row = pages.row(of: note), pages.ids.indices.contains(row + step) else { return nil }
    return store.note(pages[row + step])
  }

  private func allRows() -> NoteResults {
    let all = NoteResults(of: store)
    all.fetch(order: rows.order, filter: "")
    return all
  }

  func detailViewController(_ controller: DetailViewController, didTurnTo note: Note) {
    select(note.id)
  }
}
