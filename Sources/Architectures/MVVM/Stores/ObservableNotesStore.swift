import Controllers
import Model

/// Holds the notes of a session, which all view models observe.
///
/// A write takes effect at once, and its request starts here. Observers hear of an event after all
/// of its changes have been made.
final class ObservableNotesStore {
  @Output(.loading) var loadState: Property<LoadState>
  @Output(0) var noteCount: Property<Int>
  /// The number of notes with a last write that is running or has failed.
  @Output(0) var markCount: Property<Int>
  @Emitter var events: Signal<NotesEvent>
  private var collection = NoteCollection()
  private let client: NotesController
  private let session: Session
  private let now: () -> Timestamp
  private let makeID: () -> Note.ID
  private var subscription: Subscription?

  init(
    client: NotesController, session: Session, now: @escaping () -> Timestamp,
    makeID: @escaping () -> Note.ID
  ) {
    self.client = client
    self.session = session
    self.now = now
    self.makeID = makeID
    subscription = client.observeChanges(in: session) { [weak self] push in
      self?.receive(push)
    }
  }

  // MARK: - The notes

  var notes: some Collection<Note> { collection.notes.values }

  func note(_ id: Note.ID) -> Note? { collection[id] }

  func mark(of id: Note.ID) -> WriteMark? { collection.mark(of: id) }

  /// Returns a new note, not saved yet.
  func makeNote(text: String) -> Note {
    Note(id: makeID(), createdAt: now(), text: text)
  }

  /// Returns the note with another text, not saved yet.
  func changed(_ note: Note, text: String) -> Note {
    var note = note
    note.text = text
    note.changedAt = now()
    return note
  }

  // MARK: - Loading

  /// Requests the notes, and calls `done` after the answer.
  func load(_ done: @escaping (Result<Void, NotesError>) -> Void = { _ in }) {
    _loadState.value = loadState.value.started
    client.load(in: session) { [weak self] result in
      self?.finishLoad(result)
      done(result.map { _ in })
    }
  }

  private func finishLoad(_ result: Result<[Note], NotesError>) {
    let list = try? result.get()
    // The notes first: observers of `loadState` read them here.
    if let list {
      let changes = collection.load(list)
      if loadState.value.isLoaded { publish(changes) } else { publish(.loaded) }
    }
    _loadState.value = loadState.value.ended(succeeded: list != nil)
  }

  private func receive(_ push: [NoteChange]) {
    // Before the first answer: the answer will contain the changes.
    guard loadState.value.isLoaded else { return }
    publish(collection.apply(push))
  }

  // MARK: - Writing

  /// Saves the note, then calls `done`.
  func save(_ note: Note, _ done: @escaping (Result<Void, NotesError>) -> Void) {
    let (number, changes) = collection.beginSave(note)
    publish(changes)
    client.save(note, in: session) { [weak self] result in
      let succeeded = (try? result.get()) != nil
      if let self {
        publish(collection.endSave(of: note.id, number: number, succeeded: succeeded))
      }
      done(result.map { _ in })
    }
  }

  /// Deletes the note, if the list has it.
  func delete(_ id: Note.ID) {
    guard let (number, changes) = collection.beginDelete(id) else { return }
    publish(changes)
    client.delete(id, in: session) { [weak self] result in
      let succeeded = (try? result.get()) != nil
      guard let self else { return }
      publish(collection.endDelete(of: id, number: number, succeeded: succeeded))
    }
  }

  // MARK: - Telling

  private func publish(_ changes: [NoteCollection.Change]) {
    if !changes.isEmpty { publish(.changed(changes)) }
  }

  private func publish(_ event: NotesEvent) {
    _noteCount.value = collection.count
    _markCount.value = collection.markCount
    _events.send(event)
  }
}

/// An event in the notes of a store.
enum NotesEvent {
  /// The first load has succeeded.
  case loaded
  /// Notes, or their marks, have changed.
  case changed([NoteCollection.Change])
}
