import ArchitectureKit
import Controllers
import Model

/// Loading, saving and deleting notes, and pushed changes of notes.
extension Workspace {
  func loadNotes() {
    isLoadingNotes = true
    environment.notes.load(in: session) { [unowned self] in notesLoaded($0) }
  }

  private func notesLoaded(_ result: Result<[Note], NotesError>) {
    isLoadingNotes = false
    guard case .success(let loaded) = result else { return list.showLoadFailure() }
    let changes = notes.load(loaded)
    if hasLoadedNotes {
      list.showRefresh(changes)
    } else {
      hasLoadedNotes = true
      list.showFirstNotes()
    }
    showOutsideList(changes)
    resumePendingWork()
  }

  /// Applies a push.
  ///
  /// A push before the first load is ignored, because the answer to the load will contain it.
  func notesPushed(_ push: [NoteChange]) {
    if hasLoadedNotes { show(notes.apply(push)) }
  }

  /// Shows the saved note at once and sends the save; the editor recognises its save by the number.
  func save(_ note: Note) -> NoteCollection.WriteNumber {
    let (number, changes) = notes.beginSave(note)
    show(changes)
    environment.notes.save(note, in: session) { [unowned self] in
      noteSaved(note.id, number, succeeded: $0.succeeded)
    }
    return number
  }

  private func noteSaved(
    _ id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    show(notes.endSave(of: id, number: number, succeeded: succeeded))
    guard let editor, editor.saveNumber == number else { return }
    if succeeded { closeEditor() } else { editor.showSaveFailure() }
  }

  /// Hides the note at once and sends the delete.
  func delete(_ id: Note.ID) {
    guard let (number, changes) = notes.beginDelete(id) else { return }
    show(changes)
    environment.notes.delete(id, in: session) { [unowned self] in
      noteDeleted(id, number, succeeded: $0.succeeded)
    }
  }

  private func noteDeleted(
    _ id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    show(notes.endDelete(of: id, number: number, succeeded: succeeded))
  }

  // MARK: - Showing changes

  private func show(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    list.show(changes)
    showOutsideList(changes)
  }

  private func showOutsideList(_ changes: [NoteCollection.Change]) {
    showDetail(changes)
    editor?.show(changes)
    if notes.markCount != toldMarkCount {
      toldMarkCount = notes.markCount
      tabs.showMarkCount(toldMarkCount)
    }
    if notes.count != toldNoteCount {
      toldNoteCount = notes.count
      profile.noteCountChanged()
    }
  }

  /// Shows the open note as it is now or, if it was deleted, its last content.
  private func showDetail(_ changes: [NoteCollection.Change]) {
    guard let detail else { return }
    let id = detail.note.id
    if let note = notes[id] {
      detail.show(note)
    } else if let last = changes.last(where: { $0.id == id && $0.new == nil })?.old {
      detail.show(last)
      resumePendingWork()
    }
  }
}
