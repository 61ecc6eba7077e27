import Model
import Screens
import Toolkit

// What the list opens: a note with its neighbours as pages, or an editor. A link to a note leads here, too.

extension NotesViewController {
  /// Selects the note and opens it.
  func openNote(_ note: Note) {
    select(note.id)
    let detail = DetailViewController(note, store: store, on: loop)
    detail.delegate = self
    navigationController?.push(detail)
  }

  func createNote() {
    present(
      EditorViewController(nil, in: store, on: loop) { [weak self] in self?.presentationEnded() })
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
