import Controllers
import Model

/// Action creators for the editor.
final class EditorActions {
  private let dispatcher: Dispatcher<Action>
  private let session: SessionStore
  private let notes: NotesStore
  private let editor: EditorStore
  private let client: NotesController
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ client: NotesController,
    now: @escaping () -> Timestamp, makeNoteID: @escaping () -> Note.ID
  ) {
    self.dispatcher = dispatcher
    session = stores.session
    notes = stores.notes
    editor = stores.editor
    self.client = client
    self.now = now
    self.makeNoteID = makeNoteID
  }

  func create() {
    dispatcher.dispatch(.createNote)
  }

  func edit(_ note: Note) {
    dispatcher.dispatch(.editNote(note))
  }

  func edit(_ text: String) {
    dispatcher.dispatch(.editText(text))
  }

  func save() {
    guard let session = session.session, let draft = editor.draft, draft.canSave else { return }
    let note = draft.noteToSave(now: now(), makeID: makeNoteID)
    dispatcher.dispatch(.saveNote(note, draft.id))
    guard let number = notes.lastWrite else { return }
    client.save(note, in: session) { [weak self] result in
      self?.dispatcher.dispatch(
        .server(.noteSaved(note.id, number, draft.id, succeeded: result.succeeded), in: session))
    }
  }

  func keepMine() {
    dispatcher.dispatch(.keepMine)
  }

  func takeTheirs() {
    dispatcher.dispatch(.takeTheirs)
  }

  func cancel(_ id: Draft.ID) {
    dispatcher.dispatch(.cancelEditing(id, isDirty: editor.draft?.isDirty ?? false))
  }

  func discard() {
    dispatcher.dispatch(.discardChanges)
  }
}
