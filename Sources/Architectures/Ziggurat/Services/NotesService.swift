import Controllers
import Model

/// The user's notes, and the state of the list that shows them.
final class NotesService: SessionFollower {
  private struct State {
    var notes = NoteCollection()
    var list = NoteList()
    var loadState = LoadState()
    var session: Session?
    var subscription: Subscription?
  }

  private var state = State()
  private let client: NotesController
  private let editor: EditorService
  private let navigation: NavigationService
  private let followLink: () -> Void
  private let signal: () -> Void

  /// - Parameters:
  ///   - client: the source of the notes.
  ///   - editor: the Service to inform of changed notes, and of notes to write.
  ///   - navigation: the Service to inform of changed notes, and of the note to show.
  ///   - followLink: what to call when the notes are loaded.
  ///   - signal: what to call after each change.
  init(
    client: NotesController, editor: EditorService, navigation: NavigationService,
    followLink: @escaping () -> Void, signal: @escaping () -> Void
  ) {
    self.client = client
    self.editor = editor
    self.navigation = navigation
    self.followLink = followLink
    self.signal = signal
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
    state.loadState.end(succeeded: loaded != nil)
    follow(loaded.map { state.notes.load($0) } ?? [])
    followLink()
  }

  /// Ignores a push until the notes are loaded: the answer to the load will contain it.
  private func notesPushed(_ push: [NoteChange]) {
    if state.loadState.hasSucceeded { follow(state.notes.apply(push)) }
  }

  // MARK: - Writing

  /// Shows the note as saved, and sends the request.
  ///
  /// - Returns: the number of the save; `nil` without a session.
  private func save(_ note: Note) -> NoteCollection.WriteNumber? {
    guard let session = state.session else { return nil }
    let (number, changes) = state.notes.beginSave(note)
    follow(changes)
    client.save(note, in: session) { [weak self] in self?.saved(note.id, number, $0.succeeded) }
    return number
  }

  private func saved(_ id: Note.ID, _ number: NoteCollection.WriteNumber, _ succeeded: Bool) {
    follow(state.notes.endSave(of: id, number: number, succeeded: succeeded))
    editor.saveEnded(number, succeeded: succeeded)
  }

  private func deleted(_ id: Note.ID, _ number: NoteCollection.WriteNumber, _ succeeded: Bool) {
    follow(state.notes.endDelete(of: id, number: number, succeeded: succeeded))
  }

  private func follow(_ changes: [NoteCollection.Change]) {
    state.list.follow(changes, of: state.notes)
    editor.notesChanged(changes)
    navigation.notesChanged(changes)
    signal()
  }
}

// MARK: - What is read of the notes and their list

extension NotesService: NotesReading {
  var loadState: LoadState { state.loadState }
  var noteCount: Int { state.notes.count }
  var markCount: Int { state.notes.markCount }

  func note(_ id: Note.ID) -> Note? { state.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }
  func neighbours(of note: Note) -> (previous: Note?, next: Note?) {
    let ids = state.list.neighbours(of: note)
    return (ids.previous.flatMap(self.note), ids.next.flatMap(self.note))
  }

  var order: NoteOrder { state.list.rows.order }
  var filter: String { state.list.rows.filter }
  var rowIDs: [Note.ID] { state.list.rows.ids }
  var arrangement: Int { state.list.arrangement }
  var topRow: Int { state.list.topRow }
  var rowsInView: Range<Int> { state.list.rowsInView }
  var selectedID: Note.ID? { state.list.selectedID }
}

// MARK: - Informed by the list

extension NotesService: NotesInforming {
  func createTapped() {
    if loadState.hasSucceeded && !navigation.isCovered { editor.open(nil) }
  }

  func sortTapped() {
    guard loadState.hasSucceeded else { return }
    state.list.switchOrder(of: state.notes)
    signal()
  }

  func filterEdited(_ filter: String) {
    guard loadState.hasSucceeded else { return }
    state.list.setFilter(filter, of: state.notes)
    signal()
  }

  func refreshTapped() {
    if loadState.hasSucceeded { load() }
  }

  func retryTapped() {
    load()
  }

  func rowSelected(_ id: Int) {
    guard note(id) != nil else { return }
    state.list.select(id)
    signal()
  }

  func rowOpened(_ id: Int) {
    guard !navigation.isCovered, navigation.openNote == nil, let note = note(id) else { return }
    navigation.open(note)
  }

  func rowDeleted(_ id: Int) {
    guard let session = state.session, let (number, changes) = state.notes.beginDelete(id)
    else { return }
    follow(changes)
    client.delete(id, in: session) { [weak self] in self?.deleted(id, number, $0.succeeded) }
  }

  func listLaidOut(rowsThatFit: Int) {
    guard rowsThatFit != state.list.rowsThatFit else { return }
    state.list.layOut(rowsThatFit: rowsThatFit)
    signal()
  }

  func listScrolled(toTop row: Int) {
    guard row != topRow else { return }
    state.list.scroll(toTop: row)
    signal()
  }
}

// MARK: - Informed by the open note

extension NotesService: DetailInforming {
  func editTapped() {
    // An open note that is gone is covered by an alert.
    if !navigation.isCovered, let note = navigation.openNote?.note { editor.open(note) }
  }

  func deleteTapped() {
    guard !navigation.isCovered, let note = navigation.openNote?.note else { return }
    // Closed first: if an open note disappears, an alert says that it was deleted elsewhere.
    navigation.closeNote()
    rowDeleted(note.id)
  }

  func pageTurned(to id: Int) {
    guard !navigation.isCovered, navigation.openNote != nil, let note = note(id) else { return }
    rowSelected(id)
    navigation.turn(to: note)
  }
}

// MARK: - Informed by the editor

extension NotesService: SaveInforming {
  func saveTapped() {
    guard navigation.alert == nil, let note = editor.makeNote(), let number = save(note)
    else { return }
    editor.saveBegan(of: note, number)
  }
}
