import Model

/// Where the user is: the tab, the selected and the open note, the editor, the alert, and the link
/// that waits.
final class NavigationStore: Store<Action> {
  enum Alert: Equatable {
    case unopenableLink
    case unknownNote(Note.ID)
    case noteDeleted
    case discardingChanges
  }

  /// An editor that is presented, and the note that it began with; `nil` for a new one.
  struct Editor: Equatable {
    let id: Draft.ID
    let note: Note?
  }

  private struct State: Equatable {
    var tab = Tab.notes
    var selectedID: Note.ID?
    var openID: Note.ID?
    var editor: Editor?
    var alert: Alert?
    var waitingLink: DeepLink?
  }

  private let session: SessionStore
  private let notes: NotesStore
  private var state = State()
  private var editorCount = 0

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore, _ notes: NotesStore) {
    self.session = session
    self.notes = notes
    super.init(dispatcher)
  }

  // MARK: - Getters

  var tab: Tab { state.tab }
  var selectedID: Note.ID? { state.selectedID }
  /// The note that is open above the list, which may have been deleted elsewhere.
  var openID: Note.ID? { state.openID }
  var editor: Editor? { state.editor }
  var alert: Alert? { state.alert }

  // MARK: - Actions

  override func onDispatch(_ action: Action) {
    let old = state
    dispatcher.waitFor([session.dispatchToken, notes.dispatchToken])
    switch action {
    case .selectNote(let id): select(id)
    case .openNote(let id): if notes.note(id) != nil { state.openID = id }
    case .turnPage(let id): turnPage(to: id)
    case .closeNote: state.openID = nil
    case .deleteNote(let id): if state.openID == id { state.openID = nil }
    case .createNote: openEditor(on: nil)
    case .editNote(let note): openEditor(on: note)
    case .cancelEditing(let id, let isDirty): cancelEditing(id, isDirty: isDirty)
    case .discardChanges:
      state.editor = nil
      state.alert = nil
    case .selectTab(let tab): select(tab)
    case .openLink(let link): open(link)
    case .dismissAlert: dismissAlert()
    case .logOut: leaveSession()
    case .server(.noteSaved(_, _, let id, succeeded: true), in: let session)
    where session == self.session.session:
      if state.editor?.id == id { state.editor = nil }
    default: guard session.hasChanged() || notes.hasChanged() else { return }
    }
    if let id = state.selectedID, notes.note(id) == nil { state.selectedID = nil }
    showWhatWaits()
    if state != old { emitChange() }
  }

  private func select(_ id: Note.ID) {
    if notes.note(id) != nil { state.selectedID = id }
  }

  private func turnPage(to id: Note.ID) {
    guard state.openID != nil else { return }
    state.openID = id
    select(id)
  }

  /// Goes back to the list if the user taps the tab that is chosen already.
  private func select(_ tab: Tab) {
    if tab == .notes, state.tab == .notes { state.openID = nil }
    state.tab = tab
  }

  private func openEditor(on note: Note?) {
    guard state.editor == nil else { return }
    editorCount += 1
    state.editor = Editor(id: editorCount, note: note)
  }

  private func cancelEditing(_ id: Draft.ID, isDirty: Bool) {
    // A second tap in the same turn may be on an editor that has just been closed.
    guard state.editor?.id == id, state.alert == nil else { return }
    if isDirty { state.alert = .discardingChanges } else { state.editor = nil }
  }

  private func dismissAlert() {
    if state.alert == .noteDeleted { state.openID = nil }
    state.alert = nil
  }

  /// Forgets all of the user; only an alert about a link that cannot be opened stays.
  private func leaveSession() {
    let alert = state.alert
    state = State()
    if alert == .unopenableLink { state.alert = alert }
  }

  // MARK: - Links

  private func open(_ link: DeepLink?) {
    if let link {
      state.waitingLink = link
    } else if state.alert == nil {
      state.alert = .unopenableLink
    }
  }

  /// Shows the alert for an open note that was deleted, then follows the link, if nothing holds
  /// them up any more.
  private func showWhatWaits() {
    guard session.session != nil, state.editor == nil, state.alert == nil else { return }
    if let id = state.openID, notes.note(id) == nil, state.tab == .notes {
      state.alert = .noteDeleted
    } else if let link = state.waitingLink, link == .profile || notes.hasLoaded {
      state.waitingLink = nil
      follow(link)
    }
  }

  private func follow(_ link: DeepLink) {
    switch link {
    case .profile:
      state.tab = .profile
    case .newNote:
      state.tab = .notes
      openEditor(on: nil)
    case .note(let id):
      state.tab = .notes
      state.openID = notes.note(id)?.id
      if state.openID == nil { state.alert = .unknownNote(id) } else { select(id) }
    }
  }
}
