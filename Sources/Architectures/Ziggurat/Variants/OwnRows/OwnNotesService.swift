import Controllers
import Model

/// The user's notes and the rows of their list, without the list machinery that all patterns share.
final class OwnNotesService: NoteSaving, SessionFollower {
  private struct State {
    var notes = OwnNotes()
    var rows = OwnRows([], .byChange, filter: "")
    var selectedID: Note.ID?
    var arrangement = 0
    var window: RowWindow
    var loadState = LoadState()
    var session: Session?
    var subscription: Subscription?
  }

  private var state: State
  private let window: RowWindow
  private let client: NotesController
  private let navigation: NavigationService
  private let signal: any UpdateSignal

  /// - Parameters:
  ///   - window: the rows of the list that are presented.
  ///   - client: the source of the notes.
  ///   - navigation: the Service to inform of changed notes.
  ///   - signal: the signal to call after each change.
  init(
    _ window: RowWindow, client: NotesController, navigation: NavigationService,
    signal: any UpdateSignal
  ) {
    state = State(window: window)
    self.window = window
    self.client = client
    self.navigation = navigation
    self.signal = signal
  }

  // MARK: - Reading

  var noteCount: Int { state.notes.notes.count }
  var markCount: Int { state.notes.markCount }
  var loadState: LoadState { state.loadState }

  func note(_ id: Note.ID) -> Note? { state.notes.notes[id] }
  func mark(of id: Note.ID) -> WriteMark? { state.notes.mark(of: id) }
  func neighbours(of note: Note) -> (previous: Note.ID?, next: Note.ID?) {
    state.rows.neighbours(of: note)
      ?? makeRows(state.rows.order, filter: "").neighbours(of: note) ?? (nil, nil)
  }

  // MARK: - Session and loading

  func sessionBegan(_ session: Session) {
    state.session = session
    state.subscription = client.observeChanges(in: session) { [weak self] in self?.notesPushed($0) }
    load()
  }

  func sessionEnded() {
    state = State(window: window)
    signal([.notes, .list, .markCount])
  }

  private func load() {
    guard let session = state.session, !state.loadState.isRunning else { return }
    state.loadState.begin()
    signal(.noteLoad)
    client.load(in: session) { [weak self] in self?.notesLoaded($0) }
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

  func save(
    _ note: Note, _ saved: @escaping (Int, _ succeeded: Bool) -> Void
  ) -> Int? {
    guard let session = state.session else { return nil }
    let (number, change) = state.notes.beginSave(note)
    follow([change])
    client.save(note, in: session) { [weak self] result in
      guard let self else { return }
      let change = state.notes.endSave(of: note.id, number, succeeded: result.succeeded)
      follow([change].compactMap(\.self))
      saved(number, result.succeeded)
    }
    return number
  }

  private func follow(_ changes: [OwnNotes.Change]) {
    // A write that has ended changes what is held, although nothing else shows.
    guard !changes.isEmpty else { return signal([.notes, .rows, .markCount]) }
    if changes.count > 15 {
      state.rows = makeRows(state.rows.order, filter: state.rows.filter)
    } else {
      for change in changes { state.rows.follow(change) }
    }
    if let id = state.selectedID, note(id) == nil { state.selectedID = nil }
    navigation.notesChanged(changes.lazy.compactMap { $0.new ?? $0.old })
    signal([.notes, .rows, .noteCount, .markCount])
  }

  private func makeRows(_ order: NoteOrder, filter: String) -> OwnRows {
    OwnRows(state.notes.notes.values, order, filter: filter)
  }

  /// Shows another order or filter, from its top.
  private func arrange(_ order: NoteOrder, filter: String) {
    guard state.loadState.hasSucceeded else { return }
    state.rows = makeRows(order, filter: filter)
    state.arrangement += 1
    _ = state.window.scroll(toTop: 0, of: rowCount)
    signal(.arrangement)
  }
}

// MARK: - What is read of the list

extension OwnNotesService: NoteListReading {
  var order: NoteOrder { state.rows.order }
  var filter: String { state.rows.filter }
  var rowIDs: [Note.ID] { state.rows.notes.map(\.id) }
  var rowCount: Int { state.rows.notes.count }
  var rowsInView: Range<Int> { state.window.rows(of: rowCount) }
  var selectedID: Note.ID? { state.selectedID }
  var arrangement: Int { state.arrangement }
}

// MARK: - Informed by the screens

extension OwnNotesService: NoteListInforming, PageInforming, DeleteInforming {
  func listScrolled(toTop row: Int) {
    if state.window.scroll(toTop: row, of: rowCount) { signal(.rowsInView) }
  }

  func sortTapped() {
    arrange(state.rows.order == .byChange ? .byTitle : .byChange, filter: state.rows.filter)
  }

  func filterEdited(_ filter: String) {
    arrange(state.rows.order, filter: filter)
  }

  func refreshTapped() {
    if state.loadState.hasSucceeded { load() }
  }

  func retryTapped() { load() }

  func rowSelected(_ id: Note.ID) {
    guard note(id) != nil else { return }
    state.selectedID = id
    signal(.selection)
  }

  func rowOpened(_ id: Note.ID) {
    guard navigation.openNote == nil, let note = note(id) else { return }
    navigation.open(note)
  }

  func rowDeleted(_ id: Note.ID) {
    guard let session = state.session, let delete = state.notes.beginDelete(id) else { return }
    follow([delete.change])
    client.delete(id, in: session) { [weak self, number = delete.number] result in
      guard let self else { return }
      let change = state.notes.endDelete(of: id, number, succeeded: result.succeeded)
      follow([change].compactMap(\.self))
    }
  }

  func refreshPulled() { refreshTapped() }

  func pageTurned(to id: Int) {
    guard navigation.openNote != nil, let note = note(id) else { return }
    state.selectedID = id
    signal(.selection)
    navigation.turn(to: note)
  }

  func deleteTapped() {
    guard let note = navigation.openNote?.note else { return }
    // Closed first: if an open note disappears, an alert says that it was deleted elsewhere.
    navigation.closeNote()
    rowDeleted(note.id)
  }
}
