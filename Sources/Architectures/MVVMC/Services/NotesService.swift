import Controllers
import Model

/// Loads, saves and deletes notes, and commits each change to the shared store.
///
/// A write takes effect at once, and its request starts here.
final class NotesService {
  private let store: SharedStore<NotesState>
  private let client: NotesController
  private let session: Session
  private let timeAndIDs: TimeAndIDs
  private var subscription: Subscription?

  init(
    client: NotesController, timeAndIDs: TimeAndIDs, session: Session,
    store: SharedStore<NotesState>
  ) {
    (self.client, self.timeAndIDs) = (client, timeAndIDs)
    (self.session, self.store) = (session, store)
    subscription = client.observeChanges(in: session) { [weak self] push in
      self?.receive(push)
    }
  }

  // MARK: - Loading

  func load() {
    commit { state in
      state.loadState = state.loadState.started
      return []
    }
    client.load(in: session) { [weak self] result in
      self?.endLoad(try? result.get())
    }
  }

  /// Takes the answer; `nil` for a failure.
  private func endLoad(_ list: [Note]?) {
    commit { state in
      state.loadState = state.loadState.ended(succeeded: list != nil)
      return list.map { state.notes.load($0) } ?? []
    }
  }

  private func receive(_ push: [NoteChange]) {
    // Before the first answer: the answer will contain the changes.
    guard store.currentState.loadState.isLoaded else { return }
    commit { $0.notes.apply(push) }
  }

  // MARK: - Writing

  /// Returns a new note, not saved yet.
  func makeNote(text: String) -> Note {
    Note(id: timeAndIDs.makeNoteID(), createdAt: timeAndIDs.now(), text: text)
  }

  /// Returns the note with another text, not saved yet.
  func changed(_ note: Note, text: String) -> Note {
    var note = note
    note.text = text
    note.changedAt = timeAndIDs.now()
    return note
  }

  /// Saves the note, then calls `done`.
  func save(_ note: Note, _ done: @escaping (_ succeeded: Bool) -> Void) {
    var number = 0
    commit { state in
      let (begun, changes) = state.notes.beginSave(note)
      number = begun
      return changes
    }
    client.save(note, in: session) { [weak self] result in
      let succeeded = (try? result.get()) != nil
      guard let self else { return }
      commit { $0.notes.endSave(of: note.id, number: number, succeeded: succeeded) }
      done(succeeded)
    }
  }

  /// Deletes the note, if the list has it.
  func delete(_ id: Note.ID) {
    guard store.currentState.notes[id] != nil else { return }
    var number = 0
    commit { state in
      guard let (begun, changes) = state.notes.beginDelete(id) else { return [] }
      number = begun
      return changes
    }
    client.delete(id, in: session) { [weak self] result in
      let succeeded = (try? result.get()) != nil
      self?.commit { $0.notes.endDelete(of: id, number: number, succeeded: succeeded) }
    }
  }

  /// Commits a change of the state, with what it returns as the changes of the notes.
  private func commit(_ change: (inout NotesState) -> [NoteCollection.Change]) {
    store.commit { $0.changes = change(&$0) }
  }
}

/// The clock, and the ids of new notes.
struct TimeAndIDs {
  let now: () -> Timestamp
  /// Returns a different id at each call.
  let makeNoteID: () -> Note.ID
}
