import Controllers
import Model

/// The notes of the user signed in, and all that can be done to them.
///
/// It alone changes them and talks to the client; whoever wants to show them reads and observes.
class NotesStore {
  let notices = Notices<NotesNotice>()
  private(set) var loadState = LoadState.idle
  /// Whether a load has ever succeeded; before, there are no notes to show or to write.
  private(set) var hasLoaded = false
  private var collection = NoteCollection()
  private let session: Session
  private let client: NotesController
  private let now: () -> Timestamp
  private let makeNoteID: () -> Note.ID
  private var subscription: Subscription?

  /// Empty, and listening to what changes on the server.
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
  /// In no order.
  var all: some Collection<Note> { collection.notes.values }

  func note(_ id: Note.ID) -> Note? { collection[id] }
  func mark(of id: Note.ID) -> WriteMark? { collection.mark(of: id) }

  // MARK: - Loading

  /// Asks for all notes, unless that is under way.
  func load() {
    guard loadState != .loading else { return }
    loadState = .loading
    tell(.loadBegan)
    client.load(in: session) { [weak self] in self?.endLoad($0) }
  }

  private func endLoad(_ result: Result<[Note], NotesError>) {
    switch result {
    case .success(let list):
      loadState = .idle
      let isFirst = !hasLoaded
      hasLoaded = true
      let change = change { $0.load(list) }
      tell(.loaded(change, isFirst: isFirst))
    case .failure:
      loadState = .failed
      tell(.loadFailed)
    }
  }

  /// Hears of a push; before the first load there is nothing that it could change.
  private func follow(_ push: [NoteChange]) {
    guard hasLoaded else { return }
    post(change { $0.apply(push) })
  }

  // MARK: - Writing

  /// A note of now under a new id; the list has it when it is saved.
  func makeNote(text: String) -> Note {
    Note(id: makeNoteID(), createdAt: now(), text: text)
  }

  /// Replaces a note's text as of now, and saves it.
  func update(_ note: Note, text: String) -> NoteCollection.WriteNumber? {
    var note = note
    note.text = text
    note.changedAt = now()
    return save(note)
  }

  /// Shows the note as it is to be, and sends it; the number comes back with `saveEnded`.
  ///
  /// A blank note is not saved: then there is no number.
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
      self?.endSave(of: note.id, number: number, succeeded: result.isSuccess)
    }
    return number
  }

  private func endSave(of id: Note.ID, number: NoteCollection.WriteNumber, succeeded: Bool) {
    post(change { $0.endSave(of: id, number: number, succeeded: succeeded) })
    tell(.saveEnded(number, succeeded: succeeded))
  }

  /// Takes a note out at once, and asks the server to do so; a refusal brings it back.
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
      post(self.change { $0.endDelete(of: id, number: number, succeeded: result.isSuccess) })
    }
  }

  // MARK: - Telling

  private func change(
    _ body: (inout NoteCollection) -> [NoteCollection.Change]
  ) -> NotesChange {
    let old = NotesChange.Counts(of: collection)
    let notes = body(&collection)
    return NotesChange(notes, from: old, to: NotesChange.Counts(of: collection))
  }

  /// Says what has happened; all of it has, by then.
  func tell(_ notice: NotesNotice) {
    notices.post(notice)
  }

  private func post(_ change: NotesChange) {
    if !change.notes.isEmpty { tell(.changed(change)) }
  }
}

extension Result where Success == Void {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
