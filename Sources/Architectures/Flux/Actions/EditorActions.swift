import Controllers
import Model

/// Action creators for the editor.
final class EditorActions {
  private let dispatcher: Dispatcher<Action>
  private let gate: SessionGate
  private let session: SessionStore
  private let notes: NotesStore
  private let navigation: NavigationStore
  private let client: NotesController
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ gate: SessionGate,
    _ client: NotesController, now: @escaping () -> Timestamp, makeNoteID: @escaping () -> Note.ID
  ) {
    self.dispatcher = dispatcher
    self.gate = gate
    session = stores.session
    notes = stores.notes
    navigation = stores.navigation
    self.client = client
    self.now = now
    self.makeNoteID = makeNoteID
  }

  func create() {
    dispatcher.dispatch(.createNote)
  }

  func edit(_ id: Note.ID) {
    dispatcher.dispatch(.editNote(id))
  }

  func edit(_ text: String, in id: Draft.ID) {
    dispatcher.dispatch(.editText(text, in: id))
  }

  func save(_ id: Draft.ID) {
    guard let session = session.session, let draft = navigation.draft(id), draft.canSave
    else { return }
    let note = draft.noteToSave(now: now(), makeID: makeNoteID)
    dispatcher.dispatch(.saveNote(note, in: id))
    let number = notes.lastWrite
    client.save(note, in: session) { [weak self] result in
      self?.gate.dispatch(
        .noteSaved(note.id, write: number, in: id, succeeded: result.succeeded), in: session)
    }
  }

  func keepMine(in id: Draft.ID) {
    dispatcher.dispatch(.keepMine(in: id))
  }

  func takeTheirs(in id: Draft.ID) {
    dispatcher.dispatch(.takeTheirs(in: id))
  }

  func cancel(_ id: Draft.ID) {
    dispatcher.dispatch(.cancelEditing(id))
  }

  func discard() {
    dispatcher.dispatch(.discardChanges)
  }
}
