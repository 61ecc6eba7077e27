import Model
import Screens
import Toolkit

// What the list opens: a note with its neighbours as pages, or an editor. Taps and links lead here.

extension NotesViewController {
  /// Selects the note and opens it, or presents an alert if there is no such note.
  func openNote(_ id: Note.ID) {
    guard let note = store.note(id) else {
      return present(
        AlertController.unknownNote(id, on: loop) { [weak self] in self?.presentationEnded() })
    }
    select(id)
    let detail = DetailViewController(note, store: store, on: loop)
    detail.delegate = self
    self.detail = detail
    navigationController?.push(detail)
  }

  /// Opens an editor for a new note, over the screen that is shown.
  func createNote() {
    present(
      EditorViewController(nil, in: store, on: loop) { [weak self] in self?.presentationEnded() })
  }

  /// Lets the open note, if there is one, show that it was deleted.
  func showDeletion() {
    detail?.showDeletion()
  }

  private func presentationEnded() {
    delegate?.notesViewControllerDidEndPresentation(self)
  }
}

extension NotesViewController: DetailViewControllerDelegate {
  /// Uses the order of all notes for a note that the filter hides.
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

  func detailViewControllerDidEndPresentation(_ controller: DetailViewController) {
    presentationEnded()
  }
}
