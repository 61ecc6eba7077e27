import Model

// MARK: - What is read of the notes and their list

extension NotesService: NotesReading {
  var loadState: LoadState { state.loadState }
  var noteCount: Int { state.notes.count }
  var markCount: Int { state.notes.markCount }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    state.list.neighbours(of: note)
  }

  var order: NoteOrder { state.list.rows.order }
  var filter: String { state.list.rows.filter }
  var rowIDs: [Note.ID] { state.list.rows.ids }
  var topRow: Int { state.list.topRow }
  var rowsInView: Range<Int> { state.list.rowsInView }
  var selectedID: Note.ID? { state.list.selectedID }
}
