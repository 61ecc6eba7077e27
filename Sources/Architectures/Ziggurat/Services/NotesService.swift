import Controllers
import Model

/// The user's notes, and the state of the list that shows them.
final class NotesService: NoteListReading, NoteSaving, SessionFollower {
  private struct State {
    var notes = NoteCollection()
    var list = NoteList()
    var loadState = LoadState()
    var session: Session?
    var subscription: Subscription?
  }

  private var state = State()
  private let client: NotesController
  private let navigation: NavigationService
  private let signal: any UpdateSignal

  init(client: NotesController, navigation: NavigationService, signal: any UpdateSignal) {
    self.client = client
    self.navigation = navigation
    self.signal = signal
  }

  // MARK: - Reading

  var noteCount: Int { state.notes.count }
  var markCount: Int { state.notes.markCount }
  var loadState: LoadState { state.loadState }
  var list: NoteList { state.list }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    state.list.neighbours(of: note)
  }

  // MARK: - Session and loading

  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeChanges(in: session) { [weak self] in self?.notesPushed($0) }
    load()
  }

  func sessionEnded() {
    state = State()
    signal()
  }

  private func load() {
    guard let session = state.session, !state.loadState.isRunning else { return }
    state.loadState.begin()
    signal()
    client.load(in: session) { [weak self] in self?.notesLoaded($0) }
  }

  private func notesLoaded(_ result: Result<[Note], NotesError>) {
    let loaded = try? result.get()
    if let loaded { follow(state.notes.load(loaded)) }
    state.loadState.end(succeeded: loaded != nil)
    signal()
  }

  /// Ignores a push until the notes are loaded: the answer to the load will contain it.
  private func notesPushed(_ push: [NoteChange]) {
    if state.loadState.hasSucceeded { follow(state.notes.apply(push)) }
  }

  // MARK: - Writing

  func save(
    _ note: Note, _ saved: @escaping (NoteCollection.WriteNumber, _ succeeded: Bool) -> Void
  ) -> NoteCollection.WriteNumber? {
    guard let session = state.session else { return nil }
    let (number, changes) = state.notes.beginSave(note)
    follow(changes)
    client.save(note, in: session) { [weak self] result in
      guard let self else { return }
      follow(state.notes.endSave(of: note.id, number: number, succeeded: result.succeeded))
      saved(number, result.succeeded)
    }
    return number
  }

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
    guard state.loadState.hasSucceeded else { return }
    state.list.switchOrder(of: state.notes)
    signal()
  }

  func filterEdited(_ filter: String) {
    guard state.loadState.hasSucceeded else { return }
    state.list.setFilter(filter, of: state.notes)
    signal()
  }

  func refreshTapped() {
    if state.loadState.hasSucceeded { load() }
  }

  func retryTapped() { load() }

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
    guard let session = state.session, let delete = state.notes.beginDelete(id) else { return }
    follow(delete.changes)
    client.delete(id, in: session) { [weak self, number = delete.number] result in
      guard let self else { return }
      follow(state.notes.endDelete(of: id, number: number, succeeded: result.succeeded))
    }
  }

  func refreshPulled() { refreshTapped() }

  func pageTurned(to id: Int) {
    guard navigation.openNote != nil, let note = note(id) else { return }
    state.list.select(id)
    signal()
    navigation.turn(to: note)
  }

  func deleteTapped() {
    guard let note = navigation.openNote?.note else { return }
    // Closed first: if an open note disappears, an alert says that it was deleted elsewhere.
    navigation.closeNote()
    rowDeleted(note.id)
  }
}
