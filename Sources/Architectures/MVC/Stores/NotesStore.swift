import Controllers
import Model

/// The notes of the signed-in user: loads, changes and saves them.
///
/// No other object changes the notes or talks to their client. Controllers read and observe.
final class NotesStore {
  let notices = Notices<NotesNotice>()
  private(set) var loadState = LoadState.idle
  /// Whether a load has succeeded; before that there are no notes to show or to write.
  private(set) var hasLoaded = false
  private var collection = NoteCollection()
  private let session: Session
  private let client: NotesController
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID
  private var subscription: Subscription?

  /// Starts empty, and listens to changes on the server.
  init(
    session: Session, client: NotesController, now: @escaping () -> Timestamp,
    makeNoteID: @escaping () -> Note.ID
  ) {
    self.session = session
    self.client = client
    self.now = now
    self.makeNoteID = makeNoteID
    subscription = client.observeChanges(in: session) { [weak self] in self?.follow($0) }
  }

  // MARK: - Reading

  var count: Int { collection.count }
  var markCount: Int { collection.markCount }
  /// All notes, in no particular order.
  var all: some Collection<Note> { collection.notes.values }

  func note(_ id: Note.ID) -> Note? { collection[id] }
  func mark(of id: Note.ID) -> WriteMark? { collection.mark(of: id) }

  // MARK: - Loading

  /// Requests all notes, unless a request is running.
  func load() {
    guard loadState != .loading else { return }
    loadState = .loading
    notices.post(.loadStateChanged)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<[Note], NotesError>) {
    switch result {
    case .success(let list):
      loadState = .idle
      let isFirst = !hasLoaded
      hasLoaded = true
      notices.post(.loaded(collection.load(list), isFirst: isFirst))
    case .failure:
      loadState = .failed
      notices.post(.loadStateChanged)
    }
  }

  /// Applies a push; before the first load it is ignored.
  private func follow(_ push: [NoteChange]) {
    guard hasLoaded else { return }
    post(collection.apply(push))
  }

  // MARK: - Writing

  /// Returns a blank note with a new id and the current time.
  ///
  /// It is in the list once it is saved.
  func makeNote() -> Note {
    Note(id: makeNoteID(), createdAt: now(), text: "")
  }

  /// Saves a note from `makeNote` with this text.
  ///
  /// However often that is done, the note has no date of change.
  func create(_ note: Note, text: String, completion: @escaping (Bool) -> Void) {
    var note = note
    note.text = text
    save(note, completion: completion)
  }

  /// Replaces a note's text, sets its date of change, and saves it.
  func update(_ note: Note, text: String, completion: @escaping (Bool) -> Void) {
    var note = note
    note.text = text
    note.changedAt = now()
    save(note, completion: completion)
  }

  /// Changes the note at once, then sends it; `completion` receives whether the server has it.
  ///
  /// A blank note is not saved.
  private func save(_ note: Note, completion: @escaping (Bool) -> Void) {
    guard validate(noteText: note.text) else { return completion(false) }
    let (number, changes) = collection.beginSave(note)
    post(changes)
    client.save(note, in: session) { [weak self] result in
      self?.endSave(of: note.id, number: number, succeeded: result.succeeded)
      completion(result.succeeded)
    }
  }

  private func endSave(of id: Note.ID, number: NoteCollection.WriteNumber, succeeded: Bool) {
    post(collection.endSave(of: id, number: number, succeeded: succeeded))
  }

  /// Removes the note at once, then asks the server to delete it.
  ///
  /// A refusal brings it back.
  func delete(_ id: Note.ID) {
    guard let (number, changes) = collection.beginDelete(id) else { return }
    post(changes)
    client.delete(id, in: session) { [weak self] result in
      self?.endDelete(of: id, number: number, succeeded: result.succeeded)
    }
  }

  private func endDelete(of id: Note.ID, number: NoteCollection.WriteNumber, succeeded: Bool) {
    post(collection.endDelete(of: id, number: number, succeeded: succeeded))
  }

  private func post(_ changes: [NoteCollection.Change]) {
    if !changes.isEmpty { notices.post(.changed(changes)) }
  }
}
