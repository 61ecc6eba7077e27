import Controllers
import Model
import Observation

/// The notes of the signed-in user, with properties that a property pass can track.
///
/// A pass that has read a property runs again when this property changes. The calls of the registrar
/// are those that `@Observable` would generate. No property can say which notes have changed: the
/// journal does.
final class ObservableNotesStore {
  let notices = Notices<NotesNotice>()
  private(set) var endOfJournal = JournalMark()
  private let registrar = ObservationRegistrar()
  private var currentLoadState = LoadState.idle
  private var hasNotes = false
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

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return collection.count
  }

  var loadState: LoadState {
    registrar.access(self, keyPath: \.loadState)
    return currentLoadState
  }

  /// Whether a load has succeeded; before that there are no notes to show or to write.
  var hasLoaded: Bool {
    registrar.access(self, keyPath: \.hasLoaded)
    return hasNotes
  }

  var markCount: Int { collection.markCount }
  /// All notes, in no particular order.
  var all: some Collection<Note> { collection.notes.values }

  func note(_ id: Note.ID) -> Note? { collection[id] }
  func mark(of id: Note.ID) -> WriteMark? { collection.mark(of: id) }

  /// Returns the first change after `mark` and advances the mark; `nil` at the end of the journal.
  ///
  /// A pass that has read to the end runs again when there is a new change.
  func nextChange(after mark: inout JournalMark?) -> NotesChange? {
    guard let (change, next) = mark?.following else {
      registrar.access(self, keyPath: \.endOfJournal)
      return nil
    }
    mark = next
    return change
  }

  // MARK: - Loading

  /// Requests all notes, unless a request is running.
  func load() {
    guard currentLoadState != .loading else { return }
    currentLoadState = .loading
    didChange(\.loadState)
    notices.post(.loadBegan)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<[Note], NotesError>) {
    switch result {
    case .success(let list):
      currentLoadState = .idle
      let isFirst = !hasNotes
      hasNotes = true
      let change = change { $0.load(list) }
      didChange(\.loadState)
      if isFirst { didChange(\.hasLoaded) }
      track(change)
      notices.post(.loaded(change, isFirst: isFirst))
    case .failure:
      currentLoadState = .failed
      didChange(\.loadState)
      notices.post(.loadFailed)
    }
  }

  /// Applies a push; before the first load it is ignored.
  private func follow(_ push: [NoteChange]) {
    guard hasNotes else { return }
    post(change { $0.apply(push) })
  }

  // MARK: - Writing

  /// Returns a new note with a new id and the current time.
  ///
  /// It is in the list once it is saved.
  func makeNote(text: String) -> Note {
    Note(id: makeNoteID(), createdAt: now(), text: text)
  }

  /// Replaces a note's text, sets its date of change, and saves it.
  func update(_ note: Note, text: String) -> NoteCollection.WriteNumber? {
    var note = note
    note.text = text
    note.changedAt = now()
    return save(note)
  }

  /// Changes the note at once, then sends it.
  ///
  /// The returned number comes back with `saveEnded`.
  ///
  /// A blank note is not saved, and the result is `nil`.
  func save(_ note: Note) -> NoteCollection.WriteNumber? {
    guard validate(noteText: note.text) else { return nil }
    var number = 0
    let change = change { collection in
      let write = collection.beginSave(note)
      number = write.number
      return write.changes
    }
    post(change)
    client.save(note, in: session) { [weak self, number] result in
      self?.endSave(of: note.id, number: number, succeeded: result.succeeded)
    }
    return number
  }

  private func endSave(of id: Note.ID, number: NoteCollection.WriteNumber, succeeded: Bool) {
    post(change { $0.endSave(of: id, number: number, succeeded: succeeded) })
    notices.post(.saveEnded(number, succeeded: succeeded))
  }

  /// Removes the note at once, then asks the server to delete it.
  ///
  /// A refusal brings it back.
  func delete(_ id: Note.ID) {
    var number: NoteCollection.WriteNumber?
    let change = change { collection in
      let write = collection.beginDelete(id)
      number = write?.number
      return write?.changes ?? []
    }
    guard let number else { return }
    post(change)
    client.delete(id, in: session) { [weak self] result in
      guard let self else { return }
      post(self.change { $0.endDelete(of: id, number: number, succeeded: result.succeeded) })
    }
  }

  // MARK: - Posting

  private func change(
    _ body: (inout NoteCollection) -> [NoteCollection.Change]
  ) -> NotesChange {
    let old = NotesChange.Counts(of: collection)
    let notes = body(&collection)
    return NotesChange(notes, from: old, to: NotesChange.Counts(of: collection))
  }

  private func post(_ change: NotesChange) {
    guard !change.notes.isEmpty else { return }
    track(change)
    notices.post(.changed(change))
  }

  // MARK: - Tracking

  private func track(_ change: NotesChange) {
    if change.changesCount { didChange(\.count) }
    guard !change.notes.isEmpty else { return }
    let end = JournalMark()
    endOfJournal.following = (change, end)
    endOfJournal = end
    didChange(\.endOfJournal)
  }

  /// Reports a change that has been made.
  ///
  /// The passes run later in the turn, and read the new value.
  private func didChange(_ property: KeyPath<ObservableNotesStore, some Any>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}

extension ObservableNotesStore: nonisolated Observable {}
