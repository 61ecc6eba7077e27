import Model
import Screens
import Toolkit

// What the list leads to: a note, with its neighbours as pages, or an editor. The user's taps come
// here, and links.

extension NotesViewController {
  /// Selects the note and opens it, or says that there is none.
  func openNote(_ id: Note.ID) {
    guard let note = store.note(id) else {
      return present(AlertController.unknownNote(id, on: loop, ok: onUncovered))
    }
    select(id)
    let detail = DetailViewController(note, store: store, onUncovered: onUncovered, on: loop)
    detail.delegate = self
    navigationController?.push(detail)
  }

  /// Opens an editor for a new note, over whatever is on the screen.
  func createNote() {
    present(EditorViewController(creatingIn: store, onClose: onUncovered, on: loop))
  }
}

extension NotesViewController: DetailViewControllerDelegate {
  /// A note that has no row, as the filter hides it, lies among all notes.
  func detailViewController(
    _ controller: DetailViewController, noteBeside note: Note, step: Int
  ) -> Note? {
    let pages = rows.row(of: note) == nil ? NoteRows(store.all, order: rows.order) : rows
    guard let row = pages.row(of: note), pages.ids.indices.contains(row + step) else { return nil }
    return store.note(pages[row + step])
  }

  func detailViewController(_ controller: DetailViewController, didTurnTo note: Note) {
    select(note.id)
  }
}
