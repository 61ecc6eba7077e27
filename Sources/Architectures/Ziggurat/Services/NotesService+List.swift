import Model

// MARK: - What is read of the notes and their list

extension NotesService: NoteListReading {
  var noteCount: Int { state.notes.count }
  var markCount: Int { state.notes.markCount }
  var loadState: LoadState { state.loadState }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    state.list.neighbours(of: note)
  }

  var order: NoteOrder { state.list.rows.order }
  var filter: String { state.list.rows.filter }
  var rowIDs: [Note.ID] { state.list.rows.ids }
  var rowCount: Int { state.list.rowCount }
  var rowsInView: Range<Int> { state.list.rowsInView }
  var selectedID: Note.ID? { state.list.selectedID }
  var arrangement: Int { state.list.arrangement }
}

// MARK: - Informed of the open note

extension NotesService: PageInforming, DeleteInforming {
  func rowOpened(_ id: Note.ID) {
    guard navigation.openNote == nil, let note = note(id) else { return }
    navigation.open(note)
  }

  func pageTurned(to id: Int) {
    guard navigation.openNote != nil, let note = note(id) else { return }
    rowSelected(id)
    navigation.turn(to: note)
  }

  func deleteTapped() {
    guard let note = navigation.openNote?.note else { return }
    // Closed first: if an open note disappears, an alert says that it was deleted elsewhere.
    navigation.closeNote()
    rowDeleted(note.id)
  }
}
