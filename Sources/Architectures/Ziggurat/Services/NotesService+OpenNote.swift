import Model

// MARK: - Informed by the open note

extension NotesService: DetailInforming {
  func editTapped() {
    if let note = navigation.openNote?.note { editor.open(note) }
  }

  func deleteTapped() {
    guard let note = navigation.openNote?.note else { return }
    // Closed first: if an open note disappears, an alert says that it was deleted elsewhere.
    navigation.closeNote()
    rowDeleted(note.id)
  }

  func pageTurned(to id: Int) {
    guard navigation.openNote != nil, let note = note(id) else { return }
    rowSelected(id)
    navigation.turn(to: note)
  }
}

// MARK: - Informed by the editor

extension NotesService: SaveInforming {
  func saveTapped() {
    guard let note = editor.makeNote(), let number = save(note) else { return }
    editor.saveBegan(of: note, number)
  }
}
