import Controllers
import Model

/// The user's notes, and the state of the list that shows them.
final class NotesService: SessionFollower {
  private(set) var state = NotesState()
  private let client: NotesController
  let navigation: NavigationService
  private let signal: any UpdateSignal

  /// - Parameters:
  ///   - client: the source of the notes.
  ///   - navigation: the Service to inform of changed notes.
  ///   - signal: the signal to call after each change.
  init(client: NotesController, navigation: NavigationService, signal: any UpdateSignal) {
    self.client = client
    self.navigation = navigation
    self.signal = signal
  }

  // MARK: - Session and loading

  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeChanges(in: session) { [unowned self] in notesPushed($0) }
    load()
  }

  func sessionEnded() {
    state = NotesState()
    signal([.notes, .noteLoad])
  }

  private func load() {
    guard let session = state.session, !state.loadState.isRunning else { return }
    state.loadState.begin()
    signal(.noteLoad)
    client.load(in: session) { [unowned self] in notesLoaded($0) }
  }

  private func notesLoaded(_ result: Result<[Note], NotesError>) {
    let loaded = try? result.get()
    if let loaded { follow(state.notes.load(loaded)) }
    state.loadState.end(succeeded: loaded != nil)
    signal(.noteLoad)
  }

  /// Ignores a push until the notes are loaded: the answer to the load will contain it.
  private func notesPushed(_ push: [NoteChange]) {
    if state.loadState.hasSucceeded { follow(state.notes.apply(push)) }
  }

  // MARK: - Writing

  /// Shows the note as saved and sends the request; the number returned comes back with the answer.
  func save(
    _ note: Note, _ saved: @escaping (NoteCollection.WriteNumber, _ succeeded: Bool) -> Void
  ) -> NoteCollection.WriteNumber? {
    guard let session = state.session else { return nil }
    let (number, changes) = state.notes.beginSave(note)
    follow(changes)
    client.save(note, in: session) { [unowned self] result in
      follow(state.notes.endSave(of: note.id, number: number, succeeded: result.succeeded))
      saved(number, result.succeeded)
    }
    return number
  }

  private func follow(_ changes: [NoteCollection.Change]) {
    guard !changes.isEmpty else { return }
    state.list.follow(changes, of: state.notes)
    navigation.notesChanged(changes.lazy.compactMap { $0.new ?? $0.old })
    signal(.notes)
  }
}

// MARK: - Informed by the screens

extension NotesService: NoteListInforming {
  func listScrolled(toTop row: Int) {
    if state.list.scroll(toTop: row) { signal() }
  }

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

  func rowDeleted(_ id: Note.ID) {
    guard let session = state.session, let delete = state.notes.beginDelete(id) else { return }
    follow(delete.changes)
    client.delete(id, in: session) { [unowned self, number = delete.number] result in
      follow(state.notes.endDelete(of: id, number: number, succeeded: result.succeeded))
    }
  }

  func refreshPulled() { refreshTapped() }
}
