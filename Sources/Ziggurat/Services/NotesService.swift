import Controllers
import Model

/// The user's notes, and how the list of them stands.
final class NotesService: NotesReading {
  private struct State {
    var notes = NoteCollection()
    var list: NoteList
    var loading = Loading()
    var session: Session?
    var subscription: Subscription?
  }

  private var state: State
  private let client: NotesController
  private let navigation: NavigationService
  private let emptyList: NoteList
  private let signal: UpdateSignal

  init(
    client: NotesController, navigation: NavigationService, emptyList: NoteList,
    signal: UpdateSignal
  ) {
    state = State(list: emptyList)
    self.client = client
    self.navigation = navigation
    self.emptyList = emptyList
    self.signal = signal
  }

  // MARK: - Reading

  var noteCount: Int { state.notes.count }
  var markCount: Int { state.notes.markCount }
  var loading: Loading { state.loading }
  var list: NoteList { state.list }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }

  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }

  // MARK: - Loading

  private func load() {
    guard let session = state.session, !state.loading.isRunning else { return }
    state.loading.begin()
    signal()
    client.load(in: session) { [weak self] in self?.notesLoaded($0) }
  }

  private func notesLoaded(_ result: Result<[Note], NotesError>) {
    let loaded = try? result.get()
    if let loaded { follow(state.notes.load(loaded)) }
    state.loading.end(succeeded: loaded != nil)
    signal()
  }

  /// Until the notes are there a push is ignored: the answer will hold what it tells.
  private func notesPushed(_ push: [NoteChange]) {
    if state.loading.hasSucceeded { follow(state.notes.apply(push)) }
  }

  // MARK: - Writing

  /// Shows the note as saved, and saves it; the number returned comes back with the answer.
  func save(
    _ note: Note, _ saved: @escaping (NoteCollection.WriteNumber, _ succeeded: Bool) -> Void
  ) -> NoteCollection.WriteNumber? {
    guard let session = state.session else { return nil }
    let (number, changes) = state.notes.beginSave(note)
    follow(changes)
    client.save(note, in: session) { [weak self] result in
      self?.noteSaved(note.id, number, succeeded: result.succeeded)
      saved(number, result.succeeded)
    }
    return number
  }

  private func noteSaved(
    _ id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    follow(state.notes.endSave(of: id, number: number, succeeded: succeeded))
  }

  private func delete(_ id: Note.ID) {
    guard let session = state.session, let (number, changes) = state.notes.beginDelete(id) else {
      return
    }
    follow(changes)
    client.delete(id, in: session) { [weak self] result in
      self?.noteDeleted(id, number, succeeded: result.succeeded)
    }
  }

  private func noteDeleted(
    _ id: Note.ID, _ number: NoteCollection.WriteNumber, succeeded: Bool
  ) {
    follow(state.notes.endDelete(of: id, number: number, succeeded: succeeded))
  }

  /// Brings everything up to date that depends on the notes.
  private func follow(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    state.list.follow(changes, of: state.notes)
    navigation.notesChanged(changes)
    signal()
  }
}

// MARK: - Informed by the screens

extension NotesService: NoteListInforming, PageInforming, DeleteInforming {
  func sortTapped() {
    guard state.loading.hasSucceeded else { return }
    state.list.switchOrder(of: state.notes)
    signal()
  }

  func filterEdited(_ filter: String) {
    guard state.loading.hasSucceeded else { return }
    state.list.setFilter(filter, of: state.notes)
    signal()
  }

  func refreshTapped() {
    if state.loading.hasSucceeded { load() }
  }

  func refreshPulled() {
    if state.loading.hasSucceeded { load() }
  }

  func retryTapped() {
    load()
  }

  func rowSelected(_ id: Note.ID) {
    guard note(id) != nil else { return }
    state.list.select(id)
    signal()
  }

  func rowOpened(_ id: Note.ID) {
    guard navigation.openNote == nil, let note = note(id) else { return }
    navigation.open(note)
  }

  func rowDeleted(_ id: Note.ID) {
    delete(id)
  }

  /// Only of interest where not all rows are presented.
  func listScrolled(toTop row: Int) {
    if state.list.scroll(toTop: row) { signal() }
  }

  func pageTurned(to id: Int) {
    guard navigation.openNote != nil, let note = note(id) else { return }
    state.list.select(id)
    signal()
    navigation.turn(to: note)
  }

  func deleteTapped() {
    guard let note = navigation.openNote?.note else { return }
    // First left: a note that goes while it is open has been deleted elsewhere.
    navigation.closeNote()
    delete(note.id)
  }
}

extension NotesService: SessionFollower {
  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeChanges(in: session) { [weak self] in
      self?.notesPushed($0)
    }
    load()
  }

  func sessionEnded() {
    state = State(list: emptyList)
    signal()
  }
}
