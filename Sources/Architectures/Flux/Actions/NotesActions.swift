import Controllers
import Model

/// Action creators for the list of notes, and for the notes that the server sends.
final class NotesActions {
  private let dispatcher: Dispatcher<Action>
  private let gate: SessionGate
  private let session: SessionStore
  private let notes: NotesStore
  private let client: NotesController
  private var subscription: Subscription?

  init(
    _ dispatcher: Dispatcher<Action>, _ stores: Stores, _ gate: SessionGate,
    _ client: NotesController
  ) {
    self.dispatcher = dispatcher
    self.gate = gate
    session = stores.session
    notes = stores.notes
    self.client = client
  }

  // MARK: - The user's actions

  func sort() {
    dispatcher.dispatch(.sortNotes)
  }

  func filter(_ filter: String) {
    dispatcher.dispatch(.filterNotes(filter))
  }

  func select(_ id: Note.ID) {
    dispatcher.dispatch(.selectNote(id))
  }

  func load() {
    guard let session = session.session, !notes.isLoading else { return }
    dispatcher.dispatch(.loadNotes)
    client.load(in: session) { [weak self] result in
      self?.gate.dispatch(.notesLoaded(result), in: session)
    }
  }

  func delete(_ id: Note.ID) {
    guard let session = session.session, notes.note(id) != nil else { return }
    dispatcher.dispatch(.deleteNote(id))
    let number = notes.lastWrite
    client.delete(id, in: session) { [weak self] result in
      self?.gate.dispatch(
        .noteDeleted(id, write: number, succeeded: result.succeeded), in: session)
    }
  }

  // MARK: - The server's pushes

  func listen(in session: Session) {
    subscription = client.observeChanges(in: session) { [weak self] push in
      self?.gate.dispatch(.notesPushed(push), in: session)
    }
  }

  func stopListening() {
    subscription = nil
  }
}
