import Model

/// The open note as it is now or, if it was deleted, its last content.
final class DetailStore: Store<Action> {
  private let notes: NotesStore
  private let navigation: NavigationStore
  private(set) var note: Note?

  init(_ dispatcher: Dispatcher<Action>, _ notes: NotesStore, _ navigation: NavigationStore) {
    self.notes = notes
    self.navigation = navigation
    super.init(dispatcher)
  }

  override func onDispatch(_ action: Action) {
    dispatcher.waitFor([notes.dispatchToken, navigation.dispatchToken])
    guard notes.hasChanged() || navigation.hasChanged() else { return }
    let new = navigation.openID.flatMap { notes.note($0) ?? lastContent(of: $0) }
    guard new != note else { return }
    note = new
    emitChange()
  }

  /// Returns what a deleted note contained at last, even if only within the present action.
  private func lastContent(of id: Note.ID) -> Note? {
    notes.changes.last { $0.id == id && $0.new == nil }?.old ?? note
  }
}
