import Model

/// The draft in the editor that is presented.
final class EditorStore: Store<Action> {
  private let session: SessionStore
  private let notes: NotesStore
  private let navigation: NavigationStore
  private(set) var draft: Draft?

  init(
    _ dispatcher: Dispatcher<Action>, _ session: SessionStore, _ notes: NotesStore,
    _ navigation: NavigationStore
  ) {
    self.session = session
    self.notes = notes
    self.navigation = navigation
    super.init(dispatcher)
  }

  override func onDispatch(_ action: Action) {
    dispatcher.waitFor([notes.dispatchToken, navigation.dispatchToken])
    let old = draft
    if navigation.hasChanged(), navigation.editor?.id != draft?.id {
      draft = navigation.editor.map { Draft(id: $0.id, $0.note, theirs: theirs(of: $0.note)) }
    }
    guard draft != nil || old != nil else { return }
    switch action {
    case .editText(let text): draft?.edit(text)
    case .saveNote(let note, let id) where id == draft?.id: draft?.beginSave(note)
    case .keepMine: draft?.keepMine()
    case .takeTheirs: draft?.takeTheirs()
    case .server(.noteSaved(_, _, let id, succeeded: false), in: let session)
    where session == self.session.session && id == draft?.id:
      draft?.failSave()
    default: break
    }
    if notes.hasChanged() {
      let theirs = theirs(of: draft?.note)
      draft?.follow(theirs)
    }
    if draft != old { emitChange() }
  }

  private func theirs(of note: Note?) -> String? { note.flatMap { notes.note($0.id)?.text } }
}
