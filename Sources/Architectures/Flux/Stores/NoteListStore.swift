import Model

/// The list of notes: which note is in which row, the order and the filter that the user has
/// chosen, and the selected row.
final class NoteListStore: Store<Action> {
  private let notes: NotesStore
  private let navigation: NavigationStore
  private var rows = NoteRows(order: .byChange)
  private var hasLoaded = false
  /// The page that was open after the last action.
  private var page: NavigationStore.Page?
  private(set) var selectedID: Note.ID?
  /// The number of times that the user has chosen an order or a filter.
  private(set) var arrangement = 0

  init(_ dispatcher: Dispatcher<Action>, _ notes: NotesStore, _ navigation: NavigationStore) {
    self.notes = notes
    self.navigation = navigation
    super.init(dispatcher)
  }

  // MARK: - Getters

  /// The ids of the rows.
  var ids: [Note.ID] { rows.ids }
  var filter: String { rows.filter }
  var orderTitle: String {
    rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
  }

  /// Why a loaded list has no rows.
  var emptyMessage: String? {
    guard hasLoaded, rows.count == 0 else { return nil }
    return rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }

  /// Returns the note `step` rows below this one, or above it if `step` is negative; `nil` at an
  /// end of the list.
  ///
  /// A note that the filter hides is among all notes, in the order of the list.
  func note(beside note: Note, step: Int) -> Note? {
    let pages = rows.row(of: note) == nil ? NoteRows(notes.all, order: rows.order) : rows
    guard let row = pages.row(of: note), pages.ids.indices.contains(row + step) else { return nil }
    return notes.note(pages[row + step])
  }

  // MARK: - Actions

  override func onDispatch(_ action: Action) {
    dispatcher.waitFor([notes.dispatchToken, navigation.dispatchToken])
    switch action {
    case .sortNotes:
      arrange(order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter)
    case .filterNotes(let filter):
      arrange(order: rows.order, filter: filter)
    case .selectNote(let id):
      if notes.note(id) != nil { select(id) }
    case .logOut:
      rows = NoteRows(order: .byChange)
      emitChange()
    default: break
    }
    if notes.hasChanged() { followNotes() }
    if navigation.hasChanged() { followPage() }
  }

  private func arrange(order: NoteOrder, filter: String) {
    // A tap can come after a log-out of the same turn.
    guard notes.hasLoaded else { return }
    rows = NoteRows(notes.all, order: order, filter: filter)
    arrangement += 1
    emitChange()
  }

  private func select(_ id: Note.ID?) {
    guard id != selectedID else { return }
    selectedID = id
    emitChange()
  }

  private func followNotes() {
    if notes.hasLoaded != hasLoaded {
      hasLoaded = notes.hasLoaded
      emitChange()
    }
    if let id = selectedID, notes.note(id) == nil { select(nil) }
    follow(notes.changes)
  }

  private func follow(_ changes: [NoteCollection.Change]) {
    if rows.shouldResort(after: changes) {
      rows = NoteRows(notes.all, order: rows.order, filter: rows.filter)
      return emitChange()
    }
    for change in changes {
      switch rows.apply(change) {
      case .inserted, .removed, .moved: emitChange()
      case .updated, nil: break
      }
    }
  }

  /// Selects the note of a page that was opened or turned.
  private func followPage() {
    guard navigation.page != page else { return }
    page = navigation.page
    if let page { select(page.noteID) }
  }
}
