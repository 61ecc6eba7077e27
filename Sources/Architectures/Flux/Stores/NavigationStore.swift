import Model

/// Where the user is: the tab, the open note, the editor with its draft, the alert, and the link
/// that waits.
///
/// They are in one store, because a link waits for the others, and then opens one of them.
final class NavigationStore: ReduceStore<NavigationStore.State, Action> {
  enum Alert: Equatable {
    case unopenableLink
    case unknownNote(Note.ID)
    case noteDeleted
    case discardingChanges
  }

  /// What is open above the list: one note, until the user turns to the next one.
  struct Page: Equatable {
    /// The number of its opening.
    let number: Int
    /// The note, which may have been deleted elsewhere.
    fileprivate(set) var noteID: Note.ID
  }

  struct State: Equatable {
    fileprivate var tab = Tab.notes
    fileprivate var page: Page?
    fileprivate var draft: Draft?
    fileprivate var alert: Alert?
    fileprivate var waitingLink: DeepLink?
    /// The number of pages and editors that were opened.
    fileprivate var openings = 0

    /// Whether an editor or an alert is over the tabs, so that no tap reaches them.
    fileprivate var isCovered: Bool { draft != nil || alert != nil }

    fileprivate func draft(_ id: Draft.ID) -> Draft? {
      draft?.id == id && alert == nil ? draft : nil
    }
  }

  private let session: SessionStore
  private let notes: NotesStore

  init(_ dispatcher: Dispatcher<Action>, _ session: SessionStore, _ notes: NotesStore) {
    self.session = session
    self.notes = notes
    super.init(dispatcher, State())
  }

  // MARK: - Getters

  var tab: Tab { state.tab }
  var page: Page? { state.page }
  /// The text in the editor that is presented.
  var draft: Draft? { state.draft }
  var alert: Alert? { state.alert }

  /// Returns the draft if its editor is presented, and no alert covers it.
  ///
  /// A tap can be on an editor that an earlier tap of the turn has closed or covered.
  func draft(_ id: Draft.ID) -> Draft? { state.draft(id) }

  // MARK: - Actions

  override func reduce(_ state: inout State, _ action: Action) {
    dispatcher.waitFor([session.dispatchToken, notes.dispatchToken])
    switch action {
    case .openNote(let id): if !state.isCovered { openNote(id, &state) }
    case .turnPage(let id, let number):
      if !state.isCovered, state.page?.number == number, notes.note(id) != nil {
        state.page?.noteID = id
      }
    case .closeNote(let number):
      if !state.isCovered, state.page?.number == number { state.page = nil }
    case .deleteNote(let id): if state.page?.noteID == id { state.page = nil }
    case .createNote: openEditor(on: nil, &state)
    case .editNote(let id): if let note = notes.note(id) { openEditor(on: note, &state) }
    case .editText(let text, let id): changeDraft(id, &state) { $0.edit(text) }
    case .saveNote(let note, let id):
      if state.draft?.id == id { state.draft?.beginSave(note) }
    case .noteSaved(_, _, let id, let succeeded):
      if state.draft?.id == id { endSave(succeeded, &state) }
    case .keepMine(let id): changeDraft(id, &state) { $0.keepMine() }
    case .takeTheirs(let id): changeDraft(id, &state) { $0.takeTheirs() }
    case .cancelEditing(let id): cancelEditing(id, &state)
    case .discardChanges: discardChanges(&state)
    case .selectTab(let tab): select(tab, &state)
    case .openLink(let link): open(link, &state)
    case .dismissAlert: dismissAlert(&state)
    case .logOut: leaveSession(&state)
    default: guard session.hasChanged() || notes.hasChanged() else { return }
    }
    if notes.hasChanged(), let id = state.draft?.note?.id {
      state.draft?.follow(notes.note(id)?.text)
    }
    showWhatWaits(&state)
  }

  private func openNote(_ id: Note.ID, _ state: inout State) {
    guard notes.note(id) != nil else { return }
    state.openings += 1
    state.page = Page(number: state.openings, noteID: id)
  }

  /// Goes back to the list if the user taps the tab that is chosen already.
  ///
  /// Tabs that an earlier tap of the turn has closed or covered can still be tapped.
  private func select(_ tab: Tab, _ state: inout State) {
    guard session.session != nil, !state.isCovered else { return }
    if tab == .notes, state.tab == .notes { state.page = nil }
    state.tab = tab
  }

  private func dismissAlert(_ state: inout State) {
    if state.alert == .noteDeleted { state.page = nil }
    state.alert = nil
  }

  /// Forgets all of the user; only an alert about a link that cannot be opened stays.
  private func leaveSession(_ state: inout State) {
    let alert = state.alert
    state = State(openings: state.openings)
    if alert == .unopenableLink { state.alert = alert }
  }

  // MARK: - Editor

  private func openEditor(on note: Note?, _ state: inout State) {
    guard notes.hasLoaded, !state.isCovered else { return }
    state.openings += 1
    state.draft = Draft(id: state.openings, note)
  }

  private func changeDraft(
    _ id: Draft.ID, _ state: inout State, _ change: (inout Draft) -> Void
  ) {
    guard var draft = state.draft(id) else { return }
    change(&draft)
    state.draft = draft
  }

  private func cancelEditing(_ id: Draft.ID, _ state: inout State) {
    guard let draft = state.draft(id) else { return }
    if draft.isDirty { state.alert = .discardingChanges } else { state.draft = nil }
  }

  private func discardChanges(_ state: inout State) {
    guard state.alert == .discardingChanges else { return }
    state.alert = nil
    state.draft = nil
  }

  private func endSave(_ succeeded: Bool, _ state: inout State) {
    if succeeded { state.draft = nil } else { state.draft?.failSave() }
  }

  // MARK: - Links

  private func open(_ link: DeepLink?, _ state: inout State) {
    if let link {
      state.waitingLink = link
    } else if state.alert == nil {
      state.alert = .unopenableLink
    }
  }

  /// Shows the alert for an open note that was deleted, then follows the link, if nothing holds
  /// them up any more.
  private func showWhatWaits(_ state: inout State) {
    guard session.session != nil, !state.isCovered else { return }
    if let page = state.page, notes.note(page.noteID) == nil, state.tab == .notes {
      state.alert = .noteDeleted
    } else if let link = state.waitingLink, link == .profile || notes.hasLoaded {
      state.waitingLink = nil
      follow(link, &state)
    }
  }

  private func follow(_ link: DeepLink, _ state: inout State) {
    switch link {
    case .profile:
      state.tab = .profile
    case .newNote:
      state.tab = .notes
      openEditor(on: nil, &state)
    case .note(let id):
      state.tab = .notes
      state.page = nil
      openNote(id, &state)
      if state.page == nil { state.alert = .unknownNote(id) }
    }
  }
}
