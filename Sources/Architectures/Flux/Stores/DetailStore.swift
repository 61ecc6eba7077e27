import Model

/// The open note as it is now or, if it was deleted, its last content.
final class DetailStore: ReduceStore<Note?, Action> {
  private let notes: NotesStore
  private let navigation: NavigationStore

  init(_ dispatcher: Dispatcher<Action>, _ notes: NotesStore, _ navigation: NavigationStore) {
    self.notes = notes
    self.navigation = navigation
    super.init(dispatcher, nil)
  }

  override func reduce(_ state: inout Note?, _ action: Action) {
    dispatcher.waitFor([notes.dispatchToken, navigation.dispatchToken])
    guard notes.hasChanged() || navigation.hasChanged() else { return }
    guard let id = navigation.page?.noteID else { return state = nil }
    if let note = notes.note(id) {
      state = note
    } else if let removal = notes.changes.last(where: { $0.id == id && $0.new == nil }) {
      state = removal.old
    }
  }
}
